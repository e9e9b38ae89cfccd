import { expect, test } from 'vitest';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { loadPlaces } from '~/domain/places/load-places.server';
import { readFixtures, TUNED } from './fixtures';

/** All that is read of a fixture, also what its expectations leave out; `vitest -u` writes it anew. */
test.for(TUNED)('%s are read as before', async (folder) => {
  const places = await loadPlaces();
  const lines: string[] = [];
  for (const { name, input, today, rides } of readFixtures(folder)) {
    const travelType = rides ? 'other' : 'auto';
    const { details } = await parseConfirmation(input, { travelType, places, today });
    lines.push(`${name}\t${JSON.stringify(details.map(compact))}`);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/${folder}.txt`);
});

/** Without what is empty, where it stands in the text, and how sure it is. */
function compact(detail: ParsedDetail) {
  const { spans: _, sources: __, confidence: ___, confidences: ____, ...rest } = detail;
  return Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== null && String(value) !== ''),
  );
}
