import { blank, withoutSpans } from '../../input/clean';
import type { ParsedCar, ParsedHotel } from '../../parsed-detail';
import { type Reading, withClean } from '../../reading';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { type Entry, entriesOf } from './entries';
import { rentalOf } from './planned-rentals';
import { stayOf } from './planned-stays';

/** What a plan of a trip's days tells of cars and stays, and what is left for its flights and the rest. */
export interface DayPlan {
  cars: ParsedCar[];
  hotels: ParsedHotel[];
  flights: Reading;
  rest: Reading;
}

const FLIES =
  /\b[A-Z]{3} ?(?:to|-|→) ?[A-Z]{3}\b|(?:^|\t|\d[.:h]\d\d(?: ?[AaPp][Mm])?)[ \t]{1,8}(?:\p{L}{3,12} ){0,3}(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{2,4}(?!\w)|\([A-Z]{3}\) (?:to|-|→) [^\n]{2,40}\([A-Z]{3}\)|\bfl(?:y|ight)\b/u;
/** "11.15  Land OSL", right behind the entry that flies. */
const LANDS =
  /^(?:land(?:s|ing|et)?|arriv(?:e|es|al|ing|ée)|ankunft|llegada|arrivo|aankomst|ankomst|przylot)(?!\p{L})/iu;
/** What a day at work begins its entries with. */
const SHOW_DAY = anyCase(`^\\W{0,3}(?:${wordsFor('show-day')})`);
const FEWEST_SHOWS = 3;
const ERRANDS = anyCase(
  /^[^\p{L}\d\n]{0,6}\d{1,2}[:.]\d{2}(?: ?[ap]\.?m\.?)?[ \t-]{1,6}(?:taxi|uber|lyft|cab|lobby|leave|transfer|shuttle|bus call|load[- ]?(?:in|out)|sound ?check|line ?check|doors|dinner|lunch|breakfast|rehearsal|curfew)\b(?![^\n]{0,120}\bflight\b)[^\n]{0,200}$/gimu,
);

/** "06:00  Taxi from the flat to LCY" is no flight's clock and place. */
export function withoutErrands(reading: Reading): Reading {
  return withClean(reading, reading.clean.replace(ERRANDS, blank));
}

/** A plan of days, each with its entries by the clock, as TripIt prints it; null where a text is none. */
export function readDayPlan(reading: Reading): DayPlan | null {
  const entries = entriesOf(reading);
  if (entries.length === 0) return null;
  const rentals = entries.flatMap(
    (entry, i) => rentalOf(reading, entry, entries.slice(i + 1)) ?? [],
  );
  const isSheet = entries.filter(({ title }) => SHOW_DAY.test(title)).length >= FEWEST_SHOWS;
  const stays = entries.flatMap(
    (entry, i) => stayOf(reading, entry, entries.slice(i + 1), isSheet) ?? [],
  );
  const used = [...rentals, ...stays].flatMap((one) => one.entries);
  const flies = ({ start, end }: Entry) => FLIES.test(reading.clean.slice(start, end));
  const lands = (entry: Entry, i: number) => {
    const before = entries[i - 1];
    return LANDS.test(entry.title) && before !== undefined && flies(before);
  };
  const grounded = entries.filter((entry, i) => !flies(entry) && !lands(entry, i));
  if (used.length === 0 && (!isSheet || grounded.length === entries.length)) return null;
  return {
    cars: rentals.map(({ detail }) => detail),
    hotels: stays.map(({ detail }) => detail),
    flights: without(reading, [...used, ...grounded]),
    rest: without(reading, used),
  };
}

function without(reading: Reading, entries: readonly Entry[]): Reading {
  return withClean(reading, withoutSpans(reading.clean, entries));
}
