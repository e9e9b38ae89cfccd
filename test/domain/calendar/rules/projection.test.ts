import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newEventBody, patchBody } from '~/domain/calendar/events/event-body';
import { eventDays } from '~/domain/calendar/events/event-days';
import { eventIdFor } from '~/domain/calendar/events/event-id';
import { mergeSides } from '~/domain/calendar/events/merge';
import { type Projection, projectGig } from '~/domain/calendar/events/projection';

const BASE: Projection = {
  type: 'booked',
  title: 'Show',
  location: 'Hall',
  date: '2026-06-10',
  endDate: null,
};
const ALL_DAY = { start: { date: '2026-06-10' }, end: { date: '2026-06-11' } };
const CHICAGO = 'America/Chicago';

test('placeholders are no value of their own', () => {
  const gig = { ...BASE, title: '(No title)', location: 'No location specified' };
  expect(projectGig(gig)).toMatchObject({ title: '', location: '' });
});

test('each field goes to whoever changed it, and to Google where both did', () => {
  const local = { ...BASE, title: 'Mine', location: 'Club' };
  const remote = { ...BASE, title: 'Theirs', date: '2026-06-12' };
  expect(mergeSides({ base: BASE, local, remote, intent: null })).toEqual({
    merged: { ...BASE, title: 'Theirs', location: 'Club', date: '2026-06-12' },
    conflicts: [{ field: 'title', kept: 'Theirs', lost: 'Mine' }],
  });
});

test('what Google says of our own lost write is no change of Google’s', () => {
  const intent = { ...BASE, title: 'First' };
  const local = { ...BASE, title: 'Second' };
  expect(mergeSides({ base: BASE, local, remote: intent, intent })).toEqual({
    merged: local,
    conflicts: [],
  });
});

test('merging is settled at once: with Google’s side as the new base nothing is left to merge in', () => {
  const side = fc.record({
    type: fc.constantFrom('booked' as const, 'possible' as const),
    title: fc.constantFrom('a', 'b', 'c'),
    location: fc.constantFrom('', 'x', 'y'),
    date: fc.constantFrom('2026-06-10', '2026-06-11'),
    endDate: fc.constantFrom(null, '2026-06-12'),
  });
  fc.assert(
    fc.property(side, side, side, (base, local, remote) => {
      const { merged } = mergeSides({ base, local, remote, intent: null });
      const again = mergeSides({ base: remote, local: merged, remote, intent: null });
      expect(again).toEqual({ merged, conflicts: [] });
    }),
  );
});

test('a new event is all day, with the day after as its end', () => {
  expect(newEventBody({ ...BASE, location: '', endDate: '2026-06-12' }, 'gig1', 'id')).toEqual({
    id: 'gig1',
    summary: 'Show',
    start: { date: '2026-06-10' },
    end: { date: '2026-06-13' },
    extendedProperties: { private: { gigId: 'id' } },
  });
});

test('a field that becomes empty is cleared, and all-day times name no instant', () => {
  const wanted = { ...BASE, location: '', date: '2026-07-01' };
  expect(patchBody(BASE, wanted, ALL_DAY, CHICAGO)).toEqual({
    location: null,
    start: { date: '2026-07-01', dateTime: null, timeZone: null },
    end: { date: '2026-07-02', dateTime: null, timeZone: null },
  });
});

test('a night that is cut to one day ends with that day', () => {
  const night = {
    start: { dateTime: '2026-06-10T20:00:00-05:00', timeZone: CHICAGO },
    end: { dateTime: '2026-06-11T02:00:00-05:00', timeZone: CHICAGO },
  };
  const base = { ...BASE, endDate: '2026-06-11' };
  const { start, end } = patchBody(base, BASE, night, CHICAGO);
  expect(end).toEqual({ dateTime: '2026-06-11T05:00:00Z', timeZone: CHICAGO, date: null });
  const times = { start: night.start, end: { dateTime: String(end?.dateTime), timeZone: CHICAGO } };
  expect(start).toMatchObject({ dateTime: '2026-06-11T01:00:00Z' });
  expect(eventDays(times, CHICAGO)).toEqual({ date: '2026-06-10', endDate: null });
});

test('shifted times have the days that were asked for, in every zone and season', () => {
  const day = fc
    .integer({ min: 0, max: 700 })
    .map((n) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString().slice(0, 10));
  const zone = fc.constantFrom(CHICAGO, 'Asia/Tokyo', 'Europe/Berlin', 'Australia/Sydney');
  fc.assert(
    fc.property(day, day, zone, fc.integer({ min: 5, max: 22 }), (from, to, timeZone, hour) => {
      const at = (clock: string) => ({ dateTime: `${from}T${clock}:00Z`, timeZone });
      const hh = String(hour).padStart(2, '0');
      const times = { start: at(`${hh}:00`), end: at(`${hh}:45`) };
      const days = eventDays(times, timeZone);
      if (!days) throw new Error('no days');
      const wanted = { ...BASE, date: to, endDate: null };
      const { start, end } = patchBody({ ...BASE, ...days }, wanted, times, timeZone);
      if (!start || !end) return;
      const shifted = {
        start: { dateTime: String(start.dateTime), timeZone },
        end: { dateTime: String(end.dateTime), timeZone },
      };
      expect(eventDays(shifted, timeZone)).toEqual({ date: to, endDate: null });
    }),
  );
});

test('an event’s id is the same for each attempt and another for each generation', async () => {
  const id = await eventIdFor('gig', 'sub', 0);
  expect(id).toMatch(/^gig[0-9a-f]{32}$/);
  expect(await eventIdFor('gig', 'sub', 0)).toBe(id);
  expect(await eventIdFor('gig', 'sub', 1)).not.toBe(id);
});
