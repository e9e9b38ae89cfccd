import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportJson } from '~/domain/account/export/export-json';
import { DEFAULT_PREFERENCES } from '~/domain/preferences/travel-preferences';
import { toAnswer } from '~/domain/travel/detail-api';
import { anExportedDetail, anExportedGig, pagesOf, textOf } from '../../../support/exported-gigs';

const NOW = new Date('2026-05-14T16:00:00.000Z');
const ACCOUNT = {
  account: {
    displayName: 'Robin Vale',
    email: 'robin@example.com',
    createdAt: '2026-01-02T03:04:05.000Z',
  },
  travelPreferences: DEFAULT_PREFERENCES,
  tags: [{ name: 'Festival', color: '#8a2be2' }],
};

const TEXT = {
  id: 'text-1',
  gigId: 'gig-2',
  title: 'Your trip',
  fileName: null,
  text: 'Your trip\nDelta 2215',
  createdAt: NOW.toISOString(),
};

test('everything of an account is in one object, in this order', async () => {
  const [one, other] = [
    anExportedGig({ tags: ['Festival'], travelDetails: [anExportedDetail()] }),
    anExportedGig({ id: 'gig-2' }),
  ];
  const exported = JSON.parse(
    await textOf(exportJson(NOW, ACCOUNT, pagesOf([one], [other]), pagesOf([TEXT]))),
  );
  const gigs = [{ ...one, travelDetails: one.travelDetails.map(toAnswer) }, other];
  expect(exported).toEqual({
    exportedAt: NOW.toISOString(),
    ...ACCOUNT,
    gigs,
    confirmationTexts: [TEXT],
  });
  expect(Object.keys(exported)).toEqual([
    'exportedAt',
    'account',
    'travelPreferences',
    'tags',
    'gigs',
    'confirmationTexts',
  ]);
});

test('an account without gigs is valid JSON, too', async () => {
  expect(JSON.parse(await textOf(exportJson(NOW, ACCOUNT, pagesOf(), pagesOf())))).toMatchObject({
    gigs: [],
  });
});

test('any text comes back, however the gigs are divided into pages', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 })),
      async (titles) => {
        const pages = titles.map((page) => page.map((title) => anExportedGig({ title })));
        const { gigs } = JSON.parse(
          await textOf(exportJson(NOW, ACCOUNT, pagesOf(...pages), pagesOf())),
        );
        expect(gigs).toEqual(pages.flat());
      },
    ),
    { numRuns: 50 },
  );
});
