import { isGoogle } from '../google-error';
import { lookUp } from '../look-up.server';
import type { Run } from '../pull/run';
import { PAUSE_MS } from '../push/send-push.server';
import { askGoogle } from '../tokens/access-token.server';
import type { Block } from './block';
import {
  newEventId,
  noteBlocks,
  type StoredBlock,
  saveBlocks,
  storedBlocks,
  textOf,
} from './stored-blocks.server';
import { wantedBlocks } from './wanted-blocks.server';

/** What has been written is noted after so many, and at the end. */
const CHUNK = 10;
/** An event that somebody else keeps changing is left to the next run. */
const MOST_TRIES = 2;

/** Makes the calendar say what the trips say; true when nothing is left to be written. */
export async function writeBlocks(run: Run, calendarId: string): Promise<boolean> {
  const wanted = await wantedBlocks(run);
  const stored = new Map((await storedBlocks(run, wanted)).map((row) => [row.subject, row]));
  const subjects = new Set(wanted.map(({ subject }) => subject));
  const extra = [...stored.values()].filter(({ subject }) => !subjects.has(subject));
  const changed = wanted.filter((block) => stored.get(block.subject)?.synced !== textOf(block));

  const fresh = changed
    .filter(({ subject }) => !stored.has(subject))
    .map((block) => ({ block, eventId: newEventId() }));
  await noteBlocks(run, fresh);
  for (const { block, eventId } of fresh) {
    stored.set(block.subject, { subject: block.subject, eventId, synced: null });
  }
  const write = (block: Block) => writeBlock(run, calendarId, block, stored.get(block.subject));
  return (
    (await inChunks(run, extra, async (row) => {
      const isGone = await deleteBlock(run, calendarId, row);
      return { written: [], removed: isGone ? [row.subject] : [] };
    })) &&
    (await inChunks(run, changed, async (block) => ({
      written: (await write(block)) ? [block] : [],
      removed: [],
    })))
  );
}

interface Done {
  written: Block[];
  removed: string[];
}

/** One after the other while the budget lasts. What is done is noted also when the next one fails. */
async function inChunks<Item>(
  run: Run,
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
): Promise<boolean> {
  for (let from = 0; from < items.length; from += CHUNK) {
    const done: Done = { written: [], removed: [] };
    let isFinished = true;
    try {
      for (const item of items.slice(from, from + CHUNK)) {
        if (!run.budget.hasRoom(2 * MOST_TRIES, 8)) {
          isFinished = false;
          break;
        }
        const { written, removed } = await work(item);
        done.written.push(...written);
        done.removed.push(...removed);
        await run.services.google.wait(PAUSE_MS);
      }
    } finally {
      await saveBlocks(run, done);
    }
    if (!isFinished) return false;
  }
  return true;
}

/** True once Google has it. */
async function writeBlock(
  run: Run,
  calendarId: string,
  block: Block,
  row: StoredBlock | undefined,
): Promise<boolean> {
  if (!row) return false;
  if (row.synced === null && (await insert(run, calendarId, block, row.eventId))) return true;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const event = await lookUp(run, calendarId, row.eventId);
    if (!event?.live) {
      // Deleted by hand, and another one since: ids are not given twice.
      const eventId = newEventId();
      await noteBlocks(run, [{ block, eventId }]);
      return insert(run, calendarId, block, eventId);
    }
    if (await patch(run, calendarId, block, event)) return true;
  }
  return false;
}

/** False when the event is there already, as an answer was lost. */
async function insert(run: Run, calendarId: string, { body }: Block, id: string): Promise<boolean> {
  try {
    await askGoogle(run, (token) =>
      run.services.google.calendar.insertEvent(token, calendarId, { id, ...body }),
    );
    return true;
  } catch (error) {
    if (isGoogle(error, 'duplicate')) return false;
    throw error;
  }
}

/** False when somebody has changed it since it was looked up. */
async function patch(
  run: Run,
  calendarId: string,
  { body }: Block,
  { id: eventId, etag }: { id: string; etag: string | null },
): Promise<boolean> {
  const place = { calendarId, eventId, etag: etag ?? '*' };
  try {
    await askGoogle(run, (token) => run.services.google.calendar.patchEvent(token, place, body));
    return true;
  } catch (error) {
    if (isGoogle(error, 'changed', 'notFound', 'deleted')) return false;
    throw error;
  }
}

/** True when the calendar has it no more. */
async function deleteBlock(
  run: Run,
  calendarId: string,
  { eventId }: StoredBlock,
): Promise<boolean> {
  const event = await lookUp(run, calendarId, eventId);
  if (!event?.live) return true;
  const place = { calendarId, eventId, etag: event.etag ?? '*' };
  try {
    await askGoogle(run, (token) => run.services.google.calendar.deleteEvent(token, place));
    return true;
  } catch (error) {
    if (isGoogle(error, 'notFound', 'deleted')) return true;
    if (isGoogle(error, 'changed')) return false;
    throw error;
  }
}
