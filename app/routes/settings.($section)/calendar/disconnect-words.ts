import type { CalendarSettings } from '~/domain/calendar/connection/calendar-settings';

/** What becomes of things when the account is disconnected, or another one takes its place. */
export function disconnectWords({
  leaveByTimes,
  status,
}: Pick<CalendarSettings, 'leaveByTimes' | 'status'>): string {
  const stays = 'Your gigs stay. The chosen calendars are forgotten';
  if (!leaveByTimes) return `${stays}.`;
  // Without access Google deletes nothing for us.
  return status === 'reconnect_needed'
    ? `${stays}. You can delete “Gigbound leave-by times” in Google Calendar.`
    : `${stays}, and the calendar of leave-by times is deleted.`;
}
