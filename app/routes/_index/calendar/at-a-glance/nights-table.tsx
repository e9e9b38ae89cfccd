import type { NightsAway } from '~/domain/year/year-at-a-glance';
import { spanWords, whereWords } from './nights-words';

/** The gigs that are shown, and how one is opened. */
export interface GigLinks {
  gigs: readonly { id: string; title: string }[];
  gigHref: (gigId: string) => string;
  onOpenGig: (gigId: string) => void;
}

interface NightsTableProps extends GigLinks {
  nightsAway: readonly NightsAway[];
}

/** Each stay and each night on the way, with the gigs it was for. */
export function NightsTable({ nightsAway, ...links }: NightsTableProps) {
  return (
    <table className="w-full border-collapse text-14 text-ink-2">
      <caption className="sr-only">Nights away from home</caption>
      <thead>
        <tr className="border-line border-b text-ink-3 text-label">
          <th scope="col" className="py-1.5 text-left font-semibold">
            When
          </th>
          <th scope="col" className="py-1.5 pl-3 text-left font-semibold">
            Where
          </th>
          <th scope="col" className="py-1.5 pl-2 text-right font-semibold">
            Nights
          </th>
        </tr>
      </thead>
      <tbody>
        {nightsAway.map((run) => (
          <tr key={run.first} className="border-line border-b align-top last:border-b-0">
            <th scope="row" className="whitespace-nowrap py-1.5 text-left font-medium">
              {spanWords(run)}
            </th>
            <td className="py-1.5 pl-3 [overflow-wrap:anywhere]">
              <span className="text-ink">{whereWords(run)}</span>
              <Gigs ids={run.gigIds} {...links} />
            </td>
            <td className="py-1.5 pl-2 text-right">{run.nights}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Those that the filters leave. */
function Gigs({ ids, gigs, gigHref, onOpenGig }: GigLinks & { ids: readonly string[] }) {
  const shown = gigs.filter(({ id }) => ids.includes(id));
  return shown.map(({ id, title }) => (
    <a
      key={id}
      href={gigHref(id)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpenGig(id);
      }}
      className="block w-fit font-medium text-brand-ink underline-offset-3 hover:underline"
    >
      {title}
    </a>
  ));
}
