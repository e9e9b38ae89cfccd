import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { exportCsv } from '~/domain/account/export/export-csv';
import type { ExportedGig } from '~/domain/account/export/exported-gig';
import { anExportedDetail, anExportedGig, pagesOf, textOf } from '../../../support/exported-gigs';

const written = (...gigs: ExportedGig[]) => textOf(exportCsv(pagesOf(gigs)));

async function rowsOf(...gigs: ExportedGig[]): Promise<Record<string, string>[]> {
  const text = (await written(...gigs)).replace(/^\uFEFF/, '');
  const { data, errors } = Papa.parse<Record<string, string>>(text, {
    header: true,
    newline: '\r\n',
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}

test('each gig, travel detail and checklist item has a row with the title of its gig', async () => {
  const hotel = anExportedDetail({
    id: 'detail-2',
    detailType: 'hotel',
    provider: 'Courtyard',
    arrivalLocation: '321 Commercial St',
    arrivalDateTime: '2026-06-04T15:00',
    departureDateTime: '2026-06-06T00:00',
    departureLocation: null,
  });
  const item = {
    id: 'item-1',
    text: 'Pack the banjo',
    completed: true,
    completedAt: '2026-05-02T10:00:00.000Z',
    createdAt: '2026-05-01T10:00:00.000Z',
  };
  const gig = anExportedGig({
    tags: ['Festival', 'Summer'],
    travelDetails: [anExportedDetail(), hotel],
    checklist: [item],
  });
  const rows = await rowsOf(gig);
  expect(rows.map(({ record, gig }) => [record, gig])).toEqual([
    ['gig', gig.title],
    ['flight', gig.title],
    ['hotel', gig.title],
    ['checklist item', gig.title],
  ]);
  expect(rows[0]).toMatchObject({
    status: 'booked',
    'start date': '2026-06-05',
    'start time': '19:30',
    tags: 'Festival, Summer',
    longitude: '-70.26',
  });
  expect(rows[1]).toMatchObject({
    'start date': '2026-06-04',
    'start time': '07:05',
    'start time zone': 'America/Chicago',
    'start location': 'DFW',
    'end time': '11:48',
    'end time zone': 'America/New_York',
    'confirmation number': 'K7WMRD',
  });
  // A check-out at midnight is one without a time.
  expect(rows[2]).toMatchObject({
    'start time': '15:00',
    'end date': '2026-06-06',
    'end time': '',
  });
  expect(rows[3]).toMatchObject({ title: 'Pack the banjo', status: 'completed' });
});

test('the file begins with a byte order mark and ends every line with CRLF', async () => {
  const text = await textOf(
    exportCsv(pagesOf([anExportedGig()], [anExportedGig({ title: 'Second page' })])),
  );
  expect(text).toMatch(/^\uFEFFrecord,gig,title,/);
  expect(text.split('\r\n')).toHaveLength(4);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test.each([
  '=HYPERLINK("https://evil.example")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '=1+1\n=2+2',
])('the cell %j is no formula any more', async (title) => {
  const [row] = await rowsOf(anExportedGig({ title }));
  expect(row?.title).toBe(`'${title}`);
  expect(await written(anExportedGig({ title }))).not.toContain(`,${title}`);
});

test('any text comes back as it was, but for the apostrophe before a formula', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom('"', ',', '\r\n', '\n', "'", '=', '-', ' ', 'é', '🎸') }),
      ),
      async (title) => {
        fc.pre(title !== '');
        const [row] = await rowsOf(anExportedGig({ title }));
        expect(row?.title).toBe(/^[=+\-@\t\r\n]/.test(title) ? `'${title}` : title);
      },
    ),
  );
});
