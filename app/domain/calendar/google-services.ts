import type { DomainError } from '~/domain/domain-error';
import type { Services } from '~/services.server';

/** What the calendar functions are handed; Google's part is there only where it is configured. */
export type CalendarServices = Pick<
  Services,
  'db' | 'reads' | 'cache' | 'now' | 'background' | 'places' | 'geocodeQueue' | 'calendarQueue'
> & {
  google: NonNullable<Services['google']>;
};

export const GOOGLE_NOT_CONFIGURED: DomainError = {
  reason: 'google_not_configured',
  message: 'Google Calendar is not set up on this site.',
};

export const NOT_CONNECTED: DomainError = {
  reason: 'not_connected',
  message: 'Connect your Google Calendar first.',
};

export const RECONNECT_NEEDED: DomainError = {
  reason: 'reconnect_needed',
  message: 'Google Calendar has to be connected again.',
};

/** The services with Google's part, or null where it is not configured. A request says where the site is. */
export function calendarServices(
  services: Services,
  origin = services.google?.origin ?? '',
): CalendarServices | null {
  const { google } = services;
  return google && { ...services, google: { ...google, origin } };
}
