import { foldName } from '~/domain/places/fold-name';
import type { Airport } from '~/domain/places/places';
import { shiftDay } from '~/domain/time/calendar-day';
import { instantOf } from '~/domain/time/wall-time';
import { askForAirport } from '../finish/ambiguities';
import { emptyDetail, fill, type ParsedFlight } from '../parsed-detail';
import type { AirportFinder } from '../tokens/places/airport-finder';
import { airlineCodeOf, airlineName, isAirlineCode } from '../vocabulary/airlines';
import { inZoneOf, likelierTimes } from './flight-length';
import { first, list, referenceOf, type Thing, text, thingsIn } from './json-ld';
import { isEitherOrder, wallTimeOf } from './markup-times';
import { IN_UTC, printedIn } from './universal-times';

/** The flights of a reservation; the words are those of the mail around it. */
export function flightsOf(thing: Thing, finder: AirportFinder, words: string): ParsedFlight[] {
  const flights = thingsIn(thing.reservationFor).filter(
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
    fill(detail, 'confirmationNumber', referenceOf(thing));
    const [leaves, lands] = [leavingTime(flight), text(flight.arrivalTime)];
    const from = describeEnd(detail, 'departure', flight.departureAirport, leaves, finder);
    const to = describeEnd(detail, 'arrival', flight.arrivalAirport, lands, finder);
    if (from && to && leaves && lands) readAsUtc(detail, from, to, leaves, lands, words);
    fixArrivalDate(detail);
    const day = detail.departureDateTime?.slice(0, 10) ?? null;
    fill(detail, 'provider', providerOf(code, airline.name, day));
    fill(detail, 'seatInfo', seatsOf(thing));
    fill(detail, 'date', day);
    fill(detail, 'endDate', detail.arrivalDateTime?.slice(0, 10) ?? detail.date);
    return detail;
  });
}

/** The seats of a reservation's passengers: "12C", or a row and its letter. */
function seatsOf(thing: Thing): string | null {
  const tickets = list(thing.reservedTicket).flatMap((ticket) => {
    const seat = first(ticket.ticketedSeat);
    const [row, own] = [text(seat?.seatRow), text(seat?.seatNumber) ?? text(ticket.ticketedSeat)];
    return row && own && /^[A-L]$/.test(own) ? `${row}${own}` : own;
  });
  const seats = [text(thing.airplaneSeat), ...tickets, text(thing.seatNumber)].filter(
    (seat) => seat !== null,
  );
  return [...new Set(seats.map((seat) => seat.replace(/^0+(?=\d\d)/, '')))].join(', ') || null;
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
  const known = printed ? finder.code(printed) : finder.oneNamed(name);
  fill(detail, `${end}Location`, known?.code ?? printed);
  if (!detail[`${end}Location`]) askForAirport(detail, end, name, finder.named(name));
  fill(detail, `${end}DateTime`, time ? timeOf(time, detail.flightNumber ?? '') : null);
  fill(detail, `${end}TimeZone`, known?.timeZone ?? null);
  return known;
}

/** Whether "20:24Z" is UTC or the clock at the airport, the words around it tell, or the flight's length. */
function readAsUtc(
  detail: ParsedFlight,
  from: Airport,
  to: Airport,
  leaves: string,
  lands: string,
  words: string,
) {
  const { departureDateTime: left, arrivalDateTime: landed } = detail;
  if (!left?.[10] || !landed?.[10] || !(IN_UTC.test(leaves) || IN_UTC.test(lands))) return;
  const printed = { left, lands: landed };
  const utc = inZoneOf(printed, 'UTC', from, to);
  const local = {
    left: IN_UTC.test(leaves) ? utc.left : left,
    lands: IN_UTC.test(lands) ? utc.lands : landed,
  };
  const count = printedIn(words);
  const [asWritten, asLocal] = [printed, local].map((one) => count(one.left) + count(one.lands));
  // Both clocks of the one, and neither of the other.
  const told = (asLocal ?? 0) - (asWritten ?? 0);
  const times =
    Math.abs(told) > 1 ? (told > 0 ? local : printed) : likelierTimes(from, to, [printed, local]);
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
