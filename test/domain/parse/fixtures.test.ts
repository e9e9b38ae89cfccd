import { expect, test } from 'vitest';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import { loadPlaces } from '~/domain/places/load-places.server';
import { pick, readFixtures, TUNED } from './fixtures';

for (const folder of TUNED.filter((name) => !name.startsWith('rides'))) {
  test.for(readFixtures(folder))('$name', async ({ input, today, expects }) => {
    const places = await loadPlaces();
    const { details } = await parseConfirmation(input, { travelType: 'auto', places, today });
    expect(details.map((detail, i) => pick(detail, expects[i] ?? { type: detail.type }))).toEqual(
      expects,
    );
  });
}
