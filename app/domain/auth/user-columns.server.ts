import { sql } from 'drizzle-orm';
import { users } from '~/data/schema';
import type { User } from './user';

/** What makes a `User` of a row of `users`. */
export const userColumns = {
  id: users.id,
  displayName: users.displayName,
  email: users.email,
  profilePicture: users.profilePicture,
  calendarNeeds: calendarNeeds(),
  emailVerified: sql`${users.emailVerifiedAt} IS NOT NULL`.mapWith(Boolean),
};

/** In the query that reads the user, as every page shows it. */
function calendarNeeds() {
  // The columns are spelled out: in a selection of one table drizzle leaves its name away.
  return sql<User['calendarNeeds']>`(SELECT CASE
    WHEN status = 'reconnect_needed' THEN 'reconnect'
    WHEN EXISTS (SELECT 1 FROM calendar_sync_state
      WHERE connection_id = calendar_connections.id AND health = 'review_deletes') THEN 'review'
    WHEN EXISTS (SELECT 1 FROM sync_log
      WHERE sync_log.user_id = calendar_connections.user_id AND kind = 'conflict') THEN 'conflicts'
    END FROM calendar_connections
    WHERE calendar_connections.user_id = users.id AND status <> 'disconnected')`;
}
