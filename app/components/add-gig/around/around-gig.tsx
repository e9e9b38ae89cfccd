import { cx } from 'class-variance-authority';
import { CalendarDays, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Severity } from '~/domain/fit/fit';
import { neighbourWords, otherNeighbours } from '~/domain/fit/views/neighbour-words';
import { type TypedTimeAndPlace, useDraftFit } from './use-draft-fit';

const LOOKS = {
  problem: { Icon: CircleAlert, word: 'Problem', ink: 'text-bad-ink' },
  warning: { Icon: TriangleAlert, word: 'Warning', ink: 'text-warn-ink' },
  note: { Icon: Info, word: 'Note', ink: 'text-info-ink' },
} satisfies Record<Severity, object>;

/** What the gig that is being typed would clash with, and how far away the gigs next to it are. */
export function AroundGig({ typed }: { typed: TypedTimeAndPlace | null }) {
  const answer = useDraftFit(typed);
  const known = answer !== null && answer !== 'failed' ? answer : null;
  return (
    <section aria-label="Gigs around it">
      <div className={boxStyle}>
        {known ? null : (
          <p className="text-ink-3">
            {typed === null
              ? 'With a location and a date you see here which gigs are around it.'
              : answer === 'failed'
                ? 'The gigs around it could not be read.'
                : 'Looking at the gigs around it...'}
          </p>
        )}
        <div role="status">{known ? <Answer {...known} /> : null}</div>
      </div>
    </section>
  );
}

/* As high as the gigs before and after need: what stands below keeps its place. It grows inside the
   section, since a grid makes its own items no higher than they have to be. */
const boxStyle =
  'grid min-h-[76px] content-center gap-1.5 rounded-control bg-sunken px-3.5 py-2.5 text-14 text-ink-2';

type AnswerProps = Exclude<ReturnType<typeof useDraftFit>, 'failed' | null>;

function Answer({ fit, about }: AnswerProps) {
  const neighbours = otherNeighbours(fit);
  if (fit.findings.length + neighbours.length === 0) {
    return <p>No other gig within 30 days.</p>;
  }
  return (
    <ul className="grid gap-1.5">
      {fit.findings.map(({ id, severity, sentence }) => {
        const { Icon, word, ink } = LOOKS[severity];
        return (
          <Row key={id} icon={<Icon />} ink={ink}>
            <span className="font-medium text-ink">
              <span className={cx('font-semibold', ink)}>{word}: </span>
              {sentence}
            </span>
          </Row>
        );
      })}
      {neighbours.map((neighbour) => (
        <Row key={neighbour.gigId} icon={<CalendarDays />}>
          {neighbourWords(neighbour, about)}
        </Row>
      ))}
    </ul>
  );
}

function Row({ icon, ink = 'text-ink-3', children }: RowProps) {
  return (
    <li className="flex items-start gap-2">
      <span aria-hidden="true" className={cx('mt-0.5 shrink-0 [&_svg]:size-4', ink)}>
        {icon}
      </span>
      <span className="min-w-0 flex-1 text-pretty [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}

interface RowProps {
  icon: ReactNode;
  ink?: string;
  children: ReactNode;
}
