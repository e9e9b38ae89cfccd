import { reviewDeletes } from '~/domain/calendar/links/review-deletes.server';
import { NO_LOCATION } from '~/domain/gigs/gig';
import {
  exceptionsBySeries,
  expandSeries,
} from '../../../workers/sandbox/google/calendar/events/instances';
import { seededRandom } from '../../../workers/sandbox/google/calendar/store/checksum';
import type { StoredEvent } from '../../../workers/sandbox/google/calendar/store/store';
import { connectAgain, switchTwoWay } from './history-connection';
import { checkTravel, travelOperations } from './history-travel';
import { listenToConsole } from './listen-to-console';
import { aWorld, type GigView, timed, USER, type World } from './world';

/*
 * Random histories of one person's app and calendar. Every gig carries its origin in its title
 * ("#7 a"), through both systems and all edits, so that doubles and losses show.
 */

const TYPES = ['booked', 'possible'] as const;
const WORDS = ['a', 'b', 'c', 'd', 'e'];
const PLACES = ['', 'Hall', 'Arena', 'Club'];
type Field = 'title' | 'location' | 'date' | 'type';
const FIELDS: Field[] = ['title', 'location', 'date', 'type'];

interface Origin {
  /** Somebody deleted it, on either side. */
  deleted: boolean;
  undeleted: boolean;
  /** Of a series, how many occurrences it was made with. */
  size?: number;
  /** Last values by side since both were last equal. */
  app: Partial<Record<Field, string>>;
  google: Partial<Record<Field, string>>;
}

class Crash extends Error {}

