import { expect, test } from 'vitest';
import { aWorld, day, timed } from '../../../../support/calendar/world';

async function withShow() {
  const world = await aWorld({ twoWay: true });
  const event = world.add('booked', {
    summary: 'Show',
    location: 'Hall',
    description: '<b>Bring</b> cables',
    ...day('2026-06-11'),
  });
  await world.sync();
  const [gig] = world.gigs();
  if (!gig) throw new Error('no gig');
  const edit = (fields: Record<string, unknown>) =>
    world.human({ op: 'patch', calendar: 'booked', id: event.id, event: fields as never });
  const atGoogle = () => world.event('booked', event.id);
  return { world, event, gig, edit, atGoogle };
}

test('24. an edited title is sent as exactly that, with If-Match and without mails', async () => {
  const { world, event, gig } = await withShow();
  await world.app.edit(gig.id, { title: 'New title' });
  const writes = await world.writesOf(() => world.syncUntilQuiet());
  expect(writes).toMatchObject([
    { operation: 'events.patch', ifMatch: event.etag, query: { sendUpdates: 'none' } },
  ]);
  expect(writes[0]?.body).toEqual({ summary: 'New title' });
});

test('25. the placeholder of a location never reaches Google', async () => {
  const { world, gig, atGoogle } = await withShow();
  await world.app.edit(gig.id, { location: 'No location specified' });
  const writes = await world.writesOf(() => world.syncUntilQuiet());
  expect(JSON.stringify(writes)).not.toContain('No location specified');
  expect(atGoogle()?.fields.location ?? '').toBe('');
  expect(world.gigs()).toMatchObject([{ location: 'No location specified' }]);
});

test('26. a title edited at Google changes the title and nothing else', async () => {
  const { world, gig, edit } = await withShow();
  await world.app.edit(gig.id, { contactName: 'Jo', flightBooked: true, startTime: '20:00' });
  edit({ summary: 'Renamed' });
  await world.syncUntilQuiet();
  expect(world.gigs()).toMatchObject([
    {
      title: 'Renamed',
      location: 'Hall',
      contact_name: 'Jo',
      flight_booked: 1,
      start_time: '20:00',
    },
  ]);
});

test('27. a title edited here and a location edited at Google both survive', async () => {
  const { world, gig, edit, atGoogle } = await withShow();
  await world.app.edit(gig.id, { title: 'Mine' });
  edit({ location: 'Arena' });
  await world.syncUntilQuiet();
  expect(world.gigs()).toMatchObject([{ title: 'Mine', location: 'Arena' }]);
  expect(atGoogle()?.fields).toMatchObject({ summary: 'Mine', location: 'Arena' });
});

test('28. of a title edited on both sides Google has its own, and the other is in the log', async () => {
  const { world, gig, edit, atGoogle } = await withShow();
  await world.app.edit(gig.id, { title: 'Mine' });
  edit({ summary: 'Theirs' });
  await world.syncUntilQuiet();
  expect(world.gigs()).toMatchObject([{ title: 'Theirs' }]);
  expect(atGoogle()?.fields.summary).toBe('Theirs');
  expect(world.logs().map(({ kind, detail_json }) => [kind, JSON.parse(detail_json)])).toEqual([
    ['conflict', { field: 'title', kept: 'Theirs', lost: 'Mine', title: 'Theirs' }],
  ]);
});

test('29. the same title typed on both sides is no conflict and no write', async () => {
  const { world, gig, edit } = await withShow();
  await world.app.edit(gig.id, { title: 'Same' });
  edit({ summary: 'Same' });
  expect(await world.writesOf(() => world.syncUntilQuiet())).toEqual([]);
  expect(world.logs()).toEqual([]);
});

test('30. an event of which only the etag is new changes and sends nothing', async () => {
  const { world, event } = await withShow();
  const before = world.allGigs();
  world.human({ op: 'touch', calendar: 'booked', id: event.id });
  expect(await world.writesOf(() => world.syncUntilQuiet())).toEqual([]);
  expect(world.allGigs()).toEqual(before);
});

test('31. an event changed between pull and push is not overwritten, and merged next', async () => {
  const { world, gig, edit, atGoogle } = await withShow();
  await world.app.edit(gig.id, { title: 'Mine' });
  let hit = false;
  world.hooks.request = (request) => {
    if (request.method !== 'PATCH' || hit) return;
    hit = true;
    edit({ location: 'Arena' });
  };
  await world.syncUntilQuiet();
  expect(world.store.requests.map(({ status }) => status)).toContain(412);
  expect(atGoogle()?.fields).toMatchObject({ summary: 'Mine', location: 'Arena' });
  expect(world.gigs()).toMatchObject([{ title: 'Mine', location: 'Arena' }]);
});

test('37b. an edit made before it is known that the last one arrived is no conflict with it', async () => {
  const world = await aWorld({ twoWay: true });
  const event = world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  await world.sync();
  const [gig] = world.gigs();
  await world.app.edit(gig?.id ?? '', { title: 'First edit' });
  const { limits } = world.services.google;
  world.hooks.request = async (request) => {
    if (request.method !== 'PATCH') return;
    world.hooks.request = null;
    // Another run takes over, lists the calendar before the edit is there, and gets no further.
    world.advance(130);
    world.services.google.limits = { ...limits, requests: 2 };
    await world.sync();
    world.services.google.limits = limits;
  };
  await world.sync();
  expect(world.event('booked', event.id)?.fields.summary).toBe('First edit');
  await world.app.edit(gig?.id ?? '', { title: 'Second edit' });
  world.advance(130);
  await world.syncUntilQuiet();
  expect(world.gigs()).toMatchObject([{ title: 'Second edit' }]);
  expect(world.event('booked', event.id)?.fields.summary).toBe('Second edit');
  expect(world.logs()).toEqual([]);
});

test('an edit of the vehicle during a sync is not undone by it', async () => {
  const world = await aWorld();
  const { id } = world.add('booked', {
    summary: 'Show',
    ...timed('2026-06-10T19:00:00', '2026-06-10T21:00:00', 'America/Chicago'),
  });
  await world.sync();
  const gigId = world.gigs()[0]?.id ?? '';
  world.human({ op: 'move', calendar: 'booked', id, destination: 'possible' });
  // Listed in full, the calendar it left does not tell of it and is asked.
  for (const calendar of world.store.calendars.values()) calendar.tokenEpoch++;
  let edited = false;
  world.hooks.request = async (request) => {
    if (edited || !new URL(request.url).pathname.includes(`/events/${id}`)) return;
    edited = true;
    const additionalInfo = JSON.stringify({ eventDateTime: '2026-06-10T19:00', vehicle: 'Van' });
    await world.app.edit(gigId, { additionalInfo });
  };
  await world.sync();
  expect(edited).toBe(true);
  expect(world.gigs()).toMatchObject([{ type: 'possible' }]);
  expect(JSON.parse(world.gigs()[0]?.additional_info ?? '{}')).toMatchObject({ vehicle: 'Van' });
});
