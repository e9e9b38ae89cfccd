import { fill, type ParsedDetail, type SourceSpan } from '../parsed-detail';
import { lineAt, type Reading } from '../reading';
import { CLASS_CODE, findCar } from '../segments/cars/car-classes';
import { findSeats } from '../segments/flights/flight-seats';
import { LOCATOR } from '../segments/flights/reference-places';
import { findRoom } from '../segments/hotels/rooms';
import { findFlights } from '../tokens/flight-numbers';
import { findReferences } from '../tokens/references/references';
import { AGENCIES } from '../vocabulary/brands';
import { mergeDetails } from './merge';

/** Markup is exact about its kind of booking: text then only fills gaps of it, and adds other kinds. */
export function supplementing(
  structured: readonly ParsedDetail[],
  fromText: readonly ParsedDetail[],
): ParsedDetail[] {
  if (structured.length === 0) return [...fromText];
  const kinds = new Set(structured.map((detail) => detail.type));
  return fromText.filter(
    (detail) =>
      !kinds.has(detail.type) ||
      mergeDetails([...structured.map(copy), copy(detail)]).length === structured.length,
  );
}

/** What markup leaves out and the text around it prints, though all the rest of the booking stands in the markup alone. */
export function fillGaps(structured: readonly ParsedDetail[], reading: Reading) {
  fillRoom(structured, reading);
  fillCar(structured, reading);
  fillSeats(structured, reading);
  fillReference(structured, reading);
}

/** The markup of an agency has its own number: the counter's is the one the text tells beside it. */
export function ofCounters(
  structured: readonly ParsedDetail[],
  fromText: readonly ParsedDetail[],
  { clean }: Reading,
) {
  for (const rental of structured.filter(({ type }) => type === 'car')) {
    const [told, ...others] = fromText.filter(({ type }) => type === 'car');
    const own = told?.confirmationNumber;
    if (!told || !own || others.length > 0 || !AGENCIES.test(clean.slice(0, HEAD))) continue;
    if (rental.confirmationNumber && clean.includes(rental.confirmationNumber))
      Object.assign(rental, { confirmationNumber: own });
  }
}

/** Characters of a mail in which an agency names itself. */
const HEAD = 600;

/** Flights whose markup has no seats, below it "Robin Vale   Seat 12C". */
function fillSeats(structured: readonly ParsedDetail[], reading: Reading) {
  const flights = structured.filter(({ type }) => type === 'flight');
  if (flights.length === 0 || flights.some(({ seatInfo }) => seatInfo !== null)) return;
  const numbers = findFlights(reading, null);
  const seats = findSeats(reading, numbers);
  const lineOf = ({ start }: SourceSpan) => lineAt(reading.lines, start);
  for (const flight of flights) {
    const lines = numbers
      .filter(({ number }) => flight.flightNumber?.slice(2) === number)
      .map(lineOf);
    const own = flights.length === 1 ? seats : seats.filter((seat) => lines.includes(lineOf(seat)));
    const told = [...new Set(own.map(({ seat }) => seat))].join(', ');
    fill(flight, 'seatInfo', told || null, reading, own);
  }
}

/** Bookings of one kind, none of which has a number in the markup: the one the text prints behind its label. */
function fillReference(structured: readonly ParsedDetail[], reading: Reading) {
  const kinds = new Set(structured.map(({ type }) => type));
  const [kind, ...others] = kinds;
  if (!kind || others.length > 0 || structured.some((one) => one.confirmationNumber)) return;
  const told = findReferences(reading).find(
    ({ rank, value }) => rank > 3 && (kind !== 'flight' || LOCATOR.test(value)),
  );
  for (const detail of structured)
    fill(detail, 'confirmationNumber', told?.value ?? null, reading, [told]);
}

/** A stay whose markup has no room: the text around it may print one without the stay's days. */
function fillRoom(structured: readonly ParsedDetail[], reading: Reading) {
  const [hotel, ...others] = structured.filter(({ type }) => type === 'hotel');
  if (!hotel || others.length > 0 || hotel.roomInfo !== null) return;
  const room = findRoom(reading);
  fill(hotel, 'roomInfo', room?.text ?? null, reading, [room]);
}

/** A rental whose markup has no more than its class's code: the text around it may name the car. */
function fillCar(structured: readonly ParsedDetail[], reading: Reading) {
  const [rental, ...others] = structured.filter(({ type }) => type === 'car');
  if (!rental || others.length > 0 || !CLASS_CODE.test(rental.carType ?? '')) return;
  const car = findCar(reading);
  if (car && !CLASS_CODE.test(car.text)) fill(rental, 'carType', car.text, reading, [car]);
}

function copy(detail: ParsedDetail): ParsedDetail {
  return {
    ...detail,
    sources: { ...detail.sources },
    spans: { ...detail.spans },
    ambiguities: [...detail.ambiguities],
  };
}
