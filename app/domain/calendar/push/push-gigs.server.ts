import type { GigRow } from '~/data/schema';
import { dayIn } from '~/domain/time/wall-time';
import { gigTypeOf } from '../calendar-roles';
import { commit } from '../connection/lease.server';
import { isGoogle } from '../google-error';
import { writeLinks } from '../links/write-links.server';
import { isWriter } from '../pull/pull-calendar.server';
import type { Run } from '../pull/run';
import { insertLogs } from '../pull/write-plans.server';
import { dirtyLinks, type PushScope, unlinkedGigs } from './dirty-gigs.server';
import { insertingLink } from './inserting-link.server';
import { type Push, planPush } from './plan-push';
import { PAUSE_MS, type PushResult, sendPush } from './send-push.server';
import { finishStrandedInserts } from './stranded-inserts.server';

/** Gigs whose intents are noted together before the first of them is sent. */
const CHUNK = 10;
/** For so long a calendar that takes no writes is left alone. */
export const BLOCKED_SECONDS = 6 * 60 * 60;

interface Tried {
  /** Links and gigs, each sent once a run. */
  ids: Set<string>;
  /** How many of them are found again, as they could not be sent. */
  left: number;
}

/** Sends what was edited here to Google; true when nothing is left that could be sent now. */
export async function pushGigs(run: Run): Promise<boolean> {
  if ((run.connection.pushBlockedUntil ?? 0) > run.now) return true;
  if (!(await finishStrandedInserts(run))) return false;
  const tried: Tried = { ids: new Set(), left: 0 };
  for (;;) {
    if (!run.budget.hasRoom(2, 10)) return false;
    const chunk = await nextChunk(run, tried);
    if (chunk.length === 0) return true;
    await noteIntents(run, chunk);
    if ((await sendChunk(run, chunk, tried)) === 'stopped') return false;
    if ((run.connection.pushBlockedUntil ?? 0) > run.now) return true;
  }
}

/** Calendars of gigs that may be written to, and what goes into them. */
export function pushScope(
  run: Pick<Run, 'userId' | 'connection' | 'states' | 'roles' | 'now'>,
): PushScope {
  const open = run.states.filter(
    ({ health, accessRole, calendarId }) =>
      (health === 'ok' || health === 'review_deletes') &&
      isWriter(accessRole) &&
      gigTypeOf(run.roles.get(calendarId)) !== null,
  );
  const zone = open[0]?.timeZone ?? 'UTC';
  return {
    userId: run.userId,
    googleSub: run.connection.googleSub,
    writable: open.map(({ calendarId }) => calendarId),
    types: open.flatMap(({ calendarId }) => gigTypeOf(run.roles.get(calendarId)) ?? []),
    today: dayIn(zone, new Date(run.now * 1000)),
  };
}

/** What is pushed next, each gig once a run: what could not be sent is left to the next pull. */
async function nextChunk(run: Run, tried: Tried): Promise<Push[]> {
  const { db } = run.services;
  const scope = pushScope(run);
  run.budget.spend('statements', 2);
  // Not as a batch: its rows come by column name, and two tables share some.
  const dirty = await dirtyLinks(db, scope, CHUNK + tried.left);
  const unlinked = dirty.length < CHUNK ? await unlinkedGigs(db, scope, CHUNK + tried.left) : [];
  const chunk: Push[] = [];
  for (const { link, gig } of dirty) {
    if (tried.ids.has(link.id) || chunk.length >= CHUNK) continue;
    tried.ids.add(link.id);
    chunk.push(planPush(link, gig, calendarOf(run, gig), zoneOfCalendar(run, link.calendarId)));
  }
  for (const { gig, generation } of unlinked) {
    if (tried.ids.has(gig.id) || chunk.length >= CHUNK) continue;
    tried.ids.add(gig.id);
    const calendarId = calendarOf(run, gig);
    if (!calendarId) continue;
    const link = await insertingLink(run, gig, calendarId, generation);
    // Sent in this round already: the same round does not take it up again.
    tried.ids.add(link.id);
    chunk.push(planPush(link, gig, calendarId, zoneOfCalendar(run, calendarId)));
  }
  return chunk;
}

/** The calendar of a gig's type, if it may be written to. */
function calendarOf(run: Run, gig: GigRow | null): string | null {
  const state = run.states.find(
    ({ calendarId, health, accessRole }) =>
      gigTypeOf(run.roles.get(calendarId)) === gig?.type &&
      health !== 'gone' &&
      isWriter(accessRole),
  );
  return state?.calendarId ?? null;
}

function zoneOfCalendar(run: Run, calendarId: string): string {
  return run.states.find((state) => state.calendarId === calendarId)?.timeZone ?? 'UTC';
}

/** Before anything is sent it is noted, so that a lost answer is known for our own write. */
async function noteIntents(run: Run, chunk: Push[]) {
  const links = chunk.map(({ link }) => link);
  await commit(run.services, run, [writeLinks(run.services.db, links)], run);
}

async function sendChunk(run: Run, chunk: Push[], tried: Tried): Promise<'sent' | 'stopped'> {
  const results: PushResult[] = [];
  let failure: unknown = null;
  for (const push of chunk) {
    // One gig may take a move and a change.
    if (push.action !== 'none' && !run.budget.hasRoom(4, 6)) {
      failure = 'budget';
      break;
    }
    try {
      const result = await sendPush(run, push);
      if (push.action !== 'none' && !result.fruitless) run.pushes++;
      results.push(result);
      const isDone = push.gig !== null && result.link.syncedRev === push.gig.rev;
      if (!isDone) tried.left++;
      if (push.action !== 'none') await run.services.google.wait(PAUSE_MS);
    } catch (error) {
      failure = error;
      break;
    }
  }
  const links = results.flatMap(({ link, added }) => (added ? [link, added] : [link]));
  const logs = results.flatMap((result) => result.logs ?? []);
  const gigWrites = results.flatMap((result) => result.statements ?? []);
  const revisions = results.flatMap((result) => result.revisions ?? []);
  if (links.length > 0) {
    await commit(
      run.services,
      run,
      [
        writeLinks(run.services.db, links),
        ...gigWrites,
        ...(logs.length > 0 ? [insertLogs(run, logs)] : []),
      ],
      { budget: run.budget, revisions },
    );
  }
  if (failure === null) return 'sent';
  if (failure === 'budget') return 'stopped';
  if (isGoogle(failure, 'writeBlocked')) {
    run.connection.pushBlockedUntil = run.now + BLOCKED_SECONDS;
    return 'sent';
  }
  throw failure;
}
