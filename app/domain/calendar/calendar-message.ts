import { z } from '~/zod';

/** What travels through the calendar queue, checked when sent and when received. */
export const CalendarMessage = z.object({
  v: z.literal(1),
  connectionId: z.string(),
  reason: z.enum(['cron', 'continue', 'notification', 'settings', 'leave-by']),
});
export type CalendarMessage = z.infer<typeof CalendarMessage>;

/** Why a sync runs: somebody waits for it, or what its message says. */
export type SyncReason = 'asked' | CalendarMessage['reason'];
