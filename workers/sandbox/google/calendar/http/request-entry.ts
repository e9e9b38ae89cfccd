import type { Json } from './json';

/** A request as it came in. Of the headers only what matters to syncing, and never a token. */
export interface RequestEntry {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly operation: string | null;
  readonly user: string | null;
  readonly calendar: string | null;
  readonly event: string | null;
  readonly ifMatch: string | null;
  /** The body of a write. */
  readonly body: Json | null;
  /** Null while it is being answered, and when the connection was lost. */
  status: number | null;
  reason: string | null;
}