/** What went wrong in the history of this seed; empty when all holds. */
export async function runHistory(seed: number): Promise<string[]> {
  const random = seededRandom(seed * 7919 + 13);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const chance = (probability: number) => random() < probability;
  // Each history is about some of these, so that the common cases are not crowded out.
  const themes = { series: chance(0.4), connection: chance(0.25), travel: chance(0.15) };
  const world = await aWorld({ twoWay: true, seed, travel: themes.travel ? 'travel' : null });
  const spoken = listenToConsole();
  const origins = new Map<number, Origin>();
  let faults = 0;
  let busy = 0;
  let nested = false;

  const newOrigin = (size?: number) => {
    origins.set(origins.size + 1, {
      deleted: false,
      undeleted: false,
      ...(size && { size }),
      app: {},
      google: {},
    });
    return origins.size;
  };
  const originOf = (text: unknown) => Number(/^#(\d+) /.exec(String(text))?.[1] ?? 0);
  const known = (text: unknown) => origins.get(originOf(text));
  const retitled = (text: unknown) => `#${originOf(text)} ${pick(WORDS)}`;
  const someDay = () => `2026-06-${String(5 + Math.floor(random() * 20)).padStart(2, '0')}`;
  /** What a person sees in both calendars: each occurrence of a series by itself. */
  const liveEvents = () => TYPES.flatMap((calendar) => shownEvents(world, calendar));
  const singles = () => liveEvents().filter(({ event }) => !event.recurringEventId);
  const series = () => world.liveEvents(...TYPES).filter(({ event }) => event.recurrence);
  const nextDay = (date: string, days = 1) =>
    new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  const times = (date: string) => {
    if (chance(0.6))
      return { start: { date, dateTime: null }, end: { date: nextDay(date), dateTime: null } };
    const overnight = chance(0.3);
    const zone = pick(['America/Chicago', 'Asia/Tokyo']);
    const { start, end } = timed(
      `${date}T20:00:00`,
      overnight ? `${nextDay(date)}T01:00:00` : `${date}T22:00:00`,
      zone,
    );
    return { start: { ...start, date: null }, end: { ...end, date: null } };
  };

  const appOperations: Record<string, () => Promise<void>> = {
    async create() {
      const origin = newOrigin();
      const gig = { title: `#${origin} ${pick(WORDS)}`, type: pick(TYPES), date: someDay() };
      await world.app.create({ ...gig, location: pick(PLACES) || NO_LOCATION });
    },
    async edit() {
      const gig = pick(world.gigs());
      const origin = known(gig.title);
      const field = pick(FIELDS);
      if (field === 'title') {
        const title = retitled(gig.title);
        await world.app.edit(gig.id, { title });
        if (origin && title !== gig.title) origin.app.title = title;
      } else if (field === 'location') {
        const location = pick(PLACES) || NO_LOCATION;
        await world.app.edit(gig.id, { location });
        if (origin && location !== gig.location) origin.app.location = location;
      } else if (field === 'date') {
        const date = someDay();
        const endDate = chance(0.3) ? nextDay(date) : null;
        await world.app.edit(gig.id, { date, endDate });
        const changed = date !== gig.date || endDate !== gig.end_date;
        if (origin && changed) origin.app.date = `${date}/${endDate ?? ''}`;
      } else {
        const type = gig.type === 'booked' ? 'possible' : 'booked';
        await world.app.edit(gig.id, { type });
        if (origin) origin.app.type = type;
      }
    },
    async delete() {
      const gig = pick(world.gigs());
      const origin = known(gig.title);
      if (origin) origin.deleted = true;
      await world.app.delete(gig.id);
    },
    async restore() {
      const gig = pick(world.allGigs().filter(({ deleted_at }) => deleted_at !== null));
      await world.app.restore(gig.id);
    },
  };

  const googleOperations: Record<string, () => void> = {
    create() {
      const origin = newOrigin();
      const summary = `#${origin} ${pick(WORDS)}`;
      world.add(pick(TYPES), { summary, location: pick(PLACES), ...plain(times(someDay())) });
    },
    edit() {
      const { calendar, id, event } = pick(liveEvents());
      const origin = known(event.fields.summary);
      const field = pick(['title', 'location', 'date'] as const);
      if (field === 'title') {
        const summary = retitled(event.fields.summary);
        if (origin && summary !== event.fields.summary) origin.google.title = summary;
        world.human({ op: 'patch', calendar, id, event: { summary } });
      } else if (field === 'location') {
        const location = pick(PLACES);
        if (origin && location !== (event.fields.location ?? '')) {
          origin.google.location = location || NO_LOCATION;
        }
        world.human({ op: 'patch', calendar, id, event: { location } });
      } else {
        world.human({ op: 'patch', calendar, id, event: times(someDay()) as never });
        const after = world.event(calendar, id);
        if (origin && after && datesOf(after) !== datesOf(event))
          origin.google.date = datesOf(after);
      }
    },
    touch() {
      const { calendar, id } = pick(liveEvents());
      world.human({ op: 'touch', calendar, id });
    },
    delete() {
      const { calendar, id, event } = pick(liveEvents());
      const origin = known(event.fields.summary);
      if (origin) origin.deleted = true;
      world.human({ op: 'delete', calendar, id });
    },
    move() {
      const { calendar, id, event } = pick(singles());
      const destination = calendar === 'booked' ? 'possible' : 'booked';
      const origin = known(event.fields.summary);
      if (origin) origin.google.type = destination;
      world.human({ op: 'move', calendar, id, destination });
    },
    undelete() {
      const cancelled = TYPES.flatMap((calendar) =>
        [...(world.store.calendars.get(calendar)?.events.values() ?? [])]
          .filter(({ status, isStub }) => status === 'cancelled' && !isStub)
          .filter(({ recurrence, recurringEventId }) => !recurrence && !recurringEventId)
          .map((event) => ({ calendar, event })),
      );
      const { calendar, event } = pick(cancelled);
      const number = originOf(event.fields.summary);
      const isLive = liveEvents().some((live) => originOf(live.event.fields.summary) === number);
      if (isLive || number === 0) return;
      const origin = origins.get(number);
      if (origin) origin.undeleted = true;
      world.human({ op: 'undelete', calendar, id: event.id });
    },
    expireTokens() {
      for (const calendar of world.store.calendars.values()) calendar.tokenEpoch++;
    },
    expirePages() {
      world.store.pages.clear();
    },
    createSeries() {
      const size = 2 + Math.floor(random() * 3);
      const summary = `#${newOrigin(size)} ${pick(WORDS)}`;
      const recurrence = [`RRULE:FREQ=WEEKLY;COUNT=${size}`];
      world.add(pick(TYPES), { summary, recurrence, ...plain(times(someDay())) });
    },
    renameSeries() {
      const { calendar, id, event } = pick(series());
      const summary = retitled(event.fields.summary);
      world.human({ op: 'patch', calendar, id, event: { summary } });
    },
    truncateSeries() {
      const { calendar, id, event } = pick(series());
      const origin = known(event.fields.summary);
      if (origin) origin.deleted = true;
      const { start } = event;
      const first = 'date' in start ? Date.parse(`${start.date}T00:00Z`) : start.instant;
      // The first occurrence stays.
      const before = new Date(first + 7 * 86_400_000).toISOString();
      world.human({ op: 'truncate', calendar, id, before });
    },
    deleteSeries() {
      const { calendar, id, event } = pick(series());
      const origin = known(event.fields.summary);
      if (origin) origin.deleted = true;
      world.human({ op: 'delete', calendar, id });
    },
  };

  const SERIES = ['createSeries', 'createSeries', 'renameSeries', 'truncateSeries', 'deleteSeries'];
  const CONNECTION: Record<string, () => Promise<unknown>> = {
    oneWay: () => switchTwoWay(world, false),
    twoWay: () => switchTwoWay(world, true),
    connectAgain: () => connectAgain(world),
  };
  const travel = travelOperations(world, pick);

  async function operateTheme(): Promise<boolean> {
    if (themes.series && chance(0.25)) {
      googleOperations[pick(SERIES)]?.();
      return true;
    }
    if (themes.connection && chance(0.1)) {
      // The person's own requests reach Google.
      const before = faults;
      faults = 0;
      await CONNECTION[pick(Object.keys(CONNECTION))]?.();
      faults = before;
      return true;
    }
    if (themes.travel && chance(0.2)) {
      await pick(Object.values(travel))();
      return true;
    }
    return false;
  }

  async function operate() {
    const paths = busy;
    busy = 0;
    try {
      if (await operateTheme()) return;
      if (chance(0.5))
        await appOperations[pick(['create', 'edit', 'edit', 'edit', 'delete', 'restore'])]?.();
      else {
        googleOperations[
          pick([
            'create',
            'edit',
            'edit',
            'edit',
            'touch',
            'delete',
            'move',
            'move',
            'undelete',
            'expireTokens',
            'expirePages',
          ])
        ]?.();
      }
    } catch (error) {
      // There was nothing to pick from, or Google rejected the edit.
      if (error instanceof Crash) throw error;
    } finally {
      busy = paths;
    }
  }

  const needless: string[] = [];
  /** A field that is sent as it is already would undo somebody's edit if it could. */
  async function checkPatch(request: Request) {
    const [, calendar = '', id = ''] =
      /calendars\/([^/]+)\/events\/([^/?]+)/.exec(request.url) ?? [];
    const event = world.event(calendar, id);
    if (event?.etag !== request.headers.get('If-Match')) return;
    const body = (await request.clone().json()) as Record<string, unknown>;
    for (const name of ['summary', 'location'] as const) {
      if (name in body && (body[name] ?? '') === (event?.fields[name] ?? '')) needless.push(name);
    }
  }

  world.hooks.request = async (request) => {
    if (request.method === 'PATCH') await checkPatch(request);
    if (faults === 0 || !chance(faults)) return undefined;
    const isWrite = request.method !== 'GET';
    const kind = pick(['lost', 'operate', 'operate', 'status', 'zombie', 'crash'] as const);
    if (kind === 'lost') throw new TypeError('lost request');
    if (kind === 'operate') await operate();
    if (kind === 'crash') throw new Crash();
    if (kind === 'zombie' && !nested) {
      nested = true;
      world.advance(130);
      await syncOnce();
      nested = false;
    }
    if (kind === 'status') {
      const statuses = isWrite ? [401, 404, 409, 410, 412, 429, 500, 503] : [401, 429, 500, 503];
      return errorAnswer(pick(statuses));
    }
    return undefined;
  };
  /** The person goes on editing what was just being sent. */
  async function retitleSent(request: Request) {
    const id = /events\/([^/?]+)/.exec(request.url)?.[1];
    const link = world.links().find(({ event_id }) => event_id === id);
    const gig = world.gigs().find((each) => each.id === link?.gig_id);
    if (!gig) return;
    const title = retitled(gig.title);
    const origin = known(gig.title);
    const paths = busy;
    busy = 0;
    await world.app.edit(gig.id, { title });
    busy = paths;
    if (origin && title !== gig.title) origin.app.title = title;
  }

  world.hooks.response = async (request, response) => {
    const likely = request.method === 'PATCH' ? faults * 3 : faults;
    if (faults === 0 || !chance(likely)) return response;
    const kind = pick(['lost', 'malformed', 'crash'] as const);
    if (request.method === 'PATCH' && chance(0.7)) await retitleSent(request);
    if (kind === 'lost') throw new TypeError('lost response');
    if (kind === 'crash') throw new Crash();
    return new Response('<html>Bad Gateway', { status: 502 });
  };
  const crashSometimes = () => {
    if (faults > 0 && busy > 0 && chance(faults / 2)) throw new Crash();
  };
  world.d1.beforeCommit = crashSometimes;
  world.d1.afterCommit = crashSometimes;

  async function syncOnce() {
    world.services.google.limits = {
      requests: pick([5, 12, 40, 1000]),
      statements: pick([30, 60, 1000]),
      milliseconds: 60_000,
      pageSize: pick([1, 2, 5, 50]),
    };
    busy++;
    try {
      await world.sync();
    } catch {
      // A crash: the lease runs out.
      world.advance(130);
    } finally {
      busy--;
    }
    world.advance(pick([1, 70, 4000]));
  }

  const steps = 5 + Math.floor(random() * 25);
  for (let step = 0; step < steps; step++) {
    if (chance(0.3)) {
      faults = pick([0, 0.05, 0.15]);
      await syncOnce();
      faults = 0;
    } else {
      await operate();
    }
  }

  const problems = needless.map((name) => `${name} is sent as it is already`);
  world.hooks.request = null;
  world.hooks.response = null;
  world.d1.beforeCommit = null;
  world.d1.afterCommit = null;
  world.services.google.limits = {
    requests: 1e6,
    statements: 1e6,
    milliseconds: 1e9,
    pageSize: 250,
  };
  world.advance(8 * 3600);
  if (themes.connection) await switchTwoWay(world, true);
  try {
    let runs = await world.syncUntilQuiet(12);
    // Deletions that are many at once wait for the person, who agrees to them.
    const held = await reviewDeletes(world.services, USER, 'apply');
    if (held?.reviewed) runs = Math.max(runs, await world.syncUntilQuiet(12));
    if (runs > 5) problems.push(`quiet only after ${runs} runs`);
  } catch (error) {
    problems.push(`${(error as Error).message}`);
  }
  const everything = () =>
    JSON.stringify([world.allGigs(), world.details(), liveEvents().map(({ event }) => event.etag)]);
  const before = everything();
  const writes = await world.writesOf(() => world.sync());
  if (writes.length > 0) problems.push(`writes when quiet: ${JSON.stringify(writes)}`);
  const after = everything();
  if (before !== after) problems.push(`changes when quiet:\n  ${before}\n  ${after}`);
  checkState(world, origins, problems);
  checkJournal(world, problems);
  problems.push(...checkTravel(world, !themes.connection), ...spoken.secrets());
  spoken.stop();
  world.d1.close();
  return problems;

  function checkState(of: World, all: Map<number, Origin>, found: string[]) {
    // What is deleted while nothing is pushed is not mirrored.
    const counts = (text: unknown) => !themes.connection || !known(text)?.deleted;
    const gigs = of
      .gigs()
      .filter(({ title }) => counts(title))
      .map(gigLine)
      .sort();
    const events = liveEvents()
      .filter(({ event }) => counts(event.fields.summary))
      .map(eventLine)
      .sort();
    if (JSON.stringify(gigs) !== JSON.stringify(events)) {
      found.push(`sides differ:\n  app    ${gigs.join(' | ')}\n  google ${events.join(' | ')}`);
    }
    for (const [number, origin] of all) {
      const tag = `#${number} `;
      const alive = of.gigs().filter(({ title }) => title.startsWith(tag));
      const there = liveEvents().filter(({ event }) =>
        String(event.fields.summary).startsWith(tag),
      );
      const { size = 1 } = origin;
      if (there.length > size && !origin.undeleted) {
        found.push(`${tag}is there ${there.length} times`);
      }
      const [gig] = alive;
      if (origin.deleted) continue;
      if (origin.size) {
        if (alive.length !== size || there.length !== size) {
          found.push(`${tag}has ${alive.length} gigs and ${there.length} events of ${size}`);
        }
        continue;
      }
      if (!gig || there.length === 0) {
        found.push(`${tag}is lost (${alive.length} gigs, ${there.length} events)`);
        continue;
      }
      checkEdits(tag, origin, gig, found);
    }
  }

  function checkEdits(tag: string, { app, google }: Origin, gig: GigView, found: string[]) {
    const now: Record<Field, string> = {
      title: gig.title,
      location: gig.location,
      date: `${gig.date}/${gig.end_date ?? ''}`,
      type: gig.type,
    };
    for (const field of FIELDS) {
      const last = [app[field], google[field]].filter((value) => value !== undefined);
      if (last.length > 0 && !last.includes(now[field])) {
        found.push(`${tag}${field} is "${now[field]}", last written "${last.join('" and "')}"`);
      }
    }
  }
}

function shownEvents({ store }: World, id: string) {
  const calendar = store.calendars.get(id);
  if (!calendar) return [];
  const exceptions = exceptionsBySeries(calendar);
  const all = { min: 0, max: Number.POSITIVE_INFINITY };
  return [...calendar.events.values()]
    .filter(({ recurringEventId }) => !recurringEventId)
    .flatMap((event) =>
      event.recurrence
        ? expandSeries(event, exceptions.get(event.id) ?? new Map(), calendar.timeZone, all)
        : [event],
    )
    .filter(({ status }) => status !== 'cancelled')
    .map((event) => ({ calendar: id, id: event.id, event }));
}

function errorAnswer(status: number): Response {
  const reasons: Record<number, string> = {
    401: 'authError',
    404: 'notFound',
    409: 'duplicate',
    410: 'deleted',
    412: 'conditionNotMet',
    429: 'rateLimitExceeded',
  };
  const reason = reasons[status] ?? 'backendError';
  return Response.json(
    { error: { code: status, message: reason, errors: [{ reason, message: reason }] } },
    { status },
  );
}

function checkJournal(world: World, problems: string[]) {
  for (const { operation, ifMatch, body, query, calendar } of world.writes()) {
    if (calendar === 'travel') problems.push(`${operation} in the travel calendar`);
    const free = operation === 'events.insert' || operation === 'events.move';
    if (!free && !ifMatch) problems.push(`${operation} without If-Match`);
    if (query.sendUpdates !== 'none') problems.push(`${operation} sends mails`);
    if (JSON.stringify(body ?? {}).includes('attendees'))
      problems.push(`${operation} names guests`);
  }
}

function plain(times: object) {
  return JSON.parse(JSON.stringify(times, (_key, value) => value ?? undefined)) as object;
}

function gigLine(gig: GigView): string {
  return [gig.type, gig.title, gig.location, gig.date, gig.end_date ?? ''].join(',');
}

function eventLine({ calendar, event }: { calendar: string; event: StoredEvent }): string {
  const [date = '', endDate = ''] = datesOf(event).split('/');
  return [calendar, event.fields.summary, event.fields.location || NO_LOCATION, date, endDate].join(
    ',',
  );
}

/** The days of an event, reckoned here anew: the app's own reckoning is what is tested. */
function datesOf({ start, end }: StoredEvent): string {
  const dayIn = (time: StoredEvent['start'], shift: number) => {
    if ('date' in time) {
      return new Date(Date.parse(`${time.date}T00:00Z`) + (shift ? -86_400_000 : 0))
        .toISOString()
        .slice(0, 10);
    }
    const timeZone = time.timeZone ?? 'America/Chicago';
    return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(time.instant + shift));
  };
  const [first, last] = [dayIn(start, 0), dayIn(end, -1)];
  return `${first}/${last > first ? last : ''}`;
}
