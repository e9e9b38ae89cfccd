import { fill, type ParsedCar, type ParsedHotel, type SourceSpan } from '../../parsed-detail';
import { type Line, lineAt, type Reading } from '../../reading';
import { type ResolvedDate, resolveDates } from '../../tokens/dates/resolve-dates';
import { dayAndClock, findTimes, type PrintedTime } from '../../tokens/dates/times';

/** "10:45 AM PDT  Pick-up Rental Car" below "THU, OCT 15", with the lines below it. */
export interface Entry extends SourceSpan {
  date: ResolvedDate;
  time: PrintedTime;
  title: string;
  below: readonly Line[];
}

/** Fewer are no plan. */
const FEWEST_ENTRIES = 3;
/** A trip of a fortnight; more are a diary. */
const MOST_ENTRIES = 80;

/** "SUNDAY 15 NOVEMBER - TRAVEL": what may stand behind a day that heads its entries. */
const HEADS_DAY = /^[*_]{0,2}(?:\s*[-:|,(][^\d\n]{1,50})?$/;

/** "Mon 5 Oct⇥04:50⇥Car": a row of a table, its day in the first cell. */
const OPENS_ROW = /^\t{1,3}\d{1,2}:\d\d/;

/** The entries below each day that stands on a line of its own; none where they are too few for a plan. */
export function entriesOf(reading: Reading): Entry[] {
  const { clean, lines } = reading;
  const times = findTimes(clean);
  // Most texts are no plan: their days need not be told.
  if (times.filter((time) => mayOpen(time, reading)).length < FEWEST_ENTRIES) return [];
  const days = resolveDates(reading).filter((date) => {
    const line = lines[lineAt(lines, date.start)];
    const behind = line ? clean.slice(date.end, line.end) : '';
    const heads = HEADS_DAY.test(behind) || OPENS_ROW.test(behind);
    const opens = line && /^[^\p{L}\d]{0,4}$/u.test(clean.slice(line.start, date.start));
    return opens && heads && !date.ambiguous;
  });
  if (days.length === 0) return [];
  const opening = times.flatMap((time) => {
    const at = lineAt(lines, time.start);
    const line = lines[at];
    const date = days.findLast(({ end }) => end < time.start);
    const from = date && line && date.start === line.start ? date.end : (line?.start ?? 0);
    const opens = line && /^[^\p{L}\d]{0,6}$/u.test(clean.slice(from, time.start));
    return opens && date ? [{ time, date, line, at }] : [];
  });
  if (opening.length < FEWEST_ENTRIES) return [];
  const stops = [...days, ...opening.map(({ line }) => line)].map(({ start }) => start);
  return opening.slice(0, MOST_ENTRIES).map(({ time, date, line, at }) => {
    const next = Math.min(...stops.filter((stop) => stop > line.start), clean.length);
    // A row begins with the tab of its empty cell.
    const end = next < clean.length ? clean.lastIndexOf('\n', next) + 1 : next;
    const below = lines.slice(at + 1).filter(({ start }) => start < end);
    // "15:30 – 16:10", "10:45 AM PDT": what belongs to the clock itself.
    const words = clean
      .slice(time.end, line.end)
      .replace(/^ ?(?:- ?\d\d?:\d\d|[A-Z]{2,4}T(?= |$))/, '');
    const own = words.trim();
    const title = own || (below[0]?.text ?? '');
    const opensRow = date.start === line.start;
    const start = opensRow ? date.end : line.start;
    return { date, time, title, below: own ? below : below.slice(1), start, end };
  });
}

/** Whether nothing but signs stands before a clock in its line, or a cell. */
function mayOpen({ start }: PrintedTime, { clean, lines }: Reading): boolean {
  const line = lines[lineAt(lines, start)];
  return line !== undefined && /(?:^|\t)[^\p{L}\d]{0,6}$/u.test(clean.slice(line.start, start));
}

/** Fills both days and clocks in by the entries that begin and end a stay or rental. */
export function fillEnds<Detail extends ParsedCar | ParsedHotel>(
  detail: Detail,
  [begins, ends]: Detail extends ParsedCar
    ? ['pickupDate', 'returnDate']
    : ['checkInDate', 'checkOutDate'],
  first: Entry,
  last: Entry,
  reading: Reading,
) {
  // "14:00 Gas up, then drop the car by 2:45 PM".
  const [by] = detail.type === 'car' ? findTimes(last.title) : [];
  const minutes = by ?? last.time;
  fill(detail, begins, dayAndClock(first.date.day8601, first.time), reading, [
    first.date,
    first.time,
  ]);
  fill(detail, 'date', first.date.day8601, reading, [first.date]);
  fill(detail, ends, dayAndClock(last.date.day8601, minutes), reading, [last.date, last.time]);
  fill(detail, 'endDate', last.date.day8601, reading, [last.date]);
}
