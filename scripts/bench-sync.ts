/*
 * What one sync asks of Google and of the database, and how long it takes: for one connection among
 * 10, 100 and 1,000, and for one calendar of 5,000 events.
 */
import { performance } from 'node:perf_hooks';
import { day, type World } from '../test/support/calendar/world';
import { aWorldOf, type Person } from '../test/support/calendar/world-of-many';

const EVENTS_EACH = 20;

interface Cost {
  requests: number;
  statements: number;
  milliseconds: number;
}

async function costOf(world: World, work: () => Promise<unknown>): Promise<Cost> {
  let requests = 0;
  world.hooks.request = () => {
    requests++;
  };
  const statements = world.d1.queries;
  const startedAt = performance.now();
  await work();
  const milliseconds = performance.now() - startedAt;
  world.hooks.request = null;
  return { requests, statements: world.d1.queries - statements, milliseconds };
}

function print(name: string, costs: Cost[]) {
  const mean = (pick: (cost: Cost) => number) =>
    costs.reduce((sum, cost) => sum + pick(cost), 0) / costs.length;
  const most = (pick: (cost: Cost) => number) => Math.max(...costs.map(pick));
  const columns = [
    `${mean((cost) => cost.requests).toFixed(1)} requests`,
    `${mean((cost) => cost.statements).toFixed(1)} statements (most ${most((cost) => cost.statements)})`,
    `${mean((cost) => cost.milliseconds).toFixed(1)} ms`,
  ];
  console.log(`${name.padEnd(50)} ${columns.join(', ')}`);
}

/** Each connection in its turn, as the queue hands them out. */
async function measureAll(name: string, world: World, people: readonly Person[]) {
  const costs: Cost[] = [];
  for (const { sync } of people) costs.push(await costOf(world, sync));
  print(name, costs);
}

async function benchConnections(count: number) {
  const { world, people } = await aWorldOf(count);
  for (const { booked, possible } of people) {
    for (let n = 0; n < EVENTS_EACH; n++) {
      const date = `2026-0${6 + (n % 4)}-${String(1 + (n % 28)).padStart(2, '0')}`;
      world.add(n % 2 ? booked : possible, { summary: `Show ${n}`, ...day(date) });
    }
  }
  const name = `${count.toLocaleString('en')} connections`;
  await measureAll(`${name}, first sync of ${EVENTS_EACH} events`, world, people);
  await measureAll(`${name}, nothing new`, world, people);
  for (const { booked, gigs, edit } of people) {
    const [event] = world.liveEvents(booked);
    if (event) {
      world.human({ op: 'patch', calendar: booked, id: event.id, event: { summary: 'Renamed' } });
    }
    const [gig] = gigs().slice(-1);
    if (gig) await edit(gig.id, { title: 'Renamed here' });
  }
  await measureAll(`${name}, one edit on each side`, world, people);
  world.d1.close();
}

async function benchLargeCalendar(events: number) {
  const { world, people } = await aWorldOf(1);
  const person = people[0] as Person;
  for (let n = 0; n < events; n++) {
    const date = `2026-0${6 + (n % 4)}-${String(1 + (n % 28)).padStart(2, '0')}`;
    world.add(person.booked, { summary: `Show ${n}`, location: 'Hall', ...day(date) });
  }
  const name = `one calendar of ${events.toLocaleString('en')} events`;
  const measure = async (what: string, work: () => Promise<unknown>) =>
    print(`${name}, ${what}`, [await costOf(world, work)]);
  await measure('first sync', person.sync);
  await measure('nothing new', person.sync);
  const [event] = world.liveEvents(person.booked);
  if (event) world.human({ op: 'touch', calendar: person.booked, id: event.id });
  await measure('one event touched', person.sync);
  for (const calendar of world.store.calendars.values()) calendar.tokenEpoch++;
  await measure('full list after 410', person.sync);
  world.d1.close();
}

for (const count of [10, 100, 1000]) await benchConnections(count);
await benchLargeCalendar(5000);
