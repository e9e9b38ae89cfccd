import type { Services } from '~/services.server';

/** What the calendar functions are handed; Google's part is there only where it is configured. */
export type CalendarServices = Pick<
  Services,
  'db' | 'now' | 'places' | 'geocodeQueue' | 'calendarQueue'
> & {
  google: NonNullable<Services['google']>;
};
