/* The calendar that Gigbound makes for leave-by times. Nothing else is written to it, or read from it. */

const MARK = 'gigbound-leave-by:';

export function ownCalendarBody(connectionId: string) {
  return {
    summary: 'Gigbound leave-by times',
    description: `When to leave for your flights and shows. Gigbound keeps these up to date; turn them off in its settings. ${MARK}${connectionId}`,
  };
}

/** True of any of them, also of one that another account here has made. */
export function isOwnCalendar(description: string | null): boolean {
  return description?.includes(MARK) ?? false;
}

export function isCalendarOf(connectionId: string, description: string | null): boolean {
  return description?.includes(MARK + connectionId) ?? false;
}
