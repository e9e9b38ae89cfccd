import { expect, test } from 'vitest';
import { day } from '../../../support/calendar/world';
import { aWorldOf, type Person } from '../../../support/calendar/world-of-many';

/** Two accounts whose booked gigs are in one calendar of their band. */
async function aBand() {
  const { world, people } = await aWorldOf(2, { sharedCalendar: 'band' });
  const [ann, bob] = people as [Person, Person];
  /** Each in turn, until neither has anything left to tell the other. */
  const syncBoth = async () => {
    for (let round = 0; round < 4; round++) for (const person of people) await person.sync();
  };
  const titles = (person: Person) => person.gigs().map(({ title }) => title);
  const events = () => world.liveEvents('band').map(({ event }) => event.fields.summary);
  const gigOf = (person: Person) => person.gigs()[0]?.id ?? '';
  return { world, ann, bob, syncBoth, titles, events, gigOf };
}

test('an event of a shared calendar is one gig of each account', async () => {
  const { world, ann, bob, syncBoth, titles } = await aBand();
  world.add('band', { summary: 'Show', ...day('2026-06-20') });
  await syncBoth();
  expect([titles(ann), titles(bob)]).toEqual([['Show'], ['Show']]);
  expect(world.writes()).toEqual([]);
});

test('a gig that one adds reaches the other once, and comes back to nobody', async () => {
  const { world, ann, bob, syncBoth, titles, events } = await aBand();
  await ann.create('New show');
  await syncBoth();
  expect([titles(ann), titles(bob), events()]).toEqual([['New show'], ['New show'], ['New show']]);
  expect(world.writes().map(({ operation }) => operation)).toEqual(['events.insert']);
  const writes = await world.writesOf(syncBoth);
  expect(writes).toEqual([]);
});

test('each one’s edits reach the other, also when both edit before either syncs', async () => {
  const { world, ann, bob, syncBoth, titles, events, gigOf } = await aBand();
  world.add('band', { summary: 'Show', location: 'Hall', ...day('2026-06-20') });
  await syncBoth();
  await ann.edit(gigOf(ann), { title: 'By Ann' });
  await bob.edit(gigOf(bob), { location: 'By Bob' });
  await syncBoth();
  expect([titles(ann), titles(bob), events()]).toEqual([['By Ann'], ['By Ann'], ['By Ann']]);
  expect(world.liveEvents('band')[0]?.event.fields.location).toBe('By Bob');

  await ann.edit(gigOf(ann), { title: 'Ann again' });
  await bob.edit(gigOf(bob), { title: 'Bob too' });
  await syncBoth();
  // Ann was first: for Bob hers is Google's.
  expect([titles(ann), titles(bob), events()]).toEqual([
    ['Ann again'],
    ['Ann again'],
    ['Ann again'],
  ]);
  expect(world.logs().filter(({ kind }) => kind === 'conflict')).toHaveLength(1);
});

test('what one deletes goes from the other, unless the other has edited it since', async () => {
  const { world, ann, bob, syncBoth, titles, events, gigOf } = await aBand();
  world.add('band', { summary: 'Show', ...day('2026-06-20') });
  await syncBoth();
  await ann.delete(gigOf(ann));
  await syncBoth();
  expect([titles(ann), titles(bob), events()]).toEqual([[], [], []]);

  world.add('band', { summary: 'Other show', ...day('2026-06-21') });
  await syncBoth();
  await bob.edit(gigOf(bob), { title: 'Kept by Bob' });
  await ann.delete(gigOf(ann));
  await syncBoth();
  expect([titles(bob), events()]).toEqual([['Kept by Bob'], ['Kept by Bob']]);
  expect(titles(ann)).toEqual(['Kept by Bob']);
});
