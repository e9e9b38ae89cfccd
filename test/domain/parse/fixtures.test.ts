import { expect, test } from 'vitest';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { loadPlaces } from '~/domain/places/load-places.server';
import { type Fixture, pick, readFixtures, TUNED } from './fixtures';

const read = new Map<Fixture, Promise<ParsedDetail[]>>();

/** Both tests look at the same reading. */
function detailsOf(fixture: Fixture): Promise<ParsedDetail[]> {
  const known = read.get(fixture) ?? parse(fixture);
  read.set(fixture, known);
  return known;
}

async function parse({ input, today, rides }: Fixture): Promise<ParsedDetail[]> {
  const travelType = rides ? 'other' : 'auto';
  const { details } = await parseConfirmation(input, {
    travelType,
    places: await loadPlaces(),
    today,
  });
  return details;
}

for (const folder of TUNED) {
  const fixtures = readFixtures(folder);
  test.for(fixtures.filter(({ rides }) => !rides))('$name', async (fixture) => {
    const { expects } = fixture;
    const details = await detailsOf(fixture);
    expect(details.map((detail, i) => pick(detail, expects[i] ?? { type: detail.type }))).toEqual(
      expects,
    );
  });

  /** All that is read of a fixture, also what its expectations leave out; `vitest -u` writes it anew. */
  test(`${folder} are read as before`, async () => {
    const lines: string[] = [];
    for (const fixture of fixtures) {
      const details = await detailsOf(fixture);
      lines.push(`${fixture.name}\t${JSON.stringify(details.map(compact))}`);
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/${folder}.txt`);
  });
}

/** Without what is empty, where it stands in the text, and how sure it is. */
function compact(detail: ParsedDetail) {
  const { spans: _, sources: __, confidence: ___, confidences: ____, ...rest } = detail;
  return Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== null && String(value) !== ''),
  );
}
