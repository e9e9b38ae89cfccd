/* How long one sync takes, and what it asks of Google and of the database. */
import { aWorld, day } from '../test/support/calendar/world';

async function measure(name: string, work: () => Promise<unknown>, count: () => number) {
  const before = count();
  const startedAt = performance.now();
  await work();
  const milliseconds = Math.round(performance.now() - startedAt);
  console.log(`${name}: ${milliseconds} ms, ${count() - before} statements`);
}

const world = await aWorld({ twoWay: true });
for (let n = 0; n < 1000; n++) {
  const date = `2026-0${6 + (n % 4)}-${String(1 + (n % 28)).padStart(2, '0')}`;
  world.add(n % 2 ? 'booked' : 'possible', {
    summary: `Show ${n}`,
    location: 'Hall',
    ...day(date),
  });
}
const statements = () => world.d1.queries;
await measure('first sync of 1,000 events', () => world.sync(), statements);
await measure('sync without changes', () => world.sync(), statements);
for (const { calendar, id } of world.liveEvents('booked').slice(0, 100)) {
  world.human({ op: 'patch', calendar, id, event: { summary: 'Renamed' } });
}
await measure('100 events renamed at Google', () => world.sync(), statements);
for (const { id } of world.gigs().slice(0, 100)) await world.app.edit(id, { location: 'Arena' });
await measure('100 gigs moved here', () => world.syncUntilQuiet(), statements);
for (const calendar of world.store.calendars.values()) calendar.tokenEpoch++;
await measure('full list after 410', () => world.sync(), statements);
