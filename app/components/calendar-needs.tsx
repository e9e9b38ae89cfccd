import { CalendarX2 } from 'lucide-react';
import { Link } from '~/components/ui/link';
import type { CalendarNeeds } from '~/domain/auth/user';

export const CALENDAR_NEEDS: Record<CalendarNeeds, string> = {
  reconnect: 'Reconnect calendar',
  review: 'Review calendar',
  conflicts: 'Settle calendar changes',
};

/** In the header while the calendar sync waits for the person, and only then. */
export function CalendarNeedsLink({ needs }: { needs: CalendarNeeds }) {
  return (
    <Link
      to="/settings/calendar"
      aria-label={CALENDAR_NEEDS[needs]}
      className="hit-area relative inline-flex h-[34px] shrink-0 items-center gap-1.5 rounded-full border border-warn-line bg-warn-tint px-2.5 font-semibold text-14 text-warn-ink hover:border-warn-ink max-lg:w-[38px] max-lg:justify-center max-lg:px-0 max-md:h-[38px]"
    >
      <CalendarX2 aria-hidden="true" className="size-[18px] shrink-0" />
      <span className="max-lg:hidden">{CALENDAR_NEEDS[needs]}</span>
    </Link>
  );
}
