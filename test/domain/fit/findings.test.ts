import { expect, test } from 'vitest';
import { checkTrip } from '~/domain/fit/check-trip';
import { statusOf, type TripFit } from '~/domain/fit/fit';
import { loadPlaces } from '~/domain/places/load-places.server';
import { readTrips } from '../../support/fit/trips-in-words';

const places = await loadPlaces();

const LATE = `# Late
home DFW
gig Harbor Lights | Portland, ME | Jun 5 19:30-21:30
  flight AA 2417 | DFW Jun 5 14:05 > PWM Jun 5 18:55
  flight AA 1186 | PWM Jun 6 13:20 > DFW Jun 6 16:40
  hotel Courtyard Portland | Portland, ME | Jun 5 15:00 > Jun 6 11:00
`;

function fitOf(words: string, now = '2026-05-14T12:00:00Z'): TripFit {
  const [trip] = readTrips(words, places);
  const [gig, ...others] = trip?.gigs ?? [];
  if (!trip || !gig) throw new Error('no trip');
  const of = (id: string) => trip.details.filter(({ gigId }) => gigId === id);
  return checkTrip({
    gig,
    details: of(gig.id),
    neighbours: others.map((one) => ({ gig: one, details: of(one.id) })),
    preferences: trip.preferences,
    places,
    now: new Date(now),
  });
}

const idOf = (words: string, now?: string) => fitOf(words, now).findings[0]?.id;

test('a finding keeps its id while its facts are the same', () => {
  const id = idOf(LATE);
  expect(id).toMatch(/^late-arrival-[a-z0-9]+$/);
  expect(idOf(LATE, '2026-06-04T12:00:00Z')).toBe(id);
  expect(idOf(LATE.replace('Harbor Lights', 'Harbor Nights'))).toBe(id);
  expect(idOf(LATE.replace('AA 1186', 'AA 1188'))).toBe(id);
});

test.each([
  ['the landing', '18:55', '18:50'],
  ['the start of the show', '19:30', '19:25'],
])('a finding gets another id when %s changes', (_what, before, after) => {
  expect(idOf(LATE.replace(before, after))).not.toBe(idOf(LATE));
});

test('a late landing comes with a flight to look for that leaves the lead before the show', () => {
  const [finding] = fitOf(LATE).findings;
  expect(finding?.travelDetailIds).toEqual(['detail-1']);
  expect(finding?.fixes).toEqual([
    {
      kind: 'search-flight',
      from: 'DFW',
      to: 'PWM',
      date: null,
      latestArrival: '2026-06-05T15:49',
    },
    { kind: 'edit-detail', travelDetailId: 'detail-1', field: 'arrivalDateTime' },
  ]);
});

test('a night without a bed comes with the hotel that is missing', () => {
  const { findings } = fitOf(
    LATE.replace('13:20', '13:21')
      .replace('Jun 5 14:05', 'Jun 4 14:05')
      .replace('Jun 5 18:55', 'Jun 4 18:55'),
  );
  expect(findings).toMatchObject([
    {
      rule: 'missing-night',
      fixes: [
        {
          kind: 'add-hotel',
          checkInDate: '2026-06-04',
          checkOutDate: '2026-06-05',
          location: 'Portland, ME',
        },
      ],
    },
  ]);
});

test('the worst finding that is not silenced is the status', () => {
  const fit = fitOf(LATE);
  expect(statusOf(fit, new Set())).toBe('problem');
  expect(statusOf(fit, new Set(fit.findings.map(({ id }) => id)))).toBe('ok');
  expect(statusOf({ checked: true, findings: [] }, new Set())).toBe('ok');
  expect(statusOf({ checked: false, findings: [] }, new Set())).toBe('unknown');
});

test('once the show is over nothing is said any more', () => {
  expect(fitOf(LATE, '2026-06-06T02:00:00Z')).toEqual({
    checked: false,
    arrival: null,
    findings: [],
  });
});

test('the drive to the show is the one by road, where that leads from this airport to this place', () => {
  const [trip] = readTrips(LATE, places);
  const [gig] = trip?.gigs ?? [];
  if (!trip || !gig) throw new Error('no trip');
  const { latitude, longitude } = gig as { latitude: number; longitude: number };
  const driveOf = (known: { airport: string; latitude: number }) => {
    const drives = new Map([[gig.id, { longitude, seconds: 95 * 60, ...known }]]);
    const { findings } = checkTrip({ ...trip, gig, neighbours: [], places, drives });
    return findings.find(({ rule }) => rule === 'late-arrival')?.facts.driveMinutes;
  };
  expect(driveOf({ airport: 'PWM', latitude })).toBe(95);
  const estimate = driveOf({ airport: 'BOS', latitude });
  expect(estimate).toBeLessThan(60);
  // The gig has moved since.
  expect(driveOf({ airport: 'PWM', latitude: latitude + 0.01 })).toBe(estimate);
});

test('of a rule a gig has ten findings at most, however much is on one day', () => {
  const gigs = Array.from({ length: 40 }, () => 'gig Elsewhere | Boston, MA | Jun 5 19:30-21:30');
  const hotels = Array.from(
    { length: 40 },
    (_, at) => `  hotel Inn ${at} | Portland, ME | Jun 5 15:00 > Jun 6 11:00`,
  );
  const { findings } = fitOf([LATE.trim(), ...hotels, ...gigs, ''].join('\n'));
  const count = (rule: string) => findings.filter((one) => one.rule === rule).length;
  expect([count('gig-overlap'), count('double-night')]).toEqual([10, 10]);
});

test('a gig whose zone is not known yet is at its place’s time', () => {
  const words = `# Two coasts
gig Keynote | Seattle, WA | Jun 5 17:00
gig Harbor Lights | Portland, ME | Jun 5 19:30-21:30
`;
  const [trip] = readTrips(words, places);
  const [keynote, harbor] = trip?.gigs ?? [];
  if (!trip || !keynote || !harbor) throw new Error('no trip');
  const fit = checkTrip({
    gig: keynote,
    details: [],
    neighbours: [{ gig: { ...harbor, timeZone: null }, details: [] }],
    preferences: trip.preferences,
    places,
    now: new Date('2026-05-14T12:00:00Z'),
  });
  expect(fit.findings.map(({ sentence }) => sentence)).toContain(
    'Harbor Lights is at the same time: 7:30 PM in Portland.',
  );
});
