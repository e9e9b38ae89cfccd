import { expect, test } from 'vitest';
import { deleteTravelDetail } from '~/domain/travel/travel-details.server';
import { aWorld, day, timed, USER } from '../../../support/calendar/world';

const FLIGHT = {
  id: 'flight01',
  eventType: 'fromGmail',
  summary: 'Flight to Portland (DL 1432)',
  location: 'Dallas DFW',
  ...timed('2026-06-10T07:05:00', '2026-06-10T11:48:00', 'America/Chicago'),
};
const HOTEL = {
  id: 'hotel01',
  eventType: 'fromGmail',
  summary: 'Stay at Courtyard Portland Downtown',
  location: '321 Commercial St, Portland, ME',
  ...day('2026-06-10', '2026-06-13'),
};

test('65. birthdays, focus time, absences and working places are skipped', async () => {
  const world = await aWorld();
  for (const eventType of ['birthday', 'focusTime', 'outOfOffice', 'workingLocation']) {
    world.add('booked', { summary: eventType, eventType, ...day('2026-06-11') });
  }
  await world.sync();
  expect(world.allGigs()).toEqual([]);
});

test('66. a flight and a hotel from Gmail become travel details and are never written to', async () => {
  const world = await aWorld({ twoWay: true, travel: ANN_TRAVEL });
  world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  world.add(ANN_TRAVEL, FLIGHT);
  world.add(ANN_TRAVEL, HOTEL);
  expect(await world.sync()).toMatchObject({ counts: { imported: 1, travelEventsImported: 2 } });
  const [gig] = world.gigs();
  const details = world.details();
  expect(details.map(({ detail_type, gig_id }) => [detail_type, gig_id]).sort()).toEqual([
    ['flight', gig?.id],
    ['hotel', gig?.id],
  ]);
  expect(details.find(({ detail_type }) => detail_type === 'flight')).toMatchObject({
    starts_date_time: '2026-06-10T07:05',
    google_event_id: 'flight01',
  });
  await world.syncUntilQuiet();
  expect(world.writes()).toEqual([]);
});

const ANN_TRAVEL = 'travel';

test('66b. a booking without a gig near it waits for one', async () => {
  const world = await aWorld({ travel: 'travel' });
  world.add('travel', FLIGHT);
  await world.sync();
  expect(world.details()).toEqual([]);
  world.add('booked', { summary: 'Show', ...day('2026-06-12') });
  expect(await world.sync()).toMatchObject({ counts: { travelEventsImported: 1 } });
});

test('66c. a booking that Google changes is updated, except for what the person changed', async () => {
  const world = await aWorld({ travel: 'travel' });
  world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  world.add('travel', FLIGHT);
  await world.sync();
  world.d1.rows("UPDATE travel_details SET starts_location = 'DFW Terminal E'");
  world.human({
    op: 'patch',
    calendar: 'travel',
    id: 'flight01',
    event: {
      location: 'Love Field',
      ...timed('2026-06-10T09:00:00', '2026-06-10T12:00:00', 'America/Chicago'),
    },
  });
  await world.sync();
  expect(world.details()).toMatchObject([
    { starts_location: 'DFW Terminal E', starts_date_time: '2026-06-10T09:00' },
  ]);
});

test('67. a booking deleted here is not imported again and its event stays', async () => {
  const world = await aWorld({ twoWay: true, travel: 'travel' });
  world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  world.add('travel', FLIGHT);
  await world.sync();
  await deleteTravelDetail(world.services, USER, String(world.details()[0]?.id));
  world.human({ op: 'touch', calendar: 'travel', id: 'flight01' });
  await world.syncUntilQuiet();
  for (const calendar of world.store.calendars.values()) calendar.tokenEpoch++;
  await world.syncUntilQuiet();
  expect(world.details()).toEqual([]);
  expect(world.liveEvents('travel')).toHaveLength(1);
  expect(world.links().find(({ kind }) => kind === 'travel')).toMatchObject({ state: 'ignored' });
});

test('68. where travel and booked are one calendar each event is one thing', async () => {
  const world = await aWorld({ twoWay: true, travel: 'booked' });
  world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  world.add('booked', FLIGHT);
  await world.sync();
  expect(world.gigs().map(({ title }) => title)).toEqual(['Show']);
  expect(world.details()).toHaveLength(1);
  expect(world.writes()).toEqual([]);
});

test('a hotel that a show takes place in does not make it a booking among gigs', async () => {
  const world = await aWorld({ twoWay: true, travel: 'booked' });
  const shows = [
    { summary: 'Sales Kickoff keynote', location: 'Marriott Marquis, Atlanta' },
    { summary: 'Hotel Café, Los Angeles' },
    { summary: 'Keynote: Enterprise Summit' },
    { summary: 'Private show', description: 'Sound check-in at 5, dinner at the inn' },
  ];
  for (const show of shows) world.add('booked', { ...show, ...day('2026-06-11') });
  world.add('booked', { summary: 'Stay at Hotel Indigo', ...day('2026-06-11', '2026-06-12') });
  world.add('booked', { summary: 'DL 1432 ATL to BOS', ...day('2026-06-10') });
  await world.sync();
  expect(
    world
      .gigs()
      .map(({ title }) => title)
      .sort(),
  ).toEqual(shows.map(({ summary }) => summary).sort());
  expect(
    world
      .details()
      .map(({ detail_type }) => detail_type)
      .sort(),
  ).toEqual(['flight', 'hotel']);
});
