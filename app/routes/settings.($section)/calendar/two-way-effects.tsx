import type { TwoWayPreview } from '~/domain/calendar/connection/calendar-settings';
import { plural } from '~/domain/travel/travel-label';

interface TwoWayEffectsProps {
  preview: TwoWayPreview;
  /** It is another one than a moment ago. */
  changed: boolean;
}

/** What turning two-way sync on does, on each side. */
export function TwoWayEffects({ preview, changed }: TwoWayEffectsProps) {
  const { adds, changes, deletes } = preview;
  return (
    <div className="mt-4 grid gap-3">
      {changed ? (
        <p role="status" className="font-semibold text-14 text-warn-ink">
          This has changed in the meantime. Please look again.
        </p>
      ) : null}
      <Side title="In Google Calendar">
        <Effect count={adds} what="event" verb="created" why="for upcoming gigs made here" />
        <Effect count={changes} what="event" verb="changed" why="to what you edited here" />
        <Effect count={deletes} what="event" verb="deleted" why="as you deleted the gig here" />
      </Side>
      <Side title="In Gigbound">
        <li>
          <strong className="font-semibold text-ink">No gig is created, changed or deleted</strong>{' '}
          by turning it on. As with every sync, changes made in Google come in first.
        </li>
        <li>
          Where both sides changed the same thing, Google’s value is taken and yours is kept for you
          to choose.
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
  what: string;
  verb: string;
  why: string;
}

function Effect({ count, what, verb, why }: EffectProps) {
  return (
    <li>
      <strong className="font-semibold text-ink">
        {plural(count, what)} {count === 1 ? 'is' : 'are'} {verb}
      </strong>
      {count > 0 ? `, ${why}` : null}
    </li>
  );
}
