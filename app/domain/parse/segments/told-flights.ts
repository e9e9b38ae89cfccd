import type { ParsedDetail } from '../parsed-detail';
import type { Line, Reading } from '../reading';
import { spellingsOf, wordsFor } from '../vocabulary/labels';
import { anyCase } from '../vocabulary/patterns';
import { namesCarModel } from './cars/car-classes';

/* A rental may name the flight that its desk waits for. It is told with the rental, and not booked by its mail. */

const NUMBER_ALONE = /: {0,4}[A-Z\d]{2} ?\d{1,4}$/;
const FETCHED = spellingsOf('pick-up', 'pick-up-place');
/** Lines between the heading of a rental's pick-up and the flight its desk is told. */
const DESK_REACH = 8;

/** "Flight: FR7413" below "PICK-UP", its day and its branch: such a line heads no part of a package. */
export function isLineToldToDesk(lines: readonly Line[], i: number): boolean {
  if (!NUMBER_ALONE.test(lines[i]?.text ?? '')) return false;
  const above = lines.slice(Math.max(0, i - DESK_REACH), i);
  return above.some(({ text }) => FETCHED.has(text.replace(/\W+$/, '').toLowerCase()));
}

const FLIGHT_LABEL = anyCase(`^\\W{0,3}(?:${wordsFor('flight')})[^\\n:]{0,12}:\\s{0,3}$`);
const CAR_FETCHED = anyCase(
  `(?:^|\\n)\\W{0,3}(?:delivery|collection|${wordsFor('pick-up')}|${wordsFor('pick-up-place')})[^\\n:]{0,16}(?::|[ \\t]*(?=\\n))`,
);
/** Characters of a rental above the flight it was told. */
const RENTAL_REACH = 400;

/** "Delivery: Heraklion Airport (HER)", "Flight no.: FR7413" of who fetches a car, at the number's offset. */
export function isNumberToldToRental({ clean }: Reading, start: number): boolean {
  const line = clean.lastIndexOf('\n', start);
  const above = clean.slice(Math.max(0, line - RENTAL_REACH), line);
  return (
    FLIGHT_LABEL.test(clean.slice(line + 1, start)) &&
    CAR_FETCHED.test(above) &&
    namesCarModel(clean)
  );
}

/** One flight that leaves when a car is fetched or brought back is the one the rental was told of. */
export function isOnlyFlightOfRental(
  flights: readonly ParsedDetail[],
  { clean }: Reading,
  rentals: () => readonly ParsedDetail[],
): boolean {
  const [flight, ...others] = flights;
  if (!flight?.departureDateTime || others.length > 0 || !namesCarModel(clean)) return false;
  return rentals().some(({ pickupDate, returnDate }) =>
    [pickupDate, returnDate].includes(flight.departureDateTime),
  );
}
