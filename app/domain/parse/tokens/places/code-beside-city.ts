import { foldName } from '~/domain/places/fold-name';
import type { Airport } from '~/domain/places/places';
import type { AirportFinder } from './airport-finder';
import { withoutAirportWord } from './printed-name';

/** "HAM Hamburg", "MIAMI MIA", "MEX Ciudad de México": three letters beside the city they are the code of. */
export function isBesideItsCity(
  line: string,
  at: number,
  { code, city }: Airport,
  finder: AirportFinder,
): boolean {
  if (city.length < 3) return false;
  const name = foldName(city);
  const behind = /^[ ]{1,3}(?:[-·] )?(\p{L}[^\t\n]{2,40})/u.exec(line.slice(at + 3, at + 48))?.[1];
  if (behind && `${foldName(behind)} `.startsWith(`${name} `)) return true;
  // "HER · Luchthaven Iraklion".
  const small = behind?.toLowerCase() ?? '';
  if (at === 0 && withoutAirportWord(small) !== small) return true;
  const isNamed = (words: readonly string[]) =>
    /^\p{Lu}/u.test(words[0] ?? '') &&
    finder.namesakes(words.join(' ')).some((airport) => airport.code === code);
  const following = behind?.split(' ') ?? [];
  if ([1, 2, 3].some((count) => isNamed(following.slice(0, count)))) return true;
  const before = /(\p{L}[\p{L}.' -]{2,40}?)(?:, ?[A-Z]{2})?,?[ ]{1,3}$/u.exec(
    line.slice(Math.max(0, at - 48), at),
  )?.[1];
  if (before === undefined) return false;
  const leading = before.split(' ');
  return (
    ` ${foldName(before)}`.endsWith(` ${name}`) ||
    [2, 3].some((count) => isNamed(leading.slice(-count)))
  );
}
