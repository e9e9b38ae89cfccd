import { expect, test } from 'vitest';
import { aWorld, day, type World } from '../../../support/calendar/world';

/* D1 takes no text and no row above 2 MB, older plans none above 1 MB. */
const MOST_BYTES = 1_000_000;
/** As long as Google lets a description be, in letters of two bytes. */
const LONG = 'é'.repeat(8000);

async function synced(world: World, gigs: number) {
  await world.syncUntilQuiet();
  expect(world.gigs()).toHaveLength(gigs);
  expect(world.d1.longestText).toBeLessThan(MOST_BYTES);
  // The place in the list goes on together with what was listed.
  expect(world.state('booked')).toMatchObject({ mode: 'idle', page_token: null });
}

for (const travel of [null, 'booked']) {
  const where = travel ? 'a calendar that also has travel' : 'a calendar of gigs';

  test(`a page of long descriptions in ${where} is stored in parts that D1 takes`, async () => {
    const world = await aWorld({ travel });
    for (let n = 0; n < 250; n++) {
      world.add('booked', { summary: `Show ${n}`, description: LONG, ...day('2026-06-11') });
    }
    await synced(world, 250);
  });

  test(`a daily series with a long description in ${where} is stored in such parts`, async () => {
    const world = await aWorld({ travel });
    const rule = { recurrence: ['RRULE:FREQ=DAILY'] };
    world.add('booked', { summary: 'Daily', description: LONG, ...day('2026-06-02'), ...rule });
    await synced(world, 364);
  });
}

test('the description of a booking is read however long it is', async () => {
  const world = await aWorld({ travel: 'travel' });
  world.add('booked', { summary: 'Show', ...day('2026-06-11') });
  const description = `${LONG} Your hotel is booked.`;
  world.add('travel', { summary: 'Portland', description, ...day('2026-06-11') });
  await world.syncUntilQuiet();
  expect(world.details()).toMatchObject([{ detail_type: 'hotel', title: 'Portland' }]);
});
