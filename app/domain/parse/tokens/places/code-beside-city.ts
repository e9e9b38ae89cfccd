import { foldName } from '~/domain/places/fold-name';
import type { Airport } from '~/domain/places/places';

/** "HAM Hamburg", "MIAMI MIA", "San Antonio, TX SAT": three letters beside the city they are the code of. */
export function isBesideItsCity(line: string, at: number, { city }: Airport): boolean {
  if (city.length < 3) return false;
  const name = foldName(city);
  const behind = /^[ ]{1,3}(?:[-·] )?(\p{L}[^\t\n]{2,40})/u.exec(line.slice(at + 3, at + 48))?.[1];
  if (behind && `${foldName(behind)} `.startsWith(`${name} `)) return true;
  const before = /(\p{L}[\p{L}.' -]{2,40}?)(?:, ?[A-Z]{2})?,?[ ]{1,3}$/u.exec(
    line.slice(Math.max(0, at - 48), at),
  )?.[1];
  return before !== undefined && ` ${foldName(before)}`.endsWith(` ${name}`);
}
