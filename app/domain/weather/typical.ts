import { shiftDay, shiftMonth } from '~/domain/time/calendar-day';
import type { DayRange, DayWeather } from './day-weather';
import { isWetCode } from './weather-code';

/* A typical day is made of the same week, three days either side, of the last five years. */

const YEARS = 5;
const DAYS_EITHER_SIDE = 3;
/** The archive is complete about five days later; what lies nearer is left out. */
const ARCHIVE_LAG_DAYS = 6;
/** A hundredth of an inch is a damp street; from here on a day counts as wet (1 mm). */
const WET_INCHES = 0.04;

/**
 * The weeks to read, one per year, oldest first: the last five whose days are all in the archive.
 * 29 February is 28 February in other years.
 */
export function pastWeeks(days: readonly string[], today: string): DayRange[] {
  const complete = shiftDay(today, -ARCHIVE_LAG_DAYS);
  const weeks: DayRange[] = [];
  const yearsAhead = yearOf(days[0] ?? today) - yearOf(today);
  for (let years = Math.max(1, yearsAhead); weeks.length < YEARS; years++) {
    const week = weekAround(days, years);
    if (week.to <= complete) weeks.unshift(week);
  }
  return weeks;
}

/** The mean of what happened around a day in those years; null when nothing is known. */
export function typicalDay(day: string, past: readonly DayWeather[]): DayWeather | null {
  const sample = past.filter(({ date }) => yearAround(day, date) !== null);
  const first = sample[0];
  if (!first) return null;
  const mean = (read: (each: DayWeather) => number | null) => meanOf(sample.map(read));
  const wetShare =
    sample.filter(({ precipitationInches }) => precipitationInches >= WET_INCHES).length /
    sample.length;
  const years = sample.map(({ date }) => yearAround(day, date) ?? yearOf(date));
  return {
    date: day,
    kind: 'typical',
    source: first.source,
    years: [Math.min(...years), Math.max(...years)],
    code: usualCode(sample, wetShare >= 0.5),
    temperatureMax: mean(({ temperatureMax }) => temperatureMax) ?? 0,
    temperatureMin: mean(({ temperatureMin }) => temperatureMin) ?? 0,
    feelsLikeMax: mean(({ feelsLikeMax }) => feelsLikeMax) ?? 0,
    feelsLikeMin: mean(({ feelsLikeMin }) => feelsLikeMin) ?? 0,
    humidity: mean(({ humidity }) => humidity),
    precipitationChance: 100 * wetShare,
    precipitationInches: mean(({ precipitationInches }) => precipitationInches) ?? 0,
    snowfallInches: mean(({ snowfallInches }) => snowfallInches) ?? 0,
    windMph: mean(({ windMph }) => windMph) ?? 0,
    gustMph: mean(({ gustMph }) => gustMph),
    uvIndex: mean(({ uvIndex }) => uvIndex),
    hours: typicalHours(sample),
  };
}

function weekAround(days: readonly string[], yearsAgo: number): DayRange {
  const centers = days.map((day) => shiftMonth(day, -12 * yearsAgo));
  const [first = '', last = first] = [centers[0], centers.at(-1)];
  return { from: shiftDay(first, -DAYS_EITHER_SIDE), to: shiftDay(last, DAYS_EITHER_SIDE) };
}

/** The year whose week around the day a date lies in: around New Year not always the date's own. */
function yearAround(day: string, date: string): number | null {
  const yearsAgo = yearOf(day) - yearOf(date);
  for (const years of [yearsAgo, yearsAgo + 1, yearsAgo - 1]) {
    const { from, to } = weekAround([day], years);
    if (date >= from && date <= to) return yearOf(day) - years;
  }
  return null;
}

/** The commonest sky among the wet days, or among the dry ones, whichever are more. */
function usualCode(sample: readonly DayWeather[], wet: boolean): number {
  const codes = sample.map(({ code }) => code);
  const alike = codes.filter((code) => isWetCode(code) === wet);
  const counts = new Map<number, number>();
  for (const code of alike.length > 0 ? alike : codes) {
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const [usual = 0] = [...counts].sort(([a, x], [b, y]) => y - x || a - b)[0] ?? [];
  return usual;
}

function typicalHours(sample: readonly DayWeather[]): DayWeather['hours'] {
  const all = sample.flatMap(({ hours }) => hours);
  return Array.from({ length: 24 }, (_, hour) => all.filter((each) => each.hour === hour)).flatMap(
    (alike, hour) =>
      alike.length === 0
        ? []
        : [
            {
              hour,
              temperature: meanOf(alike.map(({ temperature }) => temperature)) ?? 0,
              feelsLike: meanOf(alike.map(({ feelsLike }) => feelsLike)) ?? 0,
              humidity: meanOf(alike.map(({ humidity }) => humidity)) ?? 0,
            },
          ],
  );
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
