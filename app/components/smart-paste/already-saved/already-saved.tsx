import { ArrowRight, CalendarCheck, ListChecks } from 'lucide-react';
import { SegmentedControl } from '~/components/ui/form/segmented-control';
import type { SavedReview } from './use-saved-matches';

interface AlreadySavedProps {
  match: SavedReview;
  onUpdate: (update: boolean) => void;
}

/** Says that a found booking is in the trip already, and what it would change there. */
export function AlreadySaved({ match, onUpdate }: AlreadySavedProps) {
  const { fromCalendar, sameBooking, update, changes } = match;
  const Icon = fromCalendar ? CalendarCheck : ListChecks;
  return (
    <div className="mb-2 rounded-control border border-brand-line bg-brand-tint p-3 md:-mx-3">
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className="mt-px size-5 shrink-0 text-brand-ink" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-15 text-ink">
            {sameBooking ? 'Already in this trip' : 'One much like it is in this trip'}
          </p>
          <p role="status" className="text-14 text-ink-2">
            {sentence(match)}
          </p>
          {update && changes.length > 0 ? (
            <dl className="mt-2 grid gap-x-4 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)]">
              {changes.map(({ column, label, before, after }) => (
                <div key={column} className="contents">
                  <dt className="text-ink-2 text-label leading-[1.375rem] max-sm:mt-1">{label}</dt>
                  <dd className="flex flex-wrap items-center gap-x-2 text-14 text-ink [overflow-wrap:anywhere]">
                    <span className="min-w-0 text-ink-2">{before}</span>
                    <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-brand-ink" />
                    <span className="sr-only">becomes</span>
                    <strong className="min-w-0 font-semibold">{after}</strong>
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
      </div>
      {fromCalendar ? null : (
        <SegmentedControl
          label="What to do with it"
          value={update ? 'update' : 'add'}
          onValueChange={(value) => onUpdate(value === 'update')}
          segments={[
            { value: 'update', label: 'Update it' },
            { value: 'add', label: 'Add as new' },
          ]}
          className="mt-3 flex max-sm:w-full sm:w-72"
        />
      )}
    </div>
  );
}

function sentence({ fromCalendar, sameBooking, update, changes }: SavedReview): string {
  if (fromCalendar) return 'It came from your calendar. Adding this makes a second one.';
  if (!update) return 'Adding this makes a second one.';
  if (changes.length === 0) return 'This text says nothing new about it.';
  return sameBooking ? 'This will change:' : 'It has another reference. Updating it will change:';
}
