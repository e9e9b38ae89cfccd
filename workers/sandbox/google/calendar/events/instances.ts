import type { Calendar, StoredEvent } from '../store/store';
import { type EventTime, instantOf, orderOf } from './event-time';
import { compactTime, type Occurrence, occurrenceAt, occurrencesBefore } from './recurrence';

/** The id of an occurrence: the series' and when it starts by rule. */
export function instanceId(masterId: string, start: EventTime): string {
  const compact =
    'date' in start
      ? start.date.replaceAll('-', '')
      : `${new Date(start.instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  return `${masterId}_${compact}`;
}

/** An occurrence that nobody has touched: made from its series whenever it is asked for. */
function toInstance(master: StoredEvent, { start }: Occurrence): StoredEvent {
  const { recurrence: _recurrence, previous: _previous, ...rest } = master;
  return {
    ...rest,
    id: instanceId(master.id, start),
    recurringEventId: master.id,
    originalStart: start,
    start,
    end: endOf(master, start),
  };
}

function endOf(master: StoredEvent, start: EventTime): EventTime {
  const length = orderOf(master.end) - orderOf(master.start);
  const end = orderOf(start) + length;
  return 'date' in master.end
    ? { date: new Date(end).toISOString().slice(0, 10) }
    : { ...master.end, instant: end };
}

/** The event of an id: one that is kept, or an occurrence of a series. */
export function findEvent(calendar: Calendar, id: string): StoredEvent | null {
  const stored = calendar.events.get(id);
  if (stored) return stored;
  const [, masterId, suffix] = /^(.+)_(\d{8}(?:T\d{6}Z)?)$/.exec(id) ?? [];
  const master = masterId ? calendar.events.get(masterId) : undefined;
  if (!master?.recurrence || !suffix || 'date' in master.start === suffix.includes('T')) {
    return null;
  }
  const occurrence = occurrenceAt(master, compactTime(suffix, 'UTC'));
  return occurrence && toInstance(master, occurrence);
}

/** The exceptions of each series of a calendar, by the series' id. */
export function exceptionsBySeries(calendar: Calendar): Map<string, Map<string, StoredEvent>> {
  const series = new Map<string, Map<string, StoredEvent>>();
  for (const event of calendar.events.values()) {
    if (!event.recurringEventId) continue;
    const known = series.get(event.recurringEventId) ?? new Map<string, StoredEvent>();
    known.set(event.id, event);
    series.set(event.recurringEventId, known);
  }
  return series;
}

interface Window {
  /** Exclusive, against the end. */
  min: number;
  /** Exclusive, against the start. */
  max: number;
}

/** Without an end, Google expands a series for some two years. */
const MAX_INSTANCES = 730;

/** Every occurrence of a series that touches a window, the changed ones as they were changed. */
export function expandSeries(
  master: StoredEvent,
  exceptions: ReadonlyMap<string, StoredEvent>,
  zone: string,
  { min, max }: Window,
): StoredEvent[] {
  const instances: StoredEvent[] = [];
  const isUntouched = master.status !== 'cancelled';
  if (isUntouched) {
    // Whole days are ordered by UTC, and may begin half a day sooner or later in the zone.
    for (const occurrence of occurrencesBefore(master, max + 86_400_000)) {
      const instance = toInstance(master, occurrence);
      if (exceptions.has(instance.id)) continue;
      if (!touches(instance, zone, { min, max })) continue;
      instances.push(instance);
      if (instances.length >= MAX_INSTANCES) break;
    }
  }
  for (const exception of exceptions.values()) {
    if (touches(exception, zone, { min, max })) instances.push(exception);
  }
  return instances.sort((one, other) => orderOf(one.start) - orderOf(other.start));
}

export function touches(event: StoredEvent, zone: string, { min, max }: Window): boolean {
  return instantOf(event.end, zone) > min && instantOf(event.start, zone) < max;
}
