import type { Places } from '~/domain/places/places';
import { isRideNonBooking, saysBooked } from '../../input/non-bookings';
import { emptyDetail, fill, type ParsedRide } from '../../parsed-detail';
import type { Reading } from '../../reading';
import type { PrintedNumber } from '../../tokens/leg-tokens';
import { findReferences } from '../../tokens/references/references';
import { type Carrier, carrierNamed, zoneOfCarrier } from '../../vocabulary/carriers';
import { describeTimes } from '../legs/describe-times';
import type { Leg, LegRules, LegToken } from '../legs/leg';
import { readLegs } from '../legs/read-legs';
import { findCarriers, mailCarrier, type PrintedCarrier } from './carrier-names';
import { findRides } from './ride-numbers';
import { rideReference, rideSeats, rideTitle, rideWord } from './ride-ticket';
import { tokenizeRides } from './ride-tokens';

const RULES: LegRules = {
  arrivalReach: 260,
  overnight: 0,
  isLeg: ({ from, to, departureDate }) => departureDate !== null && (from ?? to) !== null,
};

/** Every train, bus, ferry or shuttle a text confirms, one detail each. */
export function readRides(reading: Reading, places: Places): ParsedRide[] {
  if (isRideNonBooking(reading)) return [];
  const references = findReferences(reading);
  const carriers = findCarriers(reading.clean);
  const { seller, ...mails } = mailCarrier(reading, carriers);
  const rides = findRides(reading.clean, carriers);
  const carrier = mails.carrier ?? (seller ? null : carrierOfTrain(rides));
  const reference = rideReference(references, reading, 0, reading.clean.length);
  const word = rideWord(reading, carrier ?? seller);
  if (!word || (!reference && !saysBooked(reading))) return [];
  const firm = references.filter(({ rank }) => rank > 1);
  const tokens = inOrderOf(carrier, tokenizeRides(reading, carriers, rides, firm));
  const known = carrier !== null || seller !== null;
  const legs = readLegs(tokens, reading.clean, RULES).filter(({ from, to, departs, number }) => {
    if (from && to) return reference !== null || (known && departs !== null);
    return known && departs !== null && (number !== null || reference !== null);
  });
  return legs.map((leg, i) => {
    const until = legs[i + 1]?.start ?? reading.clean.length;
    const from = i === 0 ? 0 : leg.start;
    const own = carriers.filter(({ start }) => start >= leg.start && start < until);
    const runs = carrierOf(leg, own, carrier);
    const detail = emptyDetail('other');
    describeCarrier(detail, runs ?? seller, [...own, ...carriers], reading);
    const { title, spans } = rideTitle(leg, runs, word);
    fill(detail, 'title', title, reading, spans);
    describePlaces(detail, leg, (name) => stationZone(name, runs, places), reading);
    describeTimes(detail, leg, reading);
    const mine = rideReference(references, reading, leg.start, until) ?? reference;
    fill(detail, 'confirmationNumber', mine?.value ?? null, reading, [mine]);
    const seats = rideSeats(reading, legs.length === 1 ? 0 : from, until);
    fill(detail, 'seatInfo', seats.map(({ text }) => text).join(', '), reading, seats);
    describeNotes(detail, leg, until, runs ? seller : null, reading);
    return detail;
  });
}

/** A train may be named without who runs it: "Cascades 505". */
function carrierOfTrain(rides: readonly PrintedNumber[]): Carrier | null {
  const name = rides.find((ride) => ride.carrier !== null)?.carrier;
  return name ? carrierNamed(name) : null;
}

/** A European carrier writes the day first. */
function inOrderOf(carrier: Carrier | null, tokens: readonly LegToken[]): LegToken[] {
  const dayFirst = carrier?.timeZone?.startsWith('Europe/') ?? false;
  return tokens.map((token) =>
    dayFirst && token.kind === 'date' && token.ambiguous
      ? { ...token, day8601: token.ambiguous, ambiguous: undefined }
      : token,
  );
}

/** Who runs it: named beside it, by its train's name, else the mail's own. */
function carrierOf(
  { number: ride }: Leg,
  own: readonly PrintedCarrier[],
  mails: Carrier | null,
): Carrier | null {
  const named = own.map(({ carrier }) => carrier).filter(({ seller }) => !seller);
  if (
    ride?.carrier &&
    ride.carrier !== mails?.name &&
    !named.some(({ name }) => name === ride.carrier)
  )
    return carrierNamed(ride.carrier) ?? mails;
  return mails && named.includes(mails) ? mails : (named[0] ?? mails);
}

function describeCarrier(
  detail: ParsedRide,
  carrier: Carrier | null,
  printed: readonly PrintedCarrier[],
  reading: Reading,
) {
  if (!carrier) return;
  const mention = printed.find((one) => one.carrier === carrier);
  fill(detail, 'provider', carrier.name, reading, [mention]);
  if (!detail.sources.provider) detail.sources.provider = carrier.name;
}

function describePlaces(
  detail: ParsedRide,
  { from, to }: Leg,
  zoneOf: (station: string) => string | null,
  reading: Reading,
) {
  for (const [end, station] of [
    ['departure', from],
    ['arrival', to],
  ] as const) {
    const name = station?.mention.name;
    if (!station || !name) continue;
    fill(detail, `${end}Location`, name, reading, [station.mention]);
    fill(detail, `${end}TimeZone`, zoneOf(name), reading, [station.mention]);
  }
}

/** Who else has to do with it: the one who runs it for another, the one it was bought from. */
function describeNotes(
  detail: ParsedRide,
  leg: Leg,
  until: number,
  seller: Carrier | null,
  reading: Reading,
) {
  const words = reading.clean.slice(leg.start, Math.min(until, leg.end + 160));
  const operator = /\boperated by:?\s([^\n\t,.;(]{3,60})/i.exec(words)?.[1]?.trim();
  const notes = [
    operator && operator !== detail.provider ? `Operated by ${operator}` : null,
    seller ? `Booked through ${seller.name}` : null,
  ];
  fill(detail, 'notes', notes.filter(Boolean).join('. '));
}

/** Enough to see every city of one name. */
const NAMESAKES = 12;

/**
 * The zone at a station: its carrier's own, or that of the place it names, or of the city it begins
 * with ("Chicago Union Station"). Null for a city whose namesakes lie in other zones, or abroad.
 */
function stationZone(name: string, carrier: Carrier | null, places: Places): string | null {
  return zoneOfCarrier(carrier, name) ?? placeZone(name, places);
}

function placeZone(name: string, places: Places): string | null {
  if (places.meansAbroad(name)) return null;
  // Without its state a city may be any of several.
  const place = name.includes(', ') ? places.locate(name) : null;
  if (place) return places.timeZoneAt(place.latitude, place.longitude);
  const words = name.split(' ');
  for (let count = Math.min(words.length, 3); count > 0; count -= 1) {
    const zone = cityZone(words.slice(0, count).join(' '), places);
    if (zone !== undefined) return zone;
  }
  return null;
}

/** Undefined where there is no city of that name. */
function cityZone(city: string, places: Places): string | null | undefined {
  const cities = places
    .suggest(city, NAMESAKES)
    .filter(({ kind, label }) => kind === 'city' && label.startsWith(`${city}, `));
  if (cities.length === 0) return undefined;
  if (places.meansAbroad(city)) return null;
  const zones = new Set(cities.map((one) => places.timeZoneAt(one.latitude, one.longitude)));
  return zones.size === 1 ? ([...zones][0] ?? null) : null;
}
