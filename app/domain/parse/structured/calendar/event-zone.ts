import type { Places } from '~/domain/places/places';
import { zoneOfAddress } from '../../tokens/places/address-zone';
import type { CalendarEvent } from './calendar-events';

export function zoneOfEvent({ geo, location }: CalendarEvent, places: Places): string | null {
  return (geo && places.timeZoneAt(geo.latitude, geo.longitude)) ?? zoneOfAddress(location, places);
}
