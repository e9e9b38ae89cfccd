import type { Places } from '~/domain/places/places';
import { askForName } from '../finish/ambiguities';
import {
  emptyDetail,
  fill,
  type ParsedCar,
  type ParsedDetail,
  type ParsedHotel,
} from '../parsed-detail';
import { CLASS_CODE, namesCarModel } from '../segments/cars/car-classes';
import { companyIn, findCompany } from '../segments/cars/car-companies';
import { withoutRoomLabel } from '../segments/hotels/tidy-room';
import { clock, findTimes } from '../tokens/dates/times';
import { zoneOfAddress } from '../tokens/places/address-zone';
import type { AirportFinder } from '../tokens/places/airport-finder';
import { readingOf } from './calendar/calendar-events';
import { flightsOf } from './flight-reservations';
import { first, nameOf, referenceOf, type Thing, text, typeOf } from './json-ld';
import { addressOf, placeText } from './markup-addresses';
import { wallTimeOf } from './markup-times';
import { ridesOf } from './rides';
import { IN_UTC, universalMoment } from './universal-times';

/** What reservations are read with: the words are those of the mail around them. */
interface Around {
  finder: AirportFinder;
  places: Places;
  words: string;
}

/** Reservations among schema.org things; cancelled ones are left out. */
export function readReservations(things: readonly Thing[], around: Around): ParsedDetail[] {
  const { finder, words } = around;
  return things.flatMap((thing): ParsedDetail[] => {
    if (isCancelled(thing)) return [];
    const kind = kindOf(thing);
    if (kind === 'flight') return flightsOf(thing, finder, words);
    if (kind === 'hotel') return [stayOf(thing, around)];
    if (kind === 'car') return [rentalOf(thing, around)];
    if (kind === 'ride') return ridesOf(thing);
    return isWholeFlight(thing) ? flightsOf({ reservationFor: thing }, finder, words) : [];
  });
}

/** Whether a reservation says of itself that it was cancelled. */
export function isCancelled(thing: Thing): boolean {
  return /cancel/i.test(text(thing.reservationStatus) ?? text(thing.status) ?? '');
}

const KINDS: readonly [RegExp, 'flight' | 'hotel' | 'car' | 'ride'][] = [
  [/^Flight/i, 'flight'],
  [
    /^(?:Lodging|Hotel|Hostel|Motel|Resort|BedAndBreakfast|Accommodation|House|Apartment)/i,
    'hotel',
  ],
  [/^(?:RentalCar|AutoRental|Car$|Vehicle$)/i, 'car'],
  [/^(?:Train|Bus|Boat)(?:Reservation|Trip)$/i, 'ride'],
];

