import type { Places } from '~/domain/places/places';
import { emptyDetail, fill, type ParsedRide } from '../parsed-detail';
import { findCarriers } from '../segments/rides/carrier-names';
import { readRides } from '../segments/rides/rides';
import { zoneOfAddress } from '../tokens/places/address-zone';
import { zoneOfCarrier } from '../vocabulary/carriers';
import { type CalendarEvent, eventsOf, readingOfEvent, wallTime } from './calendar/calendar-events';
import { first, list, nameOf, referenceOf, type Thing, text, typeOf } from './json-ld';
import { wallTimeOf } from './markup-times';

/** The rides of a train, bus or boat reservation. */
export function ridesOf(thing: Thing): ParsedRide[] {
  return list(thing.reservationFor).map((trip) => {
    const detail = emptyDetail('other');
    const company =
      nameOf(trip.provider) ??
      nameOf(trip.busCompany) ??
      nameOf(thing.provider) ??
      nameOf(thing.broker);
    const known = findCarriers(company ?? nameOfRide(trip) ?? '')[0]?.carrier ?? null;
    const provider = known?.name ?? company;
    const from = placeOf(
      trip.departureStation ??
        trip.departStation ??
        trip.departureBusStop ??
        trip.departureBoatTerminal,
    );
    const to = placeOf(trip.arrivalStation ?? trip.arrivalBusStop ?? trip.arrivalBoatTerminal);
    fill(detail, 'provider', provider);
    fill(detail, 'title', titleOf(trip, provider, to));
    fill(detail, 'confirmationNumber', referenceOf(thing));
    fill(detail, 'departureLocation', from);
    fill(detail, 'arrivalLocation', to);
    if (from) fill(detail, 'departureTimeZone', zoneOfCarrier(known, from));
    if (to) fill(detail, 'arrivalTimeZone', zoneOfCarrier(known, to));
    fill(detail, 'departureDateTime', wallTimeOf(text(trip.departureTime) ?? ''));
    fill(detail, 'arrivalDateTime', wallTimeOf(text(trip.arrivalTime) ?? ''));
    fill(detail, 'date', detail.departureDateTime?.slice(0, 10) ?? null);
    fill(detail, 'endDate', detail.arrivalDateTime?.slice(0, 10) ?? detail.date);
    fill(detail, 'seatInfo', seatsOf(thing));
    return detail;
  });
}

function nameOfRide(trip: Thing): string | null {
  return text(trip.trainName) ?? text(trip.busName) ?? text(trip.name);
}

/** "ICE 597" where the name holds the number; else name, or carrier, and number; "Train to Leeds" where all are left out. */
function titleOf(trip: Thing, provider: string | null, to: string | null): string | null {
  const name = nameOfRide(trip);
  const number = text(trip.trainNumber) ?? text(trip.busNumber);
  const kind = provider ?? /^(Train|Bus|Boat)Trip$/.exec(typeOf(trip))?.[1] ?? null;
  if (!number) return name ?? (kind && to ? `${kind} to ${to}` : kind);
  if (/\p{L}/u.test(number)) return number;
  if (name?.includes(number)) return name;
  return [name ?? provider, number].filter(Boolean).join(' ');
}

function placeOf(value: unknown): string | null {
  return nameOf(value)?.replace(/\s?\([A-Z]{3}\)$/, '') ?? null;
}

function seatsOf(thing: Thing): string | null {
  const seats = list(thing.reservedTicket).flatMap((ticket) => {
    const seat = first(ticket.ticketedSeat);
    const coach = text(seat?.seatSection);
    const number = text(seat?.seatNumber) ?? text(ticket.ticketedSeat);
    if (!number) return [];
    return [coach ? `Coach ${coach}, seat ${number}` : `Seat ${number}`];
  });
  return [...new Set(seats)].join(', ') || null;
}

/** Calendar events that tell of a ride; their own start and end count before what their text prints. */
export function readRideEvents(
  files: readonly string[],
  context: { places: Places; today: string },
): ParsedRide[] {
  return files.flatMap((file) =>
    eventsOf(file).flatMap((event) => {
      const [ride, ...others] = readRides(readingOfEvent(event, context.today), context.places);
      if (!ride || others.length > 0) return [];
      return [withEventTimes(ride, event, context.places)];
    }),
  );
}

function withEventTimes(ride: ParsedRide, event: CalendarEvent, places: Places): ParsedRide {
  const zone = (own: string | null, place: string | null) =>
    own ?? zoneOfAddress(place ?? '', places);
  const from = zone(ride.departureTimeZone, ride.departureLocation);
  fill(ride, 'departureDateTime', wallTime(event.start, from));
  fill(ride, 'date', ride.departureDateTime?.slice(0, 10) ?? null);
  if (event.end && !event.end.isDate) {
    const to = zone(ride.arrivalTimeZone, ride.arrivalLocation) ?? from;
    fill(ride, 'arrivalDateTime', wallTime(event.end, to));
  }
  fill(ride, 'endDate', ride.arrivalDateTime?.slice(0, 10) ?? ride.date);
  // The words of an event are not shown: nothing in the text can be pointed at.
  ride.spans = {};
  return ride;
}
