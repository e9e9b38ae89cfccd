import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { problemMessage } from '~/components/data/call-api';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { checkHeading } from '~/domain/fit/words';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { FindingRow } from './finding-row';
import type { ShownFinding, useGigFit } from './use-gig-fit';

interface TripCheckProps extends ReturnType<typeof useGigFit> {
  details: readonly TravelDetail[];
}

/** Whether the travel fits the show: one line that says so, or what clashes and what would help. */
export function TripCheck({ fit, error, reload, saving, setSilenced, details }: TripCheckProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  if (!fit) {
    return error ? (
      <PanelError onRetry={reload} className="mb-5">
        {problemMessage(error, 'Whether this trip works could not be checked.')}
      </PanelError>
    ) : // Of a gig without bookings there is mostly nothing to say.
    details.length > 0 ? (
      <Skeleton className="mb-5 h-[50px] rounded-card" />
    ) : null;
  }
  const open = fit.findings.filter(({ silenced }) => !silenced);
  const silenced = fit.findings.filter((one) => one.silenced);
  if (fit.status === 'unknown' && silenced.length === 0) return null;

  const change = (finding: ShownFinding, quiet: boolean) => {
    // The button goes away with its row.
    heading.current?.focus();
    setSilenced(finding, quiet);
  };
  const works = open.length === 0;
  return (
    <section aria-label="Trip check" className="mb-5">
      <div className="rounded-card border bg-surface shadow-low">
        <div
          role="status"
          className={
            works
              ? 'flex items-start gap-3 rounded-[15px] bg-ok-tint px-4 py-3 md:px-5'
              : 'px-4 pt-3 md:px-5'
          }
        >
          {works ? (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-[18px] shrink-0 text-ok-ink" />
          ) : null}
          <h3
            ref={heading}
            tabIndex={-1}
            className={
              works
                ? 'text-wrap font-semibold text-15 text-ok-ink outline-none'
                : 'text-wrap font-display text-display-18 outline-none'
            }
          >
            {works && silenced.length > 0
              ? 'Apart from what you said is fine, nothing clashes.'
              : checkHeading(open, fit.summary)}
            {fit.summary ? (
              <span className="font-normal font-sans text-15 text-ink"> {fit.summary}</span>
            ) : null}
          </h3>
        </div>
        {open.length > 0 ? (
          <FindingList {...{ details, saving }} findings={open} onChange={change} />
        ) : null}
      </div>
      {silenced.length > 0 ? (
        <Silenced findings={silenced} details={details} saving={saving} onChange={change} />
      ) : null}
    </section>
  );
}

interface FindingListProps {
  findings: ShownFinding[];
  details: readonly TravelDetail[];
  saving: readonly string[];
  onChange: (finding: ShownFinding, quiet: boolean) => void;
}

/** What the person knows about, put away until they want to see it. */
function Silenced({ findings, details, saving, onChange }: FindingListProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="mt-2">
      <button
        type="button"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
        className="hit-area relative px-4 py-1 font-medium text-13 text-ink-2 underline-offset-3 hover:underline md:px-5"
      >
        {shown ? 'Hide what you said is fine' : `${findings.length} you said is fine`}
      </button>
      {shown ? (
        <div className="mt-1 rounded-card border border-line border-dashed">
          <FindingList {...{ findings, details, saving, onChange }} />
        </div>
      ) : null}
    </div>
  );
}

function FindingList({ findings, details, saving, onChange }: FindingListProps) {
  return (
    <ul className="divide-y divide-line">
      {findings.map((finding) => (
        <FindingRow
          key={finding.id}
          finding={finding}
          details={details}
          pending={saving.includes(finding.id)}
          onSilence={(quiet) => onChange(finding, quiet)}
        />
      ))}
    </ul>
  );
}
