import { dayText } from '~/domain/time/day-label';
import { clockLabel } from '~/domain/time/wall-time';
import { driveTimeLabel } from '~/domain/travel/drive/drive-label';
import { bareCountryName } from './country-name';
import { type Arrival, SEVERITIES, type Severity } from './fit';
import type { Moment } from './trip/moment';
import type { Spot } from './trip/spot';

/** "Jun 12" */
export function dayWords(day: string): string {
  return dayText(day, 'monthDay');
}

/** "Jun 12, 2027", for days that may be of another year. */
export function dayAndYear(day: string): string {
  return dayText(day, 'monthDayYear');
}

/** "6:55 PM"; with its day where that is not the expected one. Of a day alone the day. */
export function momentWords(moment: Moment, expectedDay?: string): string {
  if (!moment.time) return dayWords(moment.day);
  const clock = clockLabel(moment.time);
  return moment.day === expectedDay ? clock : `${clock} on ${dayWords(moment.day)}`;
}

/** "7:30 PM"; "7:30 PM on Jun 12" where another day is spoken of. */
export function clockWords(day: string, time: string, expectedDay?: string): string {
  return momentWords({ day, time, timeZone: null, at: null, sortAt: 0 }, expectedDay);
}

/** "50 min", "1 h 10 min", in steps of five from ten minutes on. */
export function minuteWords(minutes: number): string {
  return driveTimeLabel(minutes * 60);
}

/** "35 min", "1 h 5 min", to the minute. */
export function exactMinuteWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} h`, (rest || !hours) && `${rest} min`].filter(Boolean).join(' ');
}

/** "Jun 11–13", "Jun 30 – Jul 2", "Jun 11". */
export function rangeWords(first: string, last: string): string {
  if (first === last) return dayWords(first);
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return sameMonth
    ? `${dayWords(first)}–${dayText(last, 'day')}`
    : `${dayWords(first)} – ${dayWords(last)}`;
}

/** "Jun 11–13, 2027" */
export function rangeAndYear(first: string, last: string): string {
  const year = last.slice(0, 4);
  if (first.slice(0, 4) !== year) return `${dayAndYear(first)} – ${dayAndYear(last)}`;
  return `${rangeWords(first, last)}, ${year}`;
}

/** "Portland, Maine"; where the region has no name, "Portland" and its country. */
export function placeInFull(spot: Spot, regionName: (code: string) => string | null): string {
  const home = spot.country === 'US' || spot.country === 'CA';
  const region = home ? regionName(spot.region) : null;
  return [spot.city, region ?? (spot.country && bareCountryName(spot.country))]
    .filter(Boolean)
    .join(', ');
}

/** "SFO", else the city. */
export function stopName(spot: Spot): string {
  return spot.airport ?? spot.city;
}

/** "You land 5 h 20 min before the show."; null where nothing sure can be said of the same day. */
export function arrivalSentence({ by, days, minutes }: Arrival): string | null {
  const verb = by === 'flight' ? 'land' : 'arrive';
  if (days > 1) return `You ${verb} ${days} days before the show.`;
  if (days === 1) return `You ${verb} the day before the show.`;
  return minutes === null ? null : `You ${verb} ${minuteWords(minutes)} before the show.`;
}

/**
 * "1 problem and 2 warnings", of what is not silenced. That a trip works is said only where there is
 * something to say of the arrival; else that nothing clashes.
 */
export function checkHeading(
  findings: readonly { severity: Severity }[],
  summary: string | null,
): string {
  const counts = SEVERITIES.flatMap((severity) => {
    const count = findings.filter((one) => one.severity === severity).length;
    return count > 0 ? [`${count} ${severity}${count > 1 ? 's' : ''}`] : [];
  });
  if (counts.length === 0) return summary ? 'This trip works.' : 'Nothing here clashes.';
  const listed = new Intl.ListFormat('en', { type: 'conjunction' }).format(counts);
  return summary ? `This trip works, with ${listed}.` : listed;
}
