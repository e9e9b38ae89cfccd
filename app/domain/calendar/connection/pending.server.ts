import type { ConnectionRow, SyncStateRow } from '~/data/schema';
import { calendarRoles, gigTypeOf } from '../calendar-roles';
import { differingFields, type Projection, projectGig } from '../events/projection';
import type { CalendarServices } from '../google-services';
import { baseOf } from '../links/link';
import { dirtyLinks, pushCounts, unlinkedGigs } from '../push/dirty-gigs.server';
import { planPush } from '../push/plan-push';
import { pushScope } from '../push/push-gigs.server';
import type { TwoWayItem, TwoWayPreview } from './calendar-settings';

type Db = Pick<CalendarServices, 'db'>;

/** How much would be written to Google now. */
export async function countPending(
  { db }: Db,
  connection: ConnectionRow,
  states: SyncStateRow[],
  now: number,
): Promise<TwoWayPreview> {
  const [[added], [dirty]] = await db.batch(
    pushCounts(db, pendingScope(connection, states, now).scope),
  );
  return { adds: added?.count ?? 0, changes: dirty?.changes ?? 0, deletes: dirty?.deletes ?? 0 };
}

/** More than anybody has; the counts stay true to what is listed. */
const LISTED_AT_MOST = 10_000;

/** What would be written to Google now, gig by gig. */
export async function listPending(
  { db }: Db,
  connection: ConnectionRow,
  states: SyncStateRow[],
  now: number,
): Promise<TwoWayItem[]> {
  const { scope, calendarOf } = pendingScope(connection, states, now);
  const unlinked = await unlinkedGigs(db, scope, LISTED_AT_MOST);
  const dirty = await dirtyLinks(db, scope, LISTED_AT_MOST);
  const items: TwoWayItem[] = unlinked.map(({ gig }) => ({
    ...days(projectGig(gig)),
    id: gig.id,
    action: 'create',
  }));
  for (const { link, gig } of dirty) {
    const { action, wanted } = planPush(link, gig, calendarOf(gig?.type), 'UTC');
    const base = baseOf(link);
    const id = gig?.id ?? link.id;
    if (action === 'delete' || action === 'discardInsert') {
      items.push({ ...days(base), id, action: 'delete' });
    } else if (action === 'insert') {
      items.push({ ...days(wanted), id, action: 'create' });
    } else if (action !== 'none') {
      const fields = differingFields(base, wanted);
      items.push({ ...days(wanted), id, action: 'change', fields });
    }
  }
  return items;
}

function days({ title, date, endDate }: Projection) {
  return { title, date, endDate };
}

function pendingScope(connection: ConnectionRow, states: SyncStateRow[], now: number) {
  const roles = calendarRoles(connection);
  const scope = pushScope({
    userId: connection.userId,
    connection,
    // Of a calendar that was never listed it is not known who may write to it.
    states: states.map((state) => ({ ...state, accessRole: state.accessRole ?? 'owner' })),
    roles,
    now,
  });
  const calendarOf = (type: string | undefined) =>
    scope.writable.find((id) => gigTypeOf(roles.get(id)) === type) ?? null;
  return { scope, calendarOf };
}
