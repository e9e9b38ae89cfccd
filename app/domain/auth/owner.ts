import type { SQLWrapper } from 'drizzle-orm';
import type { PlainSql } from '~/data/text-query.server';

/** Whose rows are read: a user's id, or SQL that finds it by the session they come with. */
export type Owner = string | (PlainSql & SQLWrapper);

/** The owner's id in plain SQL. */
export function ownerSql(owner: Owner): PlainSql {
  return typeof owner === 'string' ? { sql: '?', params: [owner] } : owner;
}

/** How a person's data stood: the version is counted up with every change of what is read of it. */
export interface DataVersion {
  userId: string;
  version: number;
}
