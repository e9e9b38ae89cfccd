import { and, eq } from 'drizzle-orm';
import { syncLog } from '~/data/schema';
import type { DomainError } from '~/domain/domain-error';
import type { BaseFields } from '~/domain/gigs/gig-change';
import type { GigPatch } from '~/domain/gigs/gig-input';
import { updateGig } from '~/domain/gigs/update-gig.server';
import { isConnected, readConnection } from '../connection/read-connection.server';
import { type Field, gigFields, type Projection } from '../events/projection';
import type { CalendarServices } from '../google-services';
import type { ResolveAction, SyncConflict } from './conflict';

type Outcome = { ok: true } | { ok: false; error: DomainError };

const NOT_FOUND: DomainError = {
  reason: 'not_found',
  message: 'This has been settled already.',
};

/**
 * Settles one entry of the list. `mine` writes the value that lost into the gig, from where two-way
 * sync sends it on; it is rejected once the field is no longer what the sync made of it.
 */
export async function resolveConflict(
  services: Pick<CalendarServices, 'db' | 'now' | 'background' | 'geocodeQueue' | 'calendarQueue'>,
  userId: string,
  id: string,
  action: ResolveAction,
): Promise<Outcome> {
  const { db } = services;
  const own = and(eq(syncLog.id, id), eq(syncLog.userId, userId));
  const row = await db.select().from(syncLog).where(own).get();
  if (!row || row.kind.startsWith(SETTLED)) return { ok: false, error: NOT_FOUND };
  if (action === 'mine') {
    const { field, kept, lost } = JSON.parse(row.detailJson) as SyncConflict['detail'];
    if (row.kind !== 'conflict' || !field || kept === undefined || lost === undefined) {
      return { ok: false, error: NOT_FOUND };
    }
    const changed = await updateGig(
      services,
      userId,
      row.gigId ?? '',
      patchOf(field, lost),
      seenOf(field, kept),
    );
    if (!changed.ok) return changed;
  }
  await db
    .update(syncLog)
    .set({ kind: `${SETTLED}${row.kind}` })
    .where(own);
  if (action === 'mine') await syncSoon(services, userId);
  return { ok: true };
}

/** Before the kind of what has been settled: the values themselves stay on record. */
const SETTLED = 'settled_';

function patchOf(field: Field, value: string): GigPatch {
  const fields = gigFields(withValue(field, value));
  switch (field) {
    case 'type':
      return { type: fields.type };
    case 'title':
      return { title: fields.title };
    case 'location':
      return { location: fields.location };
    case 'dates':
      return {
        date: { day: fields.date, time: null },
        endDate: fields.endDate ? { day: fields.endDate, time: null } : null,
      };
  }
}

function seenOf(field: Field, value: string): BaseFields {
  const { type, title, location, date, endDate } = gigFields(withValue(field, value));
  return { type: { type }, title: { title }, location: { location }, dates: { date, endDate } }[
    field
  ];
}

/** A projection that has the field's value; its other fields are not looked at. */
function withValue(field: Field, value: string): Projection {
  const nothing: Projection = {
    type: 'possible',
    title: '',
    location: '',
    date: '',
    endDate: null,
  };
  if (field !== 'dates') return { ...nothing, [field]: value };
  const [date = '', endDate = ''] = value.split('/');
  return { ...nothing, date, endDate: endDate || null };
}

async function syncSoon(
  { db, calendarQueue }: Pick<CalendarServices, 'db' | 'calendarQueue'>,
  userId: string,
) {
  const found = await readConnection({ db }, userId);
  if (!found || !isConnected(found.connection) || !found.connection.twoWay) return;
  await calendarQueue.send([{ v: 1, connectionId: found.connection.id, reason: 'settings' }]);
}
