import { daysBetween } from '~/domain/time/calendar-day';
import { withoutSpans } from '../../input/clean';
import type { Cell, Reading } from '../../reading';
import type { ResolvedDate } from '../../tokens/dates/resolve-dates';
import { findTimes, type PrintedTime } from '../../tokens/dates/times';
import { matchesOf } from '../../tokens/matches';
import { looksLikeCode, type PrintedReference } from '../../tokens/references/reference-codes';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import type { RentalBrand } from './car-companies';
import { isPlace } from './place-words';
import { datesOf, type PrintedRental } from './unlabelled-rentals';

const PICKS_UP = anyCase(`(?<!\\p{L})(?:${wordsFor('pick-up')}|collect(?:ion)?)(?!\\p{L})`, 'g');
const BRINGS_BACK = anyCase(
  `(?<!\\p{L})(?:${wordsFor('return')}|se devuelve|se entrega|on (?:le|la) rend|si riconsegna)(?!\\p{L})`,
);
const LONGEST_RENTAL = 60;
/** "Res.-Nr. 9746650271", "Reserva 26-771904", "ref RX88120": what stands before a number among the rental's own words. */
const NUMBER = anyCase(
  /(?<!\p{L})(?:res(?:erv(?:a|ation|ierung|ering|ação|azione))?|réservation|buchung|booking|ref(?:erence)?|conf(?:irmation)?)\.?(?:[- ]?(?:nr|no|num|number|n[°º]))?[.:# ]{1,3}(?=[A-Z-]{0,9}\d)([A-Z\d-]{5,14})(?![\w-])/gu,
);
/** Characters between a company and the word for its pick-up, between that and the return, and behind that. */
const NEAR = 90;
const BETWEEN = 260;
const BEHIND = 90;
/** "Sa 14.11.2026 – Fahrt nach Graz" far above: a plan's day heads what is done on it. */
const DAY_ABOVE = 900;

/**
 * "Mietwagen Sixt, Abholung 10:00 Uhr Wien Hauptbahnhof, Abgabe So 15.11. 12:30 Uhr Graz Flughafen": a rental
 * told in words, by the verbs of its two ends. The day of the pick-up may be that of the plan above.
 */
export function rentalInWords(
  reading: Reading,
  company: RentalBrand,
  references: readonly PrintedReference[],
): PrintedRental | null {
  const { clean } = reading;
  const up = matchesOf(clean, PICKS_UP).find(
    ({ index }) => Math.abs(index - company.start) < NEAR && !isLabel(clean, index),
  );
  const behindUp = up ? up.index + up[0].length : 0;
  const back = up && BRINGS_BACK.exec(clean.slice(behindUp, behindUp + BETWEEN));
  if (!up || !back) return null;
  const backAt = behindUp + back.index;
  const dates = datesOf(reading);
  const from = endIn(reading, dates, lineStart(clean, up.index), backAt);
  const to = endIn(reading, dates, backAt + back[0].length, endOfSentence(clean, backAt));
  const pickup = from.date ?? dayAbove(dates, up.index);
  if (!pickup || !to.date || !from.time || !to.time) return null;
  const days = daysBetween(pickup.day8601, to.date.day8601);
  const [start, end] = [lineStart(clean, up.index), backAt + BETWEEN];
  const own = references.filter((one) => one.start > start && one.start < end);
  const reference = own[0] ?? numberIn(clean, start, end);
  if (pickup.ambiguous || days < 0 || days > LONGEST_RENTAL || !reference) return null;
  const untimed = withoutSpans(clean, [...dates, ...findTimes(clean)]);
  return {
    ends: { pickup, pickupTime: from.time, back: to.date, backTime: to.time },
    places: {
      pickup: placeIn(untimed, behindUp, backAt),
      back: placeIn(untimed, backAt + back[0].length, endOfSentence(clean, backAt)),
    },
    references: [reference],
  };
}

function numberIn(clean: string, start: number, end: number): PrintedReference | null {
  for (const { index, 0: words, 1: value = '' } of matchesOf(clean.slice(start, end), NUMBER)) {
    const at = start + index + words.length - value.length;
    if (looksLikeCode(value))
      return { start: at, end: at + value.length, value, rank: 4, label: 'reservation' };
  }
  return null;
}

/** "Abholung:" begins a column or a line of its own, which is read by its label. */
function isLabel(clean: string, at: number): boolean {
  return /^[^\n:]{0,30}:?[ \t]*\n/.test(clean.slice(at, at + 40));
}

function lineStart(clean: string, at: number): number {
  return clean.lastIndexOf('\n', at) + 1;
}

function endOfSentence(clean: string, at: number): number {
  const end = clean.indexOf('\n', at);
  return Math.min(end < 0 ? clean.length : end, at + BEHIND);
}

function endIn(reading: Reading, dates: readonly ResolvedDate[], start: number, end: number) {
  const isIn = (one: { start: number; end: number }) => one.start >= start && one.end <= end;
  const date = dates.find(isIn);
  const time: PrintedTime | undefined = findTimes(reading.clean).find(isIn);
  return { date, time };
}

function dayAbove(dates: readonly ResolvedDate[], at: number): ResolvedDate | undefined {
  return dates.findLast(({ end }) => end <= at && at - end < DAY_ABOVE);
}

/** "CICAR, Aeropuerto de Gran Canaria", "10:00 Uhr Wien Hauptbahnhof": the words in capitals that are a place. */
const PLACE =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|d[aeo]l?|des?|di|du|der|van)){0,5})(?= ?(?:$|[,.;(\n]))/gu;

function placeIn(clean: string, start: number, end: number): Cell | null {
  for (const { index, 1: words = '' } of matchesOf(clean.slice(start, end), PLACE)) {
    if (!isPlace(words) || words.length < 4) continue;
    return { text: words, start: start + index, end: start + index + words.length, line: 0 };
  }
  return null;
}
