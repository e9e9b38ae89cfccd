import { matchesOf } from '../tokens/matches';

/** "08.25 - 09.35  ARN Stockholm - CPH Copenhagen", "10.15   Amsterdam (AMS)": clocks with dots that open a line, or fill it above both places. */
const DOTTED_LINES =
  /([01]\d|2[0-3])\.([0-5]\d)(?<=(?:^|\n)[ \t]{0,4}.....)(?: ?- ?([01]\d|2[0-3])\.([0-5]\d))?(?=(?:\+\d)?[ \t]{1,6}(?:[A-Z]{3} |[A-ZÀ-Þ][^\n\d]{2,60}\([A-Z]{3}\))|(?<= ?- ?\d\d\.\d\d)(?: ?\(?\+\d[^\n\d]{0,8})?[ \t]*\n[^\n\d]{3,60}\([A-Z]{3}\)[^\n]{0,16} - [^\n\d]{3,60}\([A-Z]{3}\))/dg;
/** "07.15  Breakfast", "15.30-17.30  Rehearsal": what opens the lines of a day's sheet. */
const SHEET_LINES =
  /(?<=(?:^|\n)[ \t]{0,8})([01]?\d|2[0-3])\.([0-5]\d)(?: ?- ?([01]?\d|2[0-3])\.([0-5]\d))?(?=[ \t]{1,12}["(]?\p{L})/dgu;
const FEWEST_LINES = 4;
/** "arr. 13.35", "IN Thu 24 from 15.00": clocks within such a sheet. */
const IN_SENTENCES =
  /(?<=\b(?:arr|dep|from|by|until|till|at|to|before)\.? )([01]?\d|2[0-3])\.([0-5]\d)(?![\d%]|[.,]\d| ?[€$£])/dgi;

/** "07.15  Breakfast" is 7:15: where clocks alone open the lines so, their dots become colons. */
export function withClockColons(clean: string): string {
  const dots = [...besidePlaces(clean), ...inSheets(clean)].flatMap(dotsOf);
  if (dots.length === 0) return clean;
  const all = new Set(dots);
  return clean.replace(/\./g, (dot, at: number) => (all.has(at) ? ':' : dot));
}

/** Lines of which one at least can be no day and month. */
function besidePlaces(clean: string): RegExpExecArray[] {
  const found = matchesOf(clean, DOTTED_LINES);
  const isDays = found.every((match) => Number(match[2]) < 13 && !match[3]);
  return found.length < 2 || isDays ? [] : found;
}

function inSheets(clean: string): RegExpExecArray[] {
  const found = matchesOf(clean, SHEET_LINES);
  const isDays = found.every((match) => Number(match[2]) < 13);
  return found.length < FEWEST_LINES || isDays ? [] : [...found, ...matchesOf(clean, IN_SENTENCES)];
}

/** Where the dots of its one or two clocks stand. */
function dotsOf({ indices }: RegExpExecArray): number[] {
  return [2, 4].flatMap((minutes) => {
    const [start] = indices?.[minutes] ?? [];
    return start === undefined ? [] : [start - 1];
  });
}
