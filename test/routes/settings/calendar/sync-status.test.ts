import { expect, test } from 'vitest';
import type { CalendarSettings } from '~/domain/calendar/connection/calendar-settings';
import {
  clockLabel,
  syncResult,
  syncStatus,
  waitLabel,
} from '~/routes/settings.($section)/calendar/sync/sync-status';

const NOW = new Date('2026-05-14T16:00:00Z');
const ZONE = 'America/Chicago';

function settings(changes: Partial<CalendarSettings> = {}): CalendarSettings {
  return {
    now: NOW.toISOString(),
    connected: true,
    bookedGigsCalendarId: 'shows',
    possibleGigsCalendarId: null,
    travelCalendarId: null,
    twoWaySync: false,
    leaveByTimes: false,
    leaveByError: null,
    connectedAccount: 'ann@example.com',
    status: 'active',
    syncing: false,
    continuing: false,
    lastSyncedAt: '2026-05-14T15:48:00Z',
    lastSync: null,
    nextSyncAt: null,
    pausedUntil: null,
    pushBlockedUntil: null,
    nextStep: null,
    perCalendar: [{ id: 'shows', roles: ['booked'], health: 'ok' }],
    pendingPush: 0,
    conflicts: 0,
    reviewDeletes: 0,
    linkedGigs: 24,
    linkedTravel: 31,
    ...changes,
  };
}

const status = (changes: Partial<CalendarSettings>) => syncStatus(settings(changes), NOW, ZONE);

test.each<[string, Partial<CalendarSettings>, string, string[]]>([
  ['ok', {}, 'Synced 12 minutes ago · 24 gigs, 31 travel events', []],
  [
    'ok',
    { lastSyncedAt: NOW.toISOString(), linkedGigs: 1, linkedTravel: 0 },
    'Synced just now · 1 gig',
    [],
  ],
  [
    'ok',
    { twoWaySync: true, nextSyncAt: '2026-05-14T16:03:00Z', pendingPush: 1 },
    'Synced 12 minutes ago · 24 gigs, 31 travel events',
    ['1 change waits to be written', 'Next sync in 3 minutes'],
  ],
  [
    'ok',
    { twoWaySync: true, perCalendar: [{ id: 'shows', roles: ['booked'], health: 'read_only' }] },
    'Synced 12 minutes ago · 24 gigs, 31 travel events',
    ['Read-only calendar: changes stay here'],
  ],
  [
    'ok',
    { twoWaySync: true, pushBlockedUntil: '2026-05-14T19:00:00Z', pendingPush: 3 },
    'Synced 12 minutes ago · 24 gigs, 31 travel events',
    ['Google takes no changes until 2:00 PM CDT', '3 changes wait to be written'],
  ],
  [
    'busy',
    { syncing: true, pendingPush: 14 },
    'Syncing your calendar…',
    ['14 changes left to write'],
  ],
  ['busy', { continuing: true }, 'Syncing your calendar…', ['You can leave this page meanwhile.']],
  [
    'warn',
    { continuing: true, pausedUntil: '2026-05-14T19:00:00Z' },
    'Paused by Google until 2:00 PM CDT',
    [],
  ],
  ['warn', { reviewDeletes: 12 }, '12 events disappeared, review before removing', []],
  ['quiet', { bookedGigsCalendarId: null }, 'Choose a booked or possible calendar to sync', []],
  ['quiet', { lastSyncedAt: null }, 'Not synced yet', []],
  [
    'bad',
    { status: 'reconnect_needed', continuing: true },
    'Reconnect needed',
    ['Google has ended the connection. Your gigs and calendars are kept.'],
  ],
])('%s: %j', (tone, changes, text, notes) => {
  expect(status(changes)).toEqual({ tone, text, notes });
});

test('a moment on another day names its day, in the visitor’s zone', () => {
  expect(clockLabel('2026-05-15T06:30:00Z', NOW, ZONE)).toBe('May 15, 1:30 AM CDT');
  expect(clockLabel('2026-05-15T06:30:00Z', NOW, 'Europe/Berlin')).toMatch(/^May 15, 8:30 AM/);
});

test('a result leaves out what did not happen', () => {
  const none = { imported: 0, total: 9, deleted: 0, travelEventsImported: 0 };
  expect(syncResult(none)).toBe('Imported 0 events from 9 total events.');
  expect(syncResult({ imported: 3, total: 24, deleted: 1, travelEventsImported: 5 })).toBe(
    'Imported 3 events from 24 total events. Removed 1 gig. Found 5 travel events.',
  );
});

test.each([
  [0, 'in 1 second'],
  [30, 'in 30 seconds'],
  [600, 'in 10 minutes'],
  [7200, 'in 2 hours'],
])('a wait of %i s is %s', (seconds, words) => {
  expect(waitLabel(seconds)).toBe(words);
});
