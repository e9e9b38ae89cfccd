import { expect, test } from 'vitest';
import { queueDueConnections } from '~/domain/calendar/pull/due/claim-due.server';
import { reencryptTokens } from '~/domain/calendar/tokens/reencrypt-tokens.server';
import { createTokenCipher } from '~/domain/calendar/tokens/token-cipher';
import { aTripWorld, turn } from '../../../support/calendar/leave-by';
import { day, KEYS, type World } from '../../../support/calendar/world';
import { aWorldOf } from '../../../support/calendar/world-of-many';

test('no statement of a sync or of the cron reads a table from end to end', async () => {
  const { world, people } = await aWorldOf(2);
  for (const { booked, sync, gigs, edit } of people) {
    const weekly = { recurrence: ['RRULE:FREQ=WEEKLY;COUNT=3'] };
    world.add(booked, { summary: 'Show', ...day('2026-06-11') });
    world.add(booked, { summary: 'Weekly', ...day('2026-06-12'), ...weekly });
    await sync();
    await edit(gigs()[0]?.id ?? '', { title: 'Renamed' });
    for (const calendar of world.store.calendars.values()) calendar.tokenEpoch++;
    await sync();
    await sync();
  }
  await queueDueConnections(world.services, world.services.now);
  const keys = { ...KEYS, k2: btoa('fedcba9876543210fedcba9876543210') };
  world.services.google.tokens = createTokenCipher({ keys, current: 'k2' });
  expect(await reencryptTokens(world.services)).toBe(2);
  expect(scansOf(world)).toEqual([]);
});

test('nor does one that keeps leave-by times', async () => {
  const { world } = await aTripWorld();
  await turn(world, true);
  await world.sync('settings');
  await turn(world, false);
  await world.sync('settings');
  expect(scansOf(world)).toEqual([]);
});

function scansOf(world: World): string[] {
  return world.d1.texts().flatMap((text) =>
    world.d1
      .rows<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`)
      .filter(({ detail }) => isScan(detail))
      .map(({ detail }) => `${detail}: ${text}`),
  );
}

/**
 * A list that came with the statement, or was gathered by it, is read from end to end; whatever is
 * stored is searched.
 */
function isScan(detail: string): boolean {
  const own = /VIRTUAL TABLE|VALUES CLAUSE|CONSTANT ROW|^SCAN (\(subquery|states )/;
  return /^SCAN /.test(detail) && !own.test(detail);
}
