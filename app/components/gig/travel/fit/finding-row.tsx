import { cx } from 'class-variance-authority';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { Button, buttonStyle } from '~/components/ui/button';
import type { Severity } from '~/domain/fit/fit';
import { landingSearchUrl } from '~/domain/travel/pricing/deep-links';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { useTravelActions } from '../travel-actions';
import { detailToEdit, type ShownFinding } from './use-gig-fit';

const LOOKS = {
  problem: { Icon: CircleAlert, word: 'Problem', ink: 'text-bad-ink' },
  warning: { Icon: TriangleAlert, word: 'Warning', ink: 'text-warn-ink' },
  note: { Icon: Info, word: 'Note', ink: 'text-info-ink' },
} satisfies Record<Severity, object>;

interface FindingRowProps {
  finding: ShownFinding;
  details: readonly TravelDetail[];
  pending: boolean;
  onSilence: (silenced: boolean) => void;
}

/** One thing that does not fit, with what would help. */
export function FindingRow({ finding, details, pending, onSilence }: FindingRowProps) {
  const { Icon, word, ink } = LOOKS[finding.severity];
  const { silenced, sentence } = finding;
  return (
    <li className="flex gap-3 px-4 py-3 md:px-5">
      <Icon
        aria-hidden="true"
        className={cx('mt-0.5 size-[18px] shrink-0', silenced ? 'text-ink-3' : ink)}
      />
      <div className="min-w-0 flex-1">
        <p className="text-pretty text-15 text-ink [overflow-wrap:anywhere]">
          <span className={cx('font-semibold', silenced ? 'text-ink-3' : ink)}>{word}: </span>
          {sentence}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {silenced ? null : <Fixes finding={finding} details={details} />}
          <Button
            variant="ghost"
            size="sm"
            pending={pending}
            onClick={() => onSilence(!silenced)}
            aria-label={`${silenced ? 'Warn me again' : 'I know, it’s fine'}: ${sentence}`}
          >
            {silenced ? 'Warn me again' : 'I know, it’s fine'}
          </Button>
        </div>
      </div>
    </li>
  );
}

function Fixes({ finding, details }: Pick<FindingRowProps, 'finding' | 'details'>) {
  const { onEdit, onByHand } = useTravelActions();
  const edit = detailToEdit(finding, details);
  const hotel = finding.fixes.find((fix) => fix.kind === 'add-hotel');
  const flight = finding.fixes.find((fix) => fix.kind === 'search-flight');
  const searchUrl = flight ? landingSearchUrl(flight) : null;
  return (
    <>
      {edit ? (
        <Button variant="secondary" size="sm" onClick={() => onEdit(edit.detail, edit.field)}>
          Edit the {EDITED[edit.detail.detailType]}
        </Button>
      ) : null}
      {hotel ? (
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            onByHand('hotel', { arrive: hotel.checkInDate, leave: hotel.checkOutDate })
          }
        >
          Add a hotel
        </Button>
      ) : null}
      {searchUrl ? (
        <a
          href={searchUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({ variant: 'secondary', size: 'sm' })}
        >
          Search flights that fit
          <span className="sr-only">, in a new tab</span>
        </a>
      ) : null}
    </>
  );
}

const EDITED = { flight: 'flight', hotel: 'hotel', car: 'car', other: 'booking' } as const;
