import { type DetailField, fieldsOf, type ParsedDetail } from '../parsed-detail';

/** One detail per leg, stay, rental and ride: the first says what it says, later ones fill its gaps. */
export function mergeDetails(details: readonly ParsedDetail[]): ParsedDetail[] {
  const merged: ParsedDetail[] = [];
  for (const detail of details) {
    const same = merged.find((other) => isSame(other, detail));
    if (same) absorb(same, detail, merged);
    else merged.push(detail);
  }
  return merged;
}

function isSame(a: ParsedDetail, b: ParsedDetail): boolean {
  if (a.type !== b.type) return false;
  if (a.type === 'flight') return isSameFlight(a, b);
  if (a.type === 'hotel')
    return (
      agree(a.checkInDate, b.checkInDate, 10) &&
      (agree(a.provider?.toLowerCase() ?? null, b.provider?.toLowerCase() ?? null) ||
        agree(a.confirmationNumber, b.confirmationNumber) ||
        similar(a.provider, b.provider))
    );
  if (a.type === 'other') return isSameRide(a, b);
  return agree(a.pickupDate, b.pickupDate, 10) && agree(a.provider, b.provider);
}

/** Same day and places, however long their names are printed, and no time or number that differs. */
function isSameRide(a: ParsedDetail, b: ParsedDetail): boolean {
  const samePlace = (one: string | null, other: string | null) =>
    one === null || other === null || similar(one, other);
  const sameNumber = agree(rideNumber(a), rideNumber(b));
  const met =
    (a.departureLocation && b.departureLocation) || (a.arrivalLocation && b.arrivalLocation);
  return (
    Boolean(met) &&
    sameNumber &&
    agree(a.departureDateTime, b.departureDateTime, 10) &&
    agree(timeOf(a.departureDateTime), timeOf(b.departureDateTime)) &&
    agree(timeOf(a.arrivalDateTime), timeOf(b.arrivalDateTime)) &&
    samePlace(a.departureLocation, b.departureLocation) &&
    samePlace(a.arrivalLocation, b.arrivalLocation)
  );
}

function rideNumber({ title }: ParsedDetail): string | null {
  return title?.match(/\d+$/)?.[0] ?? null;
}

function timeOf(moment: string | null): string | null {
  return moment?.slice(11) || null;
}

/** Same number and day; or a codeshare: same route and day, and no time that differs. */
function isSameFlight(a: ParsedDetail, b: ParsedDetail): boolean {
  if (!agree(a.departureDateTime, b.departureDateTime, 10)) return false;
  const sameEnds =
    agree(a.departureLocation, b.departureLocation) && agree(a.arrivalLocation, b.arrivalLocation);
  const clash =
    a.departureDateTime?.[10] &&
    b.departureDateTime?.[10] &&
    a.departureDateTime !== b.departureDateTime;
  if (a.flightNumber && b.flightNumber && digits(a.flightNumber) === digits(b.flightNumber))
    return (
      sameEnds ||
      (!clash &&
        (agree(a.departureLocation, b.departureLocation) ||
          agree(a.arrivalLocation, b.arrivalLocation)))
    );
  return sameEnds && Boolean(a.departureLocation && b.departureLocation) && !clash;
}

function digits(flightNumber: string): string {
  return flightNumber.replace(/^[A-Z0-9]{2}(?=\d)/, '').replace(/\D/g, '');
}

/** Conflict means both present and different; absence is no conflict. */
function agree(a: string | null, b: string | null, length = 80): boolean {
  return a === null || b === null || a.slice(0, length) === b.slice(0, length);
}

function similar(a: string | null, b: string | null): boolean {
  if (!a || !b) return false;
  const [short, long] = [a.toLowerCase(), b.toLowerCase()].sort((x, y) => x.length - y.length);
  return Boolean(short && long?.includes(short));
}

function absorb(into: ParsedDetail, from: ParsedDetail, all: readonly ParsedDetail[]) {
  for (const field of fieldsOf(into.type)) {
    if (field === 'seatInfo') joinSeats(into, from, all);
    const mine = into[field];
    const theirs = from[field];
    const finer =
      mine !== null &&
      theirs !== null &&
      mine.length === 10 &&
      theirs.length > 10 &&
      theirs.startsWith(mine) &&
      !['date', 'endDate'].includes(field);
    const isCounters = field === 'confirmationNumber' && isAgencys(into) && isLocator(theirs);
    if (theirs !== null && (mine === null || finer || isCounters)) take(into, from, field);
    else if (mine === theirs && !into.spans[field]?.length && from.spans[field]?.length) {
      // The same value was read in the text as well: now it can be shown there.
      into.spans[field] = from.spans[field];
      into.sources[field] = from.sources[field] ?? into.sources[field] ?? '';
    }
  }
  into.ambiguities = [
    ...into.ambiguities,
    ...from.ambiguities.filter(
      (ambiguity) => !into.ambiguities.some((one) => one.field === ambiguity.field),
    ),
  ].filter((ambiguity) => into[ambiguity.field as DetailField] === null);
}

/**
 * An agency's markup has the number of its own order for all flights. Where the text told the airline's
 * locator of one of them (`numbers` are those of before), it is that of the others of this airline.
 */
export function shareLocators(
  flights: readonly ParsedDetail[],
  numbers: readonly (string | null)[],
) {
  flights.forEach((flight, i) => {
    if (!isAgencys(flight)) return;
    const told = flights.find(
      (other, at) =>
        numbers[at] === numbers[i] &&
        other.provider === flight.provider &&
        isLocator(other.confirmationNumber),
    );
    if (told) take(flight, told, 'confirmationNumber');
  });
}

/** Whether a flight's number is that of an agency's order. */
function isAgencys({ type, confirmationNumber }: ParsedDetail): boolean {
  return type === 'flight' && /^\d{8,}$/.test(confirmationNumber ?? '');
}

/** What the airline's counter asks for: "KXQ7TL". */
function isLocator(value: string | null): boolean {
  return value !== null && /^(?=.*[A-Z])[A-Z\d]{6}$/.test(value);
}

function take(into: ParsedDetail, from: ParsedDetail, field: DetailField) {
  Object.assign(into, { [field]: from[field] });
  if (from.sources[field] !== undefined) into.sources[field] = from.sources[field];
  if (from.spans[field]) into.spans[field] = from.spans[field];
}

/** Two travellers on one flight have a seat each. A seat that markup tells of another of `all` is that one's. */
function joinSeats(into: ParsedDetail, from: ParsedDetail, all: readonly ParsedDetail[]) {
  if (!into.seatInfo || !from.seatInfo) return;
  const isMarkup = ({ spans }: ParsedDetail) => !spans.seatInfo?.length;
  const isFromText = isMarkup(into) && !isMarkup(from);
  // Markup that has several travellers has them all.
  if (isFromText && into.seatInfo.includes(', ')) return;
  const taken = all.flatMap((other) =>
    isFromText && other !== into && isMarkup(other) ? (other.seatInfo?.split(', ') ?? []) : [],
  );
  const spans = from.spans.seatInfo ?? [];
  const added = from.seatInfo
    .split(', ')
    .flatMap((seat, i) => (taken.includes(seat) ? [] : { seat, span: spans[i] }));
  into.seatInfo = [
    ...new Set([...into.seatInfo.split(', '), ...added.map(({ seat }) => seat)]),
  ].join(', ');
  into.spans.seatInfo = [
    ...(into.spans.seatInfo ?? []),
    ...added.flatMap(({ span }) => span ?? []),
  ];
}
