import { expect, test, vi } from 'vitest';
import { aWorld, day, timed } from '../../../support/calendar/world';

async function imported(
  event: Record<string, unknown>,
  options: Parameters<typeof aWorld>[0] = {},
) {
  const world = await aWorld({ twoWay: true, ...options });
  const stored = world.add('booked', { summary: 'Show', ...event });
  await world.sync();
  const [gig] = world.gigs();
  if (!gig) throw new Error('no gig');
  return { world, gig, id: stored.id };
}

test('48. one whole day, 10 to 11 June, is 10 June without an end', async () => {
  const { gig } = await imported(day('2026-06-10', '2026-06-11'));
  expect([gig.date, gig.end_date]).toEqual(['2026-06-10', null]);
});

test('49. whole days 10 to 13 June end on the 12th, and an end on the 13th is sent as the 14th', async () => {
  const { world, gig } = await imported(day('2026-06-10', '2026-06-13'));
  expect(gig.end_date).toBe('2026-06-12');
  await world.app.edit(gig.id, { endDate: '2026-06-13' });
  const [write] = await world.writesOf(() => world.syncUntilQuiet());
  expect(write?.body).toMatchObject({ end: { date: '2026-06-14' } });
  expect(world.gigs()).toMatchObject([{ end_date: '2026-06-13' }]);
});

test('50. 20:00 to midnight has no end day', async () => {
  const { gig } = await imported(
    timed('2026-06-10T20:00:00', '2026-06-11T00:00:00', 'America/Chicago'),
  );
  expect([gig.date, gig.end_date]).toEqual(['2026-06-10', null]);
});

test('51. an event in Tokyo has the day it is there', async () => {
  const { gig } = await imported(timed('2026-06-11T09:00:00', '2026-06-11T11:00:00', 'Asia/Tokyo'));
  expect(gig.date).toBe('2026-06-11');
  expect(JSON.parse(gig.additional_info ?? '{}')).toEqual({ eventDateTime: '2026-06-11T09:00' });
});

test('52. a weekly series stays at 19:00 in Chicago when the clocks change', async () => {
  const world = await aWorld();
  world.add('booked', {
    id: 'weekly1',
    summary: 'Residency',
    ...timed('2026-10-15T19:00:00', '2026-10-15T21:00:00', 'America/Chicago'),
    recurrence: ['RRULE:FREQ=WEEKLY;COUNT=6'],
  });
  await world.sync();
  const times = world.gigs().map(({ additional_info }) => JSON.parse(additional_info ?? '{}'));
  expect(times.map(({ eventDateTime }) => eventDateTime)).toEqual(
    ['10-15', '10-22', '10-29', '11-05', '11-12', '11-19'].map((d) => `2026-${d}T19:00`),
  );
});

test('53. a date moved across the change of clocks keeps wall time and zone', async () => {
  const { world, gig } = await imported(
    timed('2026-10-30T19:00:00', '2026-10-30T21:00:00', 'America/Chicago'),
  );
  await world.app.edit(gig.id, { date: '2026-11-06' });
  const [write] = await world.writesOf(() => world.syncUntilQuiet());
  // 19:00 is five hours behind UTC before the change and six after it.
  expect(write?.body).toMatchObject({
    start: { dateTime: '2026-11-07T01:00:00Z', timeZone: 'America/Chicago' },
    end: { dateTime: '2026-11-07T03:00:00Z', timeZone: 'America/Chicago' },
  });
  expect(world.gigs()).toMatchObject([{ date: '2026-11-06', end_date: null }]);
});

test('54. the title of a timed event is sent without its times', async () => {
  const { world, gig } = await imported(
    timed('2026-06-10T19:00:00', '2026-06-10T21:00:00', 'America/Chicago'),
  );
  await world.app.edit(gig.id, { title: 'Renamed' });
  const [write] = await world.writesOf(() => world.syncUntilQuiet());
  expect(write?.body).toEqual({ summary: 'Renamed' });
});

test('55. an event without a zone is read in its calendar’s, one with an unknown zone in UTC', async () => {
  const { gig } = await imported(
    { start: { dateTime: '2026-06-10T16:00:00Z' }, end: { dateTime: '2026-06-10T18:00:00Z' } },
    { timeZone: 'Asia/Tokyo' },
  );
  expect(gig.date).toBe('2026-06-11');
  const warned = vi.spyOn(console, 'info').mockImplementation(() => {});
  // In the calendar's zone it would still be the day before.
  const unknown = await imported({
    ...timed('2026-06-10T01:30:00Z', '2026-06-10T01:50:00Z', 'Mars/Olympus'),
  });
  expect(unknown.gig.date).toBe('2026-06-10');
  expect(warned).toHaveBeenCalledWith(expect.any(String), { timeZone: 'Mars/Olympus' });
  warned.mockRestore();
});

test('a timed event without length keeps none when its day is changed', async () => {
  const { world, gig } = await imported(
    timed('2026-06-10T19:00:00', '2026-06-10T19:00:00', 'America/Chicago'),
  );
  await world.app.edit(gig.id, { date: '2026-06-12' });
  const [write] = await world.writesOf(() => world.syncUntilQuiet());
  expect(write?.body).toMatchObject({
    start: { dateTime: '2026-06-13T00:00:00Z' },
    end: { dateTime: '2026-06-13T00:00:00Z' },
  });
});

test('the hour that is shown beside a gig moves with its day', async () => {
  const { world, gig } = await imported(
    timed('2026-06-10T19:00:00', '2026-06-10T21:00:00', 'America/Chicago'),
  );
  await world.app.edit(gig.id, { date: '2026-06-15' });
  await world.syncUntilQuiet();
  const [moved] = world.gigs();
  expect(JSON.parse(moved?.additional_info ?? '{}')).toEqual({ eventDateTime: '2026-06-15T19:00' });
  expect(await world.writesOf(() => world.syncUntilQuiet())).toEqual([]);
});

test('56. leap day, turn of the year and a 23-hour day survive a round trip', async () => {
  for (const [from, to] of [
    ['2028-02-29', '2028-03-01'],
    ['2026-12-31', '2027-01-02'],
    ['2027-03-14', '2027-03-15'],
  ] as const) {
    const { world, gig, id } = await imported(day(from, to));
    await world.app.edit(gig.id, { date: '2026-08-01', endDate: null });
    await world.syncUntilQuiet();
    const endDate = new Date(Date.parse(`${to}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    await world.app.edit(gig.id, { date: from, endDate: endDate > from ? endDate : null });
    await world.syncUntilQuiet();
    expect(world.event('booked', id)).toMatchObject({ start: { date: from }, end: { date: to } });
    expect(world.gigs()).toMatchObject([{ date: gig.date, end_date: gig.end_date }]);
  }
});

test('57. letters of all kinds and long titles stay byte for byte, the description untouched', async () => {
  const summary = `🎸 Ünïcödé 東京 ${'x'.repeat(980)}`;
  const description = '<p>Load-in &amp; <b>sound check</b></p>';
  const { world, gig, id } = await imported({ summary, description, ...day('2026-06-10') });
  expect(gig.title).toBe(summary);
  await world.app.edit(gig.id, { location: 'Arena' });
  await world.syncUntilQuiet();
  expect(world.event('booked', id)?.fields).toMatchObject({
    summary,
    description,
    location: 'Arena',
  });
});
