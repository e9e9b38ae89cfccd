import { z } from '~/zod';
import type { Field } from '../events/projection';

/** `conflict`: both sides changed one field. The others only tell what happened. */
export const NEWS_KINDS = ['conflict', 'restored', 'type_held', 'parked'] as const;

/** What a sync decided that a person should know of. */
export interface SyncConflict {
  id: string;
  /** ISO instant in UTC. */
  at: string;
  kind: (typeof NEWS_KINDS)[number];
  gigId: string | null;
  /** By kind: of a conflict `field`, `kept`, `lost` and `title`. */
  detail: { title?: string; field?: Field; kept?: string; lost?: string; [more: string]: unknown };
  /** Of a conflict: what the field is now; null when the gig is deleted. */
  current: string | null;
}

/** `keep` leaves the gig as it is; `mine` brings the value back that lost. */
export const ResolveInput = z.object({
  action: z.enum(['keep', 'mine'], 'Choose keep or mine'),
});
export type ResolveAction = z.output<typeof ResolveInput>['action'];
