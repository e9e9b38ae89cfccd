import type { Role } from '~/domain/calendar/calendar-roles';
import type { CalendarSettings } from '~/domain/calendar/connection/calendar-settings';

export const CHOICE_FIELDS = {
  booked: 'bookedGigsCalendarId',
  possible: 'possibleGigsCalendarId',
  travel: 'travelCalendarId',
} as const satisfies Record<Role, keyof CalendarSettings>;

export type Choices = Pick<CalendarSettings, (typeof CHOICE_FIELDS)[Role]>;

export function choicesOf({
  bookedGigsCalendarId,
  possibleGigsCalendarId,
  travelCalendarId,
}: Choices): Choices {
  return { bookedGigsCalendarId, possibleGigsCalendarId, travelCalendarId };
}

/** Chooses a calendar for a role, or takes it back where it was chosen already. */
export function toggled(choices: Choices, role: Role, calendarId: string): Choices {
  const field = CHOICE_FIELDS[role];
  return { ...choicesOf(choices), [field]: choices[field] === calendarId ? null : calendarId };
}

export function chosenIds(choices: Choices): Set<string> {
  return new Set(Object.values(choicesOf(choices)).filter((id): id is string => id !== null));
}

/** A sync needs a calendar of gigs. */
export function canSync(choices: Choices): boolean {
  return choices.bookedGigsCalendarId !== null || choices.possibleGigsCalendarId !== null;
}
