import type { DomainError } from '~/domain/domain-error';
import { isConnected, readConnection } from './connection/read-connection.server';
import { readCalendarSettings } from './connection/read-settings.server';
import { type CalendarServices, NOT_CONNECTED, RECONNECT_NEEDED } from './google-services';
import type { SyncCounts } from './pull/run';
import { runSync, type SyncOutcome } from './run-sync.server';

export type SyncAnswer =
  | { ok: true; result: SyncCounts & { continuing?: true } }
  | { ok: false; error: DomainError };

const ALREADY_SYNCING: DomainError = {
  reason: 'already_syncing',
  message: 'Your calendar is being synced right now.',
};

/** A sync that the person asked for and waits for. */
export async function syncNow(services: CalendarServices, userId: string): Promise<SyncAnswer> {
  const found = await readConnection(services, userId);
  if (!found || !isConnected(found.connection)) return { ok: false, error: NOT_CONNECTED };
  const outcome = await runSync(services, found.connection.id);
  if (outcome.kind === 'busy') return alreadySyncing(services, userId);
  return answerOf(outcome);
}

/** Another run is under way: how far it is. */
async function alreadySyncing(services: CalendarServices, userId: string): Promise<SyncAnswer> {
  const current = { ...(await readCalendarSettings(services, userId)) };
  return { ok: false, error: { ...ALREADY_SYNCING, current } };
}

function answerOf(outcome: Exclude<SyncOutcome, { kind: 'busy' }>): SyncAnswer {
  switch (outcome.kind) {
    case 'synced':
      return {
        ok: true,
        result: { ...outcome.counts, ...(outcome.continuing && { continuing: true }) },
      };
    case 'reconnect':
      return { ok: false, error: RECONNECT_NEEDED };
    case 'notConnected':
      return { ok: false, error: NOT_CONNECTED };
    case 'delayed':
      return { ok: false, error: delayed(outcome.seconds) };
    case 'misconfigured':
      return { ok: false, error: delayed(3600) };
  }
}

function delayed(seconds: number): DomainError {
  return {
    reason: 'delayed',
    message: 'Google Calendar asked us to wait. Please try again later.',
    retryAfterSeconds: seconds,
  };
}
