import { foldName } from '~/domain/places/fold-name';
import type { Airport } from '~/domain/places/places';
import { shiftDay } from '~/domain/time/calendar-day';
import { instantOf } from '~/domain/time/wall-time';
import { askForAirport } from '../finish/ambiguities';
import {
  emptyDetail,
  fill,
  type ParsedCar,
  type ParsedDetail,
  type ParsedFlight,
  type ParsedHotel,
} from '../parsed-detail';
import { findCompany } from '../segments/cars/car-companies';
import { withoutRoomLabel } from '../segments/hotels/rooms';
import { clock, findTimes } from '../tokens/dates/times';
import type { AirportFinder } from '../tokens/places/airport-finder';
import { airlineCodeOf, airlineName, isAirlineCode } from '../vocabulary/airlines';
import { readingOf } from './calendar-events';
import { inZoneOf, likelierTimes } from './flight-length';
import {
  first,
  isEitherOrder,
  list,
  nameOf,
  type Thing,
  text,
  typeOf,
  wallTimeOf,
} from './json-ld';
import { ridesOf } from './rides';

/** Reservations among schema.org things; cancelled ones are left out. */
export function readReservations(things: readonly Thing[], finder: AirportFinder): ParsedDetail[] {
  return things.flatMap((thing): ParsedDetail[] => {
    if (/cancel/i.test(text(thing.reservationStatus) ?? text(thing.status) ?? '')) return [];
    const type = reservationOf(thing);
    if (type === 'FlightReservation') return flightsOf(thing, finder);
    if (type === 'LodgingReservation') return [stayOf(thing)];
    if (type === 'RentalCarReservation') return [rentalOf(thing)];
    if (/^(?:Train|Bus|Boat)Reservation$/.test(type)) return ridesOf(thing);
    return [];
  });
}

/** "Reservation" alone is of what it is for. */
function reservationOf(thing: Thing): string {
  const type = typeOf(thing);
  if (type !== 'Reservation') return type;
  const kind = typeOf(first(thing.reservationFor) ?? {});
  if (kind === 'Flight') return 'FlightReservation';
  if (/^(?:Hotel|Hostel|Motel|Resort|BedAndBreakfast|Lodging\w*)$/.test(kind))
    return 'LodgingReservation';
  const [, trip] = /^(Train|Bus|Boat)Trip$/.exec(kind) ?? [];
  return trip ? `${trip}Reservation` : type;
}

function flightsOf(thing: Thing, finder: AirportFinder): ParsedFlight[] {
  const flights = list(thing.reservationFor).filter(
    (flight) => flight.departureTime ?? flight.departureAirport ?? flight.flightNumber,
  );
  return flights.map((flight) => {
    const detail = emptyDetail('flight');
    const airline = airlineOf(flight);
    const printed = (text(flight.flightNumber) ?? '').replace(/\s+/g, '').toUpperCase();
    const own = /^([A-Z][A-Z0-9]|\d[A-Z])(\d{1,4})[A-Z]?$/.exec(printed);
    const code =
      (own?.[1] && (isAirlineCode(own[1]) || !airline.code) ? own[1] : null) ??
      airline.code ??
      (airline.name ? airlineCodeOf(airline.name) : null);
    const number = (
      own && own[1] === code ? own[2] : /(\d{1,4})[A-Z]?$/.exec(printed)?.[1]
    )?.replace(/^0+(?=\d)/, '');
    if (number) fill(detail, 'flightNumber', `${code ?? ''}${number}`);
    fill(detail, 'confirmationNumber', text(thing.reservationNumber) ?? text(thing.reservationId));
    const [leaves, lands] = [leavingTime(flight), text(flight.arrivalTime)];
    const from = describeEnd(detail, 'departure', flight.departureAirport, leaves, finder);
    const to = describeEnd(detail, 'arrival', flight.arrivalAirport, lands, finder);
    if (from && to && leaves?.endsWith('Z') && lands?.endsWith('Z')) readAsUtc(detail, from, to);
    fixArrivalDate(detail);
    const day = detail.departureDateTime?.slice(0, 10) ?? null;
    fill(detail, 'provider', providerOf(code, airline.name, day));
    const seat =
      text(thing.airplaneSeat) ??
      text(first(thing.reservedTicket)?.ticketedSeat) ??
      text(first(first(thing.reservedTicket)?.ticketedSeat)?.seatNumber) ??
      text(thing.seatNumber);
    fill(detail, 'seatInfo', seat?.replace(/^0+(?=\d)/, '') ?? null);
    fill(detail, 'date', day);
    fill(detail, 'endDate', detail.arrivalDateTime?.slice(0, 10) ?? detail.date);
    return detail;
  });
}

