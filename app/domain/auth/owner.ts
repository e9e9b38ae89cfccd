import type { SQL } from 'drizzle-orm';

/** Whose rows are read: a user's id, or SQL that finds it by the session they come with. */
export type Owner = string | SQL;

/** How a person's data stood: the version is counted up with every change of what is read of it. */
export interface DataVersion {
  userId: string;
  version: number;
}
