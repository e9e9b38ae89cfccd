import { useId } from 'react';
import type { TwoWayItem, TwoWayPreview } from '~/domain/calendar/connection/calendar-settings';
import { dateRangeLabel } from '~/domain/gigs/gig-status';
import { plural } from '~/domain/travel/travel-label';
import { fieldWord } from '../review/conflict-words';

/** As many lines as the list shows before it scrolls. */
const LINES_SHOWN = 4;

interface TwoWayEffectsProps {
  preview: TwoWayPreview;
  /** The first of what the preview counts. */
  items: readonly TwoWayItem[];
  /** It is another one than a moment ago. */
  changed: boolean;
}

/** What turning two-way sync on does, on each side. */
export function TwoWayEffects({ preview, items, changed }: TwoWayEffectsProps) {
  const of = (wanted: TwoWayItem['action']) => items.filter(({ action }) => action === wanted);
  return (
    <div className="mt-4 grid gap-3">
      {changed ? (
        <p role="status" className="font-semibold text-14 text-warn-ink">
          This has changed in the meantime. Please look again.
        </p>
      ) : null}
      <Side title="In Google Calendar">
        <Effect
          count={preview.adds}
          items={of('create')}
          verb="created"
          why="for upcoming gigs made here"
        />
        <Effect
          count={preview.changes}
          items={of('change')}
          verb="changed"
          why="to what you edited here"
        />
        <Effect
          count={preview.deletes}
          items={of('delete')}
          verb="deleted"
          why="because you deleted the gig here"
        />
      </Side>
      <Side title="In Gigbound">
        <li>
          <strong className="font-semibold text-ink">No gig is created, changed or deleted</strong>{' '}
          by turning it on. As with every sync, changes made in Google come in first.
        </li>
        <li>
          If both sides changed the same thing, Google’s version is used, and yours is kept so you
          can choose.
        </li>
      </Side>
    </div>
  );
}

function Side({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="rounded-control border border-line bg-bg px-4 py-3">
      <h3 className="font-semibold text-14 text-ink">{title}</h3>
      <ul className="mt-1 grid gap-1 text-14 text-ink-2">{children}</ul>
    </section>
  );
}

interface EffectProps {
  count: number;
  items: readonly TwoWayItem[];
  verb: string;
  why: string;
}

function Effect({ count, items, verb, why }: EffectProps) {
  const id = useId();
  const more = count - items.length;
  return (
    <li>
      <p id={id}>
        <strong className="font-semibold text-ink">
          {plural(count, 'event')} {count === 1 ? 'is' : 'are'} {verb}
        </strong>
        {count > 0 ? `, ${why}` : null}
      </p>
      {items.length > 0 ? (
        <ul
          aria-labelledby={id}
          // Reached by the keyboard, so that it can be scrolled.
          tabIndex={items.length > LINES_SHOWN ? 0 : undefined}
          className="mt-1 mb-1.5 max-h-32 overflow-y-auto rounded-control bg-sunken px-3 py-1.5 text-13"
        >
          {items.map((item) => (
            <li key={item.id} className="flex items-baseline justify-between gap-x-4 py-0.5">
              <span className="min-w-0 text-ink [overflow-wrap:anywhere]">
                {item.title || 'No title'}
                {item.fields?.length ? (
                  <span className="text-ink-2"> ({item.fields.map(fieldWord).join(', ')})</span>
                ) : null}
              </span>
              <span className="shrink-0 text-ink-2">{dateRangeLabel(item)}</span>
            </li>
          ))}
          {more > 0 ? <li className="py-0.5 text-ink-2">and {more} more</li> : null}
        </ul>
      ) : null}
    </li>
  );
}