/** The airline a flight names, as a thing or in a word that may be its code: "BA". */
function airlineOf(flight: Thing): { name: string | null; code: string | null } {
  const airline = first(flight.airline) ?? first(flight.provider) ?? first(flight.carrier);
  const name = text(airline?.name) ?? text(flight.airline);
  const code = text(airline?.iataCode)?.toUpperCase() ?? null;
  return name && isAirlineCode(name) ? { name: null, code: code ?? name } : { name, code };
}

/** The airline by its code, unless the name printed beside it is another one's that sells the flight. */
function providerOf(code: string | null, printed: string | null, day: string | null) {
  const known = code && airlineName(code, day);
  if (!known || !printed || airlineCodeOf(printed) === code) return known || printed;
  if (/\boper/i.test(printed)) return known;
  return bearOneName(known, printed) ? known : printed;
}

const ANY_AIRLINE = /^(?:air|airways|airlines?|lines?|international|regional|express|the|de|of)$/;

/** Lufthansa and "Deutsche Lufthansa AG", but not TUI Airways and "Blue Sky Airlines". */
function bearOneName(known: string, printed: string): boolean {
  const words = (name: string) => foldName(name).split(' ');
  const telling = words(known).filter((word) => !ANY_AIRLINE.test(word));
  return telling.length === 0 || telling.some((word) => words(printed).includes(word));
}

/** A boarding pass tells of the boarding alone: its day is the flight's. */
function leavingTime(flight: Thing): string | null {
  const boarding = text(flight.departureDay) ?? wallTimeOf(text(flight.boardingTime) ?? '');
  return text(flight.departureTime) ?? boarding?.slice(0, 10) ?? null;
}

function describeEnd(
  detail: ParsedFlight,
  end: 'departure' | 'arrival',
  printedAirport: unknown,
  time: string | null,
  finder: AirportFinder,
): Airport | null {
  const airport = first(printedAirport);
  const code = text(airport?.iataCode)?.trim().toUpperCase();
  const name = text(airport?.name) ?? text(printedAirport) ?? '';
  const inName = /\(([A-Z]{3})\)|^([A-Z]{3})$/.exec(name);
  const printed = code && /^[A-Z]{3}$/.test(code) ? code : (inName?.[1] ?? inName?.[2] ?? null);
  const named = printed ? [] : finder.named(name);
  const known = printed ? finder.code(printed) : only(named);
  fill(detail, `${end}Location`, known?.code ?? printed);
  if (!detail[`${end}Location`]) askForAirport(detail, end, name, named);
  fill(detail, `${end}DateTime`, time ? timeOf(time, detail.flightNumber ?? '') : null);
  fill(detail, `${end}TimeZone`, known?.timeZone ?? null);
  return known;
}

/** "20:24Z" is UTC to some senders, and the clock at the airport to others: the flight's length tells. */
function readAsUtc(detail: ParsedFlight, from: Airport, to: Airport) {
  const { departureDateTime: left, arrivalDateTime: lands } = detail;
  if (!left?.[10] || !lands?.[10]) return;
  const printed = { left, lands };
  const times = likelierTimes(from, to, [printed, inZoneOf(printed, 'UTC', from, to)]);
  detail.departureDateTime = times.left;
  detail.arrivalDateTime = times.lands;
}

/** Eurowings' markup writes the month first; of others nobody can tell. */
function timeOf(printed: string, flightNumber: string): string | null {
  if (!isEitherOrder(printed)) return wallTimeOf(printed);
  return /^(?:EW|4U)\d/.test(flightNumber)
    ? wallTimeOf(printed.replace(/(\d{2})-(\d{2})-(\d{4})/, '$3-$1-$2'))
    : null;
}

/** Some senders leave the arrival's day at the departure's. */
function fixArrivalDate(detail: ParsedFlight) {
  const {
    departureDateTime: left,
    arrivalDateTime: lands,
    departureTimeZone: from,
    arrivalTimeZone: to,
  } = detail;
  if (!left?.[10] || !lands?.[10] || !from || !to || left.slice(0, 10) !== lands.slice(0, 10))
    return;
  if (instantOf(lands, to) <= instantOf(left, from)) {
    detail.arrivalDateTime = `${shiftDay(lands.slice(0, 10), 1)}${lands.slice(10)}`;
  }
}

