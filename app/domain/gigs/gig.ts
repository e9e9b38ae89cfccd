import type { GigCalendarState } from '~/domain/calendar/gig-state';
import type { TravelNeeds } from '~/domain/travel/need';

export type GigType = 'booked' | 'possible';

export interface Tag {
  id: string;
  name: string;
  /** "#rrggbb" */
  color: string;
}

/** A gig as every screen and the API see it. Days are calendar days at the venue. */
export interface Gig {
  id: string;
  title: string;
  type: GigType;
  /** "2026-12-04" */
  date: string;
  endDate: string | null;
  /** "19:30", wall time at the venue. */
  startTime: string | null;
  endTime: string | null;
  /** When one is let in to set up, "16:00". */
  loadInTime: string | null;
  /** IANA zone of the venue, once it is known. */
  timeZone: string | null;
  location: string;
  latitude: string | null;
  longitude: string | null;
  /** IATA code of the airport the traveller would use. */
  airport: string | null;
  contactName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  contactOrganization: string | null;
  flightBooked: boolean;
  hotelBooked: boolean;
  carBooked: boolean;
  travelNotNeeded: boolean;
  googleEventId: string | null;
  /** JSON text with eventDateTime, vehicle and licensePlate. */
  additionalInfo: string | null;
  /** ISO instant in UTC. */
  createdAt: string;
  /** Whether the location is still being looked up. */
  geocoding: boolean;
  /** Whether the coordinates are the city's while the exact address is being looked up. */
  approximate: boolean;
  tags: Tag[];
  needs: TravelNeeds;
  /** How it stands beside the connected calendar; left out when it is in none. */
  calendarState?: GigCalendarState;
}

export const NO_LOCATION = 'No location specified';
