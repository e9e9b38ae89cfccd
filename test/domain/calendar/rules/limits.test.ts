import { expect, test } from 'vitest';
import { canRead, canWrite, WANTED_SCOPES } from '~/domain/calendar/connection/scopes';
import { cancelledEvent } from '~/domain/calendar/events/event';
import { createBudget, FREE_LIMITS } from '~/domain/calendar/pull/budget';
import { waitBefore } from '~/domain/calendar/pull/due/back-off';
import { nextSyncIn } from '~/domain/calendar/pull/due/due';
import { isSuspiciousLoss } from '~/domain/calendar/pull/sweep/sweep-guard';
import { syncWindow } from '~/domain/calendar/pull/window';
import { createTokenCipher, isTokenKey } from '~/domain/calendar/tokens/token-cipher';
import { classifyTravel } from '~/domain/calendar/travel/classify-travel';

test('a loss is suspicious above five, or above 30 % of a large calendar', () => {
  expect([isSuspiciousLoss(5, 5), isSuspiciousLoss(6, 6)]).toEqual([false, true]);
  expect([isSuspiciousLoss(30, 100), isSuspiciousLoss(31, 100)]).toEqual([false, true]);
});

test('waits grow with jitter, follow Retry-After, and are left to the queue when long', () => {
  const waits = [0, 1, 2].map((retry) => waitBefore(retry, null, () => 0.5));
  expect(waits).toEqual([1.5, 2.5, 4.5]);
  expect(waitBefore(0, 7, () => 0)).toBe(7);
  expect(waitBefore(0, 30, () => 0)).toBeNull();
  expect(waitBefore(3, null, () => 0)).toBeNull();
});

test('a run stops at 80 % of what it may use, or after 25 seconds', () => {
  let now = 0;
  const budget = createBudget(FREE_LIMITS, () => now);
  budget.spend('requests', 39);
  expect([budget.hasRoom(1), budget.hasRoom(2)]).toEqual([true, false]);
  now = 25_000;
  expect(budget.hasRoom(1)).toBe(false);
});

test('people who are here are synced every quarter of an hour, others more seldom', () => {
  const minutes = (['today', 'recently', 'dormant'] as const).map(
    (activity) => nextSyncIn(activity, () => 0) / 60,
  );
  expect(minutes).toEqual([15, 360, 1440]);
  expect(nextSyncIn('today', () => 1)).toBeGreaterThan(15 * 60);
});

test('a year back and a year ahead are synced', () => {
  expect(syncWindow(Date.UTC(2026, 5, 1) / 1000)).toMatchObject({
    start: '2025-06-01',
    end: '2027-06-01',
  });
});

test('a token is read only where it belongs, with a key that is known, and untouched', async () => {
  const one = btoa('0123456789abcdef0123456789abcdef');
  const two = btoa('fedcba9876543210fedcba9876543210');
  const old = createTokenCipher({ keys: { a: one }, current: 'a' });
  const rotated = createTokenCipher({ keys: { a: one, b: two }, current: 'b' });
  const stored = await old.encrypt('secret', 'table|column|1');
  expect(stored).toMatch(/^v1\.a\.[\w+/=]+\.[\w+/=]+$/);
  expect(await rotated.decrypt(stored, 'table|column|1')).toEqual({
    text: 'secret',
    outdated: true,
  });
  expect(await old.decrypt(stored, 'table|column|2')).toBeNull();
  const misnamed = stored.replace('v1.a.', 'v1.b.');
  expect(await rotated.decrypt(misnamed, 'table|column|1')).toBeNull();
  // That is the mistake of whoever runs the site, not the token's.
  await expect(old.decrypt(misnamed, 'table|column|1')).rejects.toThrow('tokenKeyMissing');
  expect(await old.decrypt('nonsense', 'table|column|1')).toBeNull();
  expect(await old.encrypt('secret', 'table|column|1')).not.toBe(stored);
  expect([isTokenKey(one), isTokenKey(btoa('short')), isTokenKey('§')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('scopes are compared under Google’s long names, and reading is not writing', () => {
  const all = WANTED_SCOPES.join(' ').replace(
    'email',
    'https://www.googleapis.com/auth/userinfo.email',
  );
  expect([canRead(all), canWrite(all)]).toEqual([true, true]);
  const readOnly = all.replace('calendar.events', 'calendar.events.readonly');
  expect([canRead(readOnly), canWrite(readOnly)]).toEqual([true, false]);
  expect(canRead('openid email')).toBe(false);
});

test('bookings are known by their words, their flight numbers, or by coming from Gmail', () => {
  const typeOf = (summary: string, eventType = 'default') =>
    classifyTravel({ ...cancelledEvent('id'), live: true, summary, eventType });
  expect(typeOf('DL1432 DFW to PWM')).toBe('flight');
  expect(typeOf('Villa Rosa')).toBe('hotel');
  expect(typeOf('Your stay in Portland')).toBe('hotel');
  expect(typeOf('Hertz pick-up')).toBe('car');
  expect(typeOf('Train to Boston')).toBe('other');
  expect(typeOf('Dentist')).toBeNull();
  expect(typeOf('Reservation', 'fromGmail')).toBe('other');
});
