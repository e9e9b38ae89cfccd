const QUARTER_MS = 900_000;
const DAY_MS = 86_400_000;
/** Enough for decades of quarters in use, and small enough to drop whole. */
const CACHE_LIMIT = 50_000;

const formats = new Map<string, Intl.DateTimeFormat | null>();
const offsets = new Map<string, Map<number, number>>();

function formatOf(zone: string): Intl.DateTimeFormat | null {
  let format = formats.get(zone);
  if (format === undefined) {
    try {
      format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    } catch {
      format = null;
    }
    formats.set(zone, format);
  }
  return format;
}

export function isTimeZone(zone: unknown): zone is string {
  return typeof zone === 'string' && /^[A-Za-z]/.test(zone) && formatOf(zone) !== null;
}

/** Milliseconds a zone's clocks are ahead of UTC at an instant; an unknown zone counts as UTC. */
export function offsetAt(zone: string, instant: number): number {
  if (zone === 'UTC') return 0;
  let known = offsets.get(zone);
  if (!known || known.size > CACHE_LIMIT) {
    known = new Map();
    offsets.set(zone, known);
  }
  // Clocks are only ever changed on a quarter of an hour.
  const quarter = Math.floor(instant / QUARTER_MS);
  let offset = known.get(quarter);
  if (offset === undefined) {
    const text = formatOf(zone)?.format(quarter * QUARTER_MS) ?? '';
    const [, sign, hours, minutes = '0', seconds = '0'] =
      /GMT([+-])(\d+):(\d+)(?::(\d+))?$/.exec(text) ?? [];
    const size = (Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
    offset = sign === '-' ? -size : size;
    known.set(quarter, offset);
  }
  return offset;
}

/** What a zone's clocks show at an instant, as if it were UTC. */
export function toWallClock(zone: string, instant: number): number {
  return instant + offsetAt(zone, instant);
}

/** The instant of a wall-clock time: the first of two, and an hour later where there is none. */
export function fromWallClock(zone: string, wall: number): number {
  const before = offsetAt(zone, wall - DAY_MS);
  const after = offsetAt(zone, wall + DAY_MS);
  const early = wall - before;
  if (before === after || offsetAt(zone, early) === before) return early;
  const late = wall - after;
  return offsetAt(zone, late) === after ? late : early;
}

/** RFC 3339 with the zone's offset, as Google writes times. */
export function formatInZone(zone: string, instant: number): string {
  const offset = offsetAt(zone, instant);
  const wall = new Date(instant + offset).toISOString().slice(0, 19);
  if (offset === 0) return `${wall}Z`;
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${wall}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
