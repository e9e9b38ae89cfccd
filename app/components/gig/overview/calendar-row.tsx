import { CalendarSync } from 'lucide-react';
import { FactRow } from '~/components/forms/inline/editable-row';
import { Link } from '~/components/ui/link';
import type { GigCalendarState } from '~/domain/calendar/gig-state';

const WORDS: Record<GigCalendarState, string> = {
  in_step: 'In step with Google',
  waiting: 'Your change hasn’t been sent to Google yet',
  conflict: 'Changed on both sides',
  rejected: 'Your change stays here: Google did not accept it',
  read_only: 'Your change stays here: read-only calendar',
  one_way: 'Your change stays here: two-way sync is off',
};

const LINKS: Partial<Record<GigCalendarState, string>> = {
  conflict: 'Settle',
  one_way: 'Settings',
};

/** How the gig stands beside the connected calendar. */
export function CalendarRow({ state }: { state: GigCalendarState }) {
  const link = LINKS[state];
  return (
    <FactRow icon={CalendarSync}>
      <div className="flex min-h-14 items-center gap-3 py-1">
        <dl className="min-w-0 flex-1">
          <dt className="text-ink-3 text-label">Google Calendar</dt>
          <dd className="text-16 text-ink">{WORDS[state]}</dd>
        </dl>
        {link ? (
          <Link
            to="/settings/calendar"
            className="hit-area relative rounded-[8px] px-1.5 py-1 font-semibold text-15 text-brand-ink underline-offset-3 hover:underline"
          >
            {link}
            <span className="sr-only"> in the calendar settings</span>
          </Link>
        ) : null}
      </div>
    </FactRow>
  );
}