/** "Reservation" alone is of what it is for. */
function kindOf(thing: Thing) {
  const type = typeOf(thing);
  if (!/Reservation$/i.test(type)) return null;
  const name = /^Reservation$/i.test(type) ? typeOf(first(thing.reservationFor) ?? {}) : type;
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** A trip's plan lists its flights without a reservation around each. */
function isWholeFlight(thing: Thing): boolean {
  const { flightNumber, departureTime, departureAirport, arrivalAirport } = thing;
  return (
    typeOf(thing) === 'Flight' &&
    [flightNumber, departureTime, departureAirport, arrivalAirport].every(Boolean)
  );
}

function stayOf(thing: Thing, around: Around): ParsedHotel {
  const detail = emptyDetail('hotel');
  const place = first(thing.reservationFor) ?? first(thing.lodgingBusiness) ?? {};
  fill(detail, 'provider', ownName(text(place.name)) ?? text(first(thing.provider)?.name));
  fill(detail, 'confirmationNumber', referenceOf(thing));
  fill(detail, 'location', addressOf(place.address, around.words));
  const { checkinTime, checkinDate, checkInDate, checkInTime } = thing;
  const { checkoutTime, checkoutDate, checkOutDate, checkOutTime } = thing;
  const moment = (printed: readonly unknown[]) =>
    withoutMidnight(momentOf(printed, detail.location, around));
  const checkIn = moment([checkinTime, checkinDate, checkInDate, checkInTime]);
  const checkOut = moment([checkoutTime, checkoutDate, checkOutDate, checkOutTime]);
  fill(detail, 'checkInDate', checkIn);
  fill(detail, 'checkOutDate', checkOut);
  fill(detail, 'date', checkIn?.slice(0, 10) ?? null);
  fill(detail, 'endDate', checkOut?.slice(0, 10) ?? null);
  fill(detail, 'roomInfo', roomOf(thing, place));
  if (!detail.provider && detail.confirmationNumber && checkIn) askForName(detail, checkIn);
  return detail;
}

/** Nobody checks in or out at midnight: it stands for a day without an hour. */
function withoutMidnight(moment: string | null): string | null {
  return moment?.replace(/T00:00$/, '') ?? null;
}

/** The wall time at a place. */
function momentOf(
  printed: readonly unknown[],
  place: string | null,
  { places, words }: Around,
): string | null {
  const written = endOf(printed);
  const isUniversal = printed.some((one) => IN_UTC.test(text(one) ?? ''));
  if (!written || written.length === 10 || !isUniversal) return written;
  return universalMoment(written, place ? zoneOfAddress(place, places) : null, words);
}

/** The first that has a day, with the clock of another where it has none itself. */
function endOf(printed: readonly unknown[]): string | null {
  const texts = printed.map(text).filter((one) => one !== null);
  const day = texts.map(wallTimeOf).find((one) => one !== null) ?? null;
  if (day === null || day.length > 10) return day;
  const [time] = texts.flatMap((one) => (/^\D{0,3}\d{1,2}[: ]/.test(one) ? findTimes(one) : []));
  return time ? `${day}T${clock(time.minutes)}` : day;
}

/** Behind the two that are specified, senders have their own: "roomType", "roomName". */
const ROOM_PROPERTY = /^(?:lodgingUnit|room|unit|accommodation)/i;

function roomOf(thing: Thing, house: Thing): string | null {
  const others = Object.keys(thing).filter((key) => ROOM_PROPERTY.test(key));
  const printed = ['lodgingUnitType', 'lodgingUnitDescription', ...others]
    .map((key) => nameOf(thing[key]))
    .filter((one) => one !== null && !/^\d+$/.test(one));
  const told = printed.find((one) => one && !ROOM_CODE.test(one)) ?? printed[0];
  const room = told ?? nameOf(house.containsPlace);
  return room && withoutRoomLabel(room);
}

/** "KXPR": what a house calls its rooms itself. */
const ROOM_CODE = /^(?=.*[A-Z])[A-Z\d]{2,6}$/;

function rentalOf(thing: Thing, around: Around): ParsedCar {
  const detail = emptyDetail('car');
  const car = first(thing.reservationFor) ?? {};
  const pickup = first(thing.pickupLocation);
  const back = first(thing.dropoffLocation);
  const company =
    nameOf(car.rentalCompany) ??
    nameOf(thing.rentalCompany) ??
    nameOf(car.provider) ??
    nameOf(thing.provider) ??
    nameOf(thing.broker) ??
    nameOf(thing.bookingAgent) ??
    findCompany(readingOf(nameOf(pickup) ?? ''))?.name ??
    null;
  // "Alamo Rent A Car" is the Alamo of a text.
  fill(detail, 'provider', company && (companyIn(company) ?? company));
  fill(detail, 'confirmationNumber', referenceOf(thing));
  fill(detail, 'location', placeText(pickup ?? thing.pickupLocation, around.words));
  fill(
    detail,
    'returnLocation',
    placeText(back ?? thing.dropoffLocation, around.words) ?? detail.location,
  );
  fill(
    detail,
    'pickupDate',
    momentOf([thing.pickupTime, thing.pickupDate], detail.location, around),
  );
  fill(
    detail,
    'returnDate',
    momentOf([thing.dropoffTime, thing.dropoffDate], detail.returnLocation, around),
  );
  fill(detail, 'date', detail.pickupDate?.slice(0, 10) ?? null);
  fill(detail, 'endDate', detail.returnDate?.slice(0, 10) ?? null);
  fill(detail, 'carType', carOf(car));
  return detail;
}

/**
 * "Economy Class Car, Honda Civic": the class that is booked, and a car of it; "VW Golf (CLMR)" where it is a code,
 * and what the code is said to be.
 */
function carOf(car: Thing): string {
  const described = text(car.description);
  if (described && namesCarModel(described) && CLASS_CODE.test(text(car.name) ?? ''))
    return described;
  const brand = nameOf(car.brand);
  const own = text(car.model) ?? brand;
  const model = brand && own && !own.includes(brand) ? `${brand} ${own}` : own;
  const name = text(car.name)?.replace(CODE_BEHIND, '') ?? null;
  const words = [name, text(car.vehicleClass), model].filter((one) => one !== null);
  const isSaid = (one: string, i: number) =>
    words.some((other, at) => at !== i && other.includes(one) && (at < i || other !== one));
  const told = words.filter((one, i) => !isSaid(one, i));
  const [code = '', other] = told;
  return other && CLASS_CODE.test(code) ? `${told.slice(1).join(', ')} (${code})` : told.join(', ');
}

/** "Fiat 500 or similar|MCMR". */
const CODE_BEHIND = /\s?\|\s?[A-Z]{4}$/;

/** An address of a mail is no house's name. */
function ownName(name: string | null): string | null {
  return name?.includes('@') ? null : name;
}
