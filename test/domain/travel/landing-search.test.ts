import { expect, test } from 'vitest';
import { landingSearchUrl } from '~/domain/travel/pricing/deep-links';

const FLIGHT = { from: 'DFW', to: 'PWM', date: null, latestArrival: '2026-06-05T15:49' };
const queryOf = (url: string | null) => url && new URL(url).searchParams.get('q');

test('a flight is looked for that lands in time', () => {
  expect(queryOf(landingSearchUrl(FLIGHT))).toBe(
    'One way flights from DFW to PWM on 2026-06-05 arriving before 3:49 PM',
  );
});

test('where only its day matters, the landing has no time', () => {
  expect(queryOf(landingSearchUrl({ ...FLIGHT, date: '2026-06-04', latestArrival: null }))).toBe(
    'One way flights from DFW to PWM on 2026-06-04',
  );
});

test.each([{ from: null }, { to: null }, { latestArrival: null }])(
  'without %j there is nothing to look for',
  (missing) => {
    expect(landingSearchUrl({ ...FLIGHT, ...missing })).toBeNull();
  },
);
