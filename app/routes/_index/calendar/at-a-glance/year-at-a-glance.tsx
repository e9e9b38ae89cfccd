import { problemMessage } from '~/components/data/call-api';
import { useApiQuery } from '~/components/data/use-api-query';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { Link } from '~/components/ui/link';
import type { Totals, YearAtAGlance as Year } from '~/domain/year/year-at-a-glance';
import { MonthsTable } from './months-table';
import { NightsStrip } from './nights-strip';
import { type GigLinks, NightsTable } from './nights-table';

export interface YearAtAGlanceProps extends GigLinks {
  year: number;
  /** The person's day, "2026-05-14". */
  today: string;
}

/** Where the nights of a year are spent, and what its travel adds up to, as a picture and as tables. */
export default function YearAtAGlance({ year, today, ...links }: YearAtAGlanceProps) {
  const { data, error, reload } = useApiQuery<Year>(`/api/years/${year}`);
  return (
    <div className="rounded-card border border-line bg-surface p-4 shadow-low md:p-5">
      <h2 className="text-display-24">{year} at a glance</h2>
      {data ? (
        <Loaded year={data} today={today} {...links} />
      ) : error ? (
        <PanelError onRetry={reload} className="mt-3">
          {problemMessage(error, 'The year could not be added up.')}
        </PanelError>
      ) : (
        <Skeleton className="mt-3 h-[250px] rounded-control" />
      )}
    </div>
  );
}

function Loaded({ year, today, ...links }: Omit<YearAtAGlanceProps, 'year'> & { year: Year }) {
  const { total, nightsAway, homeKnown } = year;
  if (total.gigs + total.nightsAway + total.miles + total.flights === 0) {
    return (
      <p className="mt-1 max-w-[68ch] text-15 text-ink-2">
        Nothing is booked in {year.year} yet. Booked gigs and their travel add up here.
      </p>
    );
  }
  return (
    <>
      <TotalsRow {...total} />
      <NightsStrip year={year} today={today} />
      {total.miles > 0 ? (
        <p className="mt-1 text-13 text-ink-3">
          Miles are those of flights, trains, buses and ferries, as the crow flies.
        </p>
      ) : null}
      {homeKnown ? null : (
        <p className="mt-3 max-w-[68ch] text-14 text-ink-2">
          Gigs without bookings count no nights until it is known where you live.{' '}
          <Link to="/settings" className="hit-area relative text-link">
            Set your home
          </Link>
        </p>
      )}
      <details className="mt-4 border-line border-t pt-3">
        <summary className="w-fit cursor-pointer rounded-[8px] py-1.5 font-semibold text-15 text-brand-ink">
          Show as tables
        </summary>
        <div className="mt-2 grid items-start gap-x-10 gap-y-6 @min-[900px]/year:grid-cols-2">
          <MonthsTable year={year} />
          {nightsAway.length > 0 ? <NightsTable nightsAway={nightsAway} {...links} /> : null}
        </div>
      </details>
    </>
  );
}

function TotalsRow({ gigs, nightsAway, miles, flights }: Totals) {
  const figures = [
    [gigs, gigs === 1 ? 'booked gig' : 'booked gigs'],
    [nightsAway, nightsAway === 1 ? 'night away' : 'nights away'],
    [miles, miles === 1 ? 'mile' : 'miles'],
    [flights, flights === 1 ? 'flight' : 'flights'],
  ] as const;
  return (
    <ul className="mt-2 grid grid-cols-2 gap-x-8 gap-y-2 @min-[640px]/year:flex">
      {figures.map(([figure, words]) => (
        <li key={words} className="flex items-baseline gap-1.5">
          <span className="font-display text-display-24 text-ink">
            {figure.toLocaleString('en-US')}
          </span>
          <span className="text-14 text-ink-2">{words}</span>
        </li>
      ))}
    </ul>
  );
}
