import { expect, test } from 'vitest';
import { withOldGig } from '../support/old-database';

test('what stands in saved bookings is kept with the gig, once', async () => {
  const database = await withOldGig('0010');
  const insert = (id: string, text: string | null) =>
    database.insertDetail({ id, detail_type: 'flight', source_text: text });
  insert('a', 'Your trip\nDelta 2215');
  insert('b', 'Your trip\nDelta 2215');
  insert('c', 'x'.repeat(200));
  insert('d', null);
  database.migrateTo('0010');
  expect(database.rows('SELECT id, title, text FROM confirmation_texts ORDER BY id')).toEqual([
    { id: 'a', title: 'Your trip', text: 'Your trip\nDelta 2215' },
    { id: 'c', title: 'x'.repeat(100), text: 'x'.repeat(200) },
  ]);
  expect(
    database.rows('SELECT id, confirmation_text_id AS text FROM travel_details ORDER BY id'),
  ).toEqual([
    { id: 'a', text: 'a' },
    { id: 'b', text: 'a' },
    { id: 'c', text: 'c' },
    { id: 'd', text: null },
  ]);
});
