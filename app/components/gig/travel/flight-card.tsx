import { cx } from 'class-variance-authority';
import { Plane } from 'lucide-react';
import { dayLabel, lettersOf, wallTimeLabel } from '~/domain/time/day-label';
import { clockLabel } from '~/domain/time/wall-time';
import {
  arrivalDayShift,
  type DetailEnd,
  detailEnds,
  minutesInTheAir,
} from '~/domain/travel/detail-ends';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { airportCode, durationLabel, flightName, placeName } from '~/domain/travel/travel-label';
import { ConfirmationFact } from './confirmation-fact';
import { DetailMenu } from './detail-menu';
import { CompleteToggle, Fact, TravelCard, type TravelCardProps } from './travel-card';

/** The first leg as a boarding pass, the others in a line each. */
export function FlightCard(card: TravelCardProps) {
  const [first, ...others] = card.details;
  const day = first && detailEnds(first).start?.day;
  return (
    <TravelCard
      card={card}
      subline={first && [flightName(first), day && dayLabel(day)].filter(Boolean).join(' · ')}
      menu={
        first ? <DetailMenu detail={first} name={legName(first)} onPaste={card.onPaste} /> : null
      }
      empty="No flight details added."
    >
      {first ? <BoardingPass leg={first} card={card} /> : null}
      {others.length > 0 ? (
        <ul className="-mx-4 mt-4 -mb-4 md:-mx-5 md:-mb-5">
          {others.map((leg) => (
            <LegRow key={leg.id} leg={leg} />
          ))}
        </ul>
      ) : null}
    </TravelCard>
  );
}

function BoardingPass({ leg, card }: { leg: TravelDetail; card: TravelCardProps }) {
  const { start, end } = detailEnds(leg);
  const minutes = minutesInTheAir(leg);
  const shift = shiftLabel(leg);
  return (
    <>
      <div className="mt-4 grid grid-cols-[auto_minmax(28px,1fr)_auto] items-center gap-x-4 md:gap-x-6">
        <PassEnd end={start} location={leg.startsLocation} label="From" />
        <div className="grid justify-items-center gap-1 text-13 text-ink-3">
          <span className="min-h-[18px]">{minutes ? durationLabel(minutes) : ''}</span>
          <span aria-hidden="true" className="relative grid w-full place-items-center">
            <Dots className="absolute inset-x-0 top-1/2" />
            <Plane className="relative size-7 rotate-45 bg-surface px-1 text-brand-ink" />
          </span>
          <span className="min-h-[18px] text-center">{shift}</span>
        </div>
        <PassEnd end={end} location={leg.endsLocation} label="To" right />
      </div>
      <Perforation />
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <ConfirmationFact number={leg.confirmationNumber} />
          {leg.seatInfo ? <Fact label="Seat">{leg.seatInfo}</Fact> : null}
        </dl>
        <div className="ml-auto">
          <CompleteToggle card={card} />
        </div>
      </div>
    </>
  );
}

interface PassEndProps {
  end: DetailEnd | null;
  location: string | null;
  label: string;
  right?: boolean;
}

function PassEnd({ end, location, label, right = false }: PassEndProps) {
  const code = airportCode(location);
  const name = placeName(location);
  return (
    <div className={cx('max-w-[180px]', right && 'text-right')}>
      <span className="sr-only">{label} </span>
      {code ? (
        <p className="font-display text-airport text-ink max-md:text-[2.125rem]">{code}</p>
      ) : (
        <p className="line-clamp-4 font-display text-display-24 text-ink [overflow-wrap:anywhere]">
          {name ?? 'Not given'}
        </p>
      )}
      {end ? (
        <p className="whitespace-nowrap font-semibold text-15 text-ink">
          {end.time ? clockLabel(end.time) : dayLabel(end.day)}
          <span className="font-normal text-14 text-ink-3"> {lettersOf(end, end.timeZone)}</span>
        </p>
      ) : null}
      {code && name !== code ? <p className="text-14 text-ink-3">{name}</p> : null}
    </div>
  );
}

/** A later leg in one line: where, when, which. */
function LegRow({ leg }: { leg: TravelDetail }) {
  const { start, end } = detailEnds(leg);
  const from = airportCode(leg.startsLocation) ?? placeName(leg.startsLocation);
  const to = airportCode(leg.endsLocation) ?? placeName(leg.endsLocation);
  const facts = [flightName(leg), leg.seatInfo].filter(Boolean).join(' · ');
  return (
    <li className="flex items-center gap-x-4 border-line border-t px-4 py-2.5 md:px-5">
      <div className="grid min-w-0 flex-1 items-center gap-x-6 gap-y-1 max-sm:grid-cols-1 sm:grid-cols-[minmax(152px,auto)_minmax(50%,1fr)]">
        <p className="flex min-w-0 items-center gap-2 font-bold font-display text-16 text-ink">
          <span className="line-clamp-2 [overflow-wrap:anywhere]">{from ?? 'From'}</span>
          <span className="sr-only">to</span>
          <span aria-hidden="true" className="relative grid w-14 shrink-0 place-items-center">
            <Dots className="absolute inset-x-0 top-1/2" />
            <Plane className="relative size-6 rotate-45 bg-surface px-1 text-brand-ink" />
          </span>
          <span className="line-clamp-2 [overflow-wrap:anywhere]">{to ?? 'To'}</span>
        </p>
        <div className="min-w-0">
          <p className="text-14 text-ink-2">
            {start ? (
              <span className="font-semibold text-ink">
                {wallTimeLabel(start)} {lettersOf(start, start.timeZone)}
              </span>
            ) : null}
            {end?.time ? ` to ${endLabel(leg, end)}` : null}
          </p>
          {facts ? <p className="text-13 text-ink-3 [overflow-wrap:anywhere]">{facts}</p> : null}
        </div>
      </div>
      <DetailMenu detail={leg} name={legName(leg)} />
    </li>
  );
}

function endLabel(leg: TravelDetail, end: DetailEnd): string {
  const time = arrivalDayShift(leg) === 0 ? clockLabel(end.time ?? '') : wallTimeLabel(end);
  return `${time} ${lettersOf(end, end.timeZone)}`.trim();
}

function Dots({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        'h-[3px] bg-[radial-gradient(circle,var(--line-strong)_1.2px,transparent_1.4px)] bg-[length:7px_3px]',
        className,
      )}
    />
  );
}

/** The tear line of the pass; its notches take the colour of what lies behind. */
function Perforation() {
  const notch =
    'absolute top-1/2 h-[18px] w-[10px] -translate-y-1/2 border border-line bg-[var(--behind,var(--bg))]';
  return (
    <div aria-hidden="true" className="relative -mx-4 my-4 h-[18px] md:-mx-5">
      <Dots className="absolute inset-x-5 top-1/2" />
      <span className={cx(notch, '-left-px rounded-r-full border-l-0')} />
      <span className={cx(notch, '-right-px rounded-l-full border-r-0')} />
    </div>
  );
}

function shiftLabel(leg: TravelDetail): string {
  const shift = arrivalDayShift(leg);
  if (shift === 0) return '';
  if (shift === 1) return 'Arrives next day';
  return shift > 0 ? `Arrives ${shift} days later` : 'Arrives the day before';
}

function legName(leg: TravelDetail): string {
  return flightName(leg) ?? 'Flight';
}