function stayOf(thing: Thing): ParsedHotel {
  const detail = emptyDetail('hotel');
  const place = first(thing.reservationFor) ?? first(thing.lodgingBusiness) ?? {};
  fill(detail, 'provider', text(place.name) ?? text(first(thing.provider)?.name));
  fill(detail, 'confirmationNumber', text(thing.reservationNumber) ?? text(thing.reservationId));
  fill(detail, 'location', addressOf(place.address));
  const { checkinTime, checkinDate, checkInDate, checkInTime } = thing;
  const { checkoutTime, checkoutDate, checkOutDate, checkOutTime } = thing;
  const checkIn = stayEnd([checkinTime, checkinDate, checkInDate, checkInTime]);
  const checkOut = stayEnd([checkoutTime, checkoutDate, checkOutDate, checkOutTime]);
  fill(detail, 'checkInDate', checkIn);
  fill(detail, 'checkOutDate', checkOut);
  fill(detail, 'date', checkIn?.slice(0, 10) ?? null);
  fill(detail, 'endDate', checkOut?.slice(0, 10) ?? null);
  fill(detail, 'roomInfo', roomOf(thing));
  return detail;
}

/** The first that has a day, with the clock of another where it has none itself. */
function stayEnd(printed: readonly unknown[]): string | null {
  const texts = printed.map(text).filter((one) => one !== null);
  const day = texts.map(wallTimeOf).find((one) => one !== null) ?? null;
  if (day === null || day.length > 10) return day;
  const [time] = texts.flatMap((one) => (/^\D{0,3}\d{1,2}[: ]/.test(one) ? findTimes(one) : []));
  return time ? `${day}T${clock(time.minutes)}` : day;
}

function roomOf(thing: Thing): string | null {
  const room =
    text(thing.lodgingUnitType) ??
    text(thing.lodgingUnitDescription) ??
    text(thing.accommodationCategory);
  return room && withoutRoomLabel(room);
}

function rentalOf(thing: Thing): ParsedCar {
  const detail = emptyDetail('car');
  const car = first(thing.reservationFor) ?? {};
  const pickup = first(thing.pickupLocation);
  const back = first(thing.dropoffLocation);
  const company =
    nameOf(car.rentalCompany) ??
    nameOf(thing.provider) ??
    nameOf(thing.broker) ??
    findCompany(readingOf(nameOf(pickup) ?? ''))?.name ??
    null;
  fill(detail, 'provider', company);
  fill(detail, 'confirmationNumber', text(thing.reservationNumber) ?? text(thing.reservationId));
  fill(detail, 'location', placeText(pickup, thing.pickupLocation));
  fill(detail, 'returnLocation', placeText(back, thing.dropoffLocation) ?? detail.location);
  fill(detail, 'pickupDate', wallTimeOf(text(thing.pickupTime) ?? ''));
  fill(detail, 'returnDate', wallTimeOf(text(thing.dropoffTime) ?? ''));
  fill(detail, 'date', detail.pickupDate?.slice(0, 10) ?? null);
  fill(detail, 'endDate', detail.returnDate?.slice(0, 10) ?? null);
  fill(detail, 'carType', carOf(car));
  return detail;
}

/** "Economy Class Car, Honda Civic": the class that is booked, and a car of it. */
function carOf(car: Thing): string {
  const own = text(car.model) ?? nameOf(car.brand);
  const brand = nameOf(car.brand);
  const model = brand && own && !own.includes(brand) ? `${brand} ${own}` : own;
  const words = [text(car.name), text(car.vehicleClass), model].filter((one) => one !== null);
  const isWithin = (one: string, i: number) =>
    words.some((other, at) =>
      at < i ? other.includes(one) : at > i && other.includes(one) && other !== one,
    );
  return words.filter((one, i) => !isWithin(one, i)).join(', ');
}

function placeText(place: Thing | null, raw: unknown): string | null {
  if (!place) return text(raw);
  const name = text(place.name);
  const address = addressOf(place.address);
  return name && address && !address.includes(name) ? `${name}, ${address}` : (name ?? address);
}

function addressOf(value: unknown): string | null {
  const plain = text(value);
  if (plain) return plain.replace(/\s*\n\s*/g, ', ');
  const address = first(value);
  if (!address) return null;
  const region = [text(address.addressRegion), text(address.postalCode)].filter(Boolean).join(' ');
  const country = text(address.addressCountry) ?? text(first(address.addressCountry)?.name);
  const parts = [text(address.streetAddress), text(address.addressLocality), region, country];
  return parts.filter(Boolean).join(', ') || null;
}

function only<T>(all: readonly T[]): T | null {
  return all.length === 1 ? (all[0] ?? null) : null;
}
