import type { SQL } from 'drizzle-orm';

/** Whose rows are read: a user's id, or SQL that finds it by the session they come with. */
export type Owner = string | SQL;
