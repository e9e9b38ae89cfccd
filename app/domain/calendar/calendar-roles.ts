import type { GigType } from '~/domain/gigs/gig';

export const ROLES = ['booked', 'possible', 'travel'] as const;
/** What a calendar is used for; the travel calendar may be one of the other two. */
export type Role = (typeof ROLES)[number];

export interface RoleCalendars {
  bookedCalendarId: string | null;
  possibleCalendarId: string | null;
  travelCalendarId: string | null;
}

/** Each chosen calendar with what it is for, booked first. */
export function calendarRoles(chosen: RoleCalendars): Map<string, Role[]> {
  const roles = new Map<string, Role[]>();
  for (const role of ROLES) {
    const id = chosen[`${role}CalendarId`];
    if (id) roles.set(id, [...(roles.get(id) ?? []), role]);
  }
  return roles;
}

/** The type of the gigs in a calendar; null when it holds travel alone. */
export function gigTypeOf(roles: readonly Role[] | undefined): GigType | null {
  return roles?.find((role) => role !== 'travel') ?? null;
}
