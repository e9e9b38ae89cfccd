import { expect, test } from 'vitest';
import type { Severity } from '~/domain/fit/fit';
import { type FitOfGig, signWords } from '~/domain/fit/views/fit-sign';
import { fitSigns, needsCount, needsSign, needsYou } from '~/domain/fit/views/needs-you';

const TODAY = '2026-05-14';

function aGigOn(date: string, id = date) {
  const needs = { flight: 'needed', hotel: 'confirmed', car: 'needed' } as const;
  return { id, title: `Gig of ${date}`, date, endDate: null, type: 'possible' as const, needs };
}

function aFinding(severity: Severity, sentence: string, silenced = false) {
  return {
    id: sentence,
    rule: 'late-arrival' as const,
    severity,
    sentence,
    facts: {},
    travelDetailIds: [],
    fixes: [],
    silenced,
  };
}

function aFit(gigId: string, ...findings: FitOfGig['findings']): FitOfGig {
  return { gigId, status: findings[0]?.severity ?? 'ok', findings };
}

test('two weeks come before what is later, problems before warnings, then the sooner day', () => {
  const days = ['2026-05-20', '2026-05-28', '2026-05-29', '2026-06-20', '2026-07-01'];
  const [soon, lastSoon, later, june, july] = days as [string, string, string, string, string];
  const fits = [
    aFit(july, aFinding('problem', 'problem in July')),
    aFit(june, aFinding('warning', 'warning in June')),
    aFit(later, aFinding('warning', 'warning in 15 days'), aFinding('problem', 'and a problem')),
    aFit(soon, aFinding('warning', 'warning in 6 days')),
    aFit(lastSoon, aFinding('problem', 'problem in 14 days'), aFinding('warning', 'and a warning')),
  ];
  const needs = needsYou(
    fits,
    days.map((day) => aGigOn(day)),
    TODAY,
  );
  expect(needs.map(({ sentence }) => sentence)).toEqual([
    'problem in 14 days',
    'warning in 6 days',
    'and a warning',
    'and a problem',
    'problem in July',
    'warning in 15 days',
    'warning in June',
  ]);
});

test('notes, what is silenced, what is over and what is further than 60 days needs nobody', () => {
  const fits = [
    aFit('2026-05-13', aFinding('problem', 'yesterday')),
    aFit('2026-07-13', aFinding('problem', 'in 60 days')),
    aFit('2026-07-14', aFinding('problem', 'in 61 days')),
    aFit('2026-06-01', aFinding('note', 'a note'), aFinding('problem', 'silenced', true)),
    aFit('unknown', aFinding('problem', 'of no gig')),
  ];
  const gigs = fits.slice(0, 4).map(({ gigId }) => aGigOn(gigId));
  expect(needsYou(fits, gigs, TODAY).map(({ sentence }) => sentence)).toEqual(['in 60 days']);
});

test('what is said of two gigs in the same words is said once, of the first', () => {
  const said = {
    ...aFinding('problem', 'Only 2 h between the end of one and the start of the other.'),
    rule: 'gig-unreachable' as const,
  };
  const fits = [aFit('2026-06-03', said), aFit('2026-06-02', said)];
  const needs = needsYou(fits, [aGigOn('2026-06-02'), aGigOn('2026-06-03')], TODAY);
  expect(needs.map(({ gig }) => gig.id)).toEqual(['2026-06-02']);
});

test('a gig has a sign for its worst open finding, and none for notes', () => {
  const signs = fitSigns([
    aFit('a', aFinding('problem', '1'), aFinding('warning', '2'), aFinding('note', '3')),
    aFit('b', aFinding('warning', '1'), aFinding('problem', '2', true)),
    aFit('c', aFinding('note', '1')),
    aFit('d'),
  ]);
  expect([...signs]).toEqual([
    ['a', { severity: 'problem', count: 2 }],
    ['b', { severity: 'warning', count: 1 }],
  ]);
  expect([...signs.values()].map(signWords)).toEqual([
    'Travel problem, 2 findings',
    'Travel warning',
  ]);
});

test('they are counted in words', () => {
  const needs = (['problem', 'warning', 'warning'] as const).map((severity) => ({ severity }));
  expect(needsCount(needs)).toBe('1 problem, 2 warnings');
  expect(needsCount(needs.slice(1, 2))).toBe('1 warning');
  expect(needsSign(needs.slice(1))).toEqual({ severity: 'warning', count: 2 });
  expect(needsSign([])).toBeNull();
});

test('the same words about other bookings, or of other days, are another finding', () => {
  const [june, july] = ['2026-06-01', '2026-06-08'];
  const noWay = {
    ...aFinding('warning', 'No way back booked after Portland.'),
    travelDetailIds: ['a'],
  };
  const noCar = aFinding('warning', 'The show is 14 mi from PWM, and no car or ride is booked.');
  const needs = needsYou(
    [aFit(june, noWay, noCar), aFit(july, { ...noWay, travelDetailIds: ['b'] }, noCar)],
    [aGigOn(june), aGigOn(july)],
    TODAY,
  );
  expect(needs.map(({ gig }) => gig.id)).toEqual([june, june, july, july]);
});

test('what is not booked for a booked gig of the next two weeks needs you, too', () => {
  const booked = (date: string) => ({ ...aGigOn(date), type: 'booked' as const });
  const gigs = [booked('2026-05-20'), booked('2026-05-29'), aGigOn('2026-05-21')];
  expect(needsYou([], gigs, TODAY)).toMatchObject([
    { severity: 'warning', sentence: 'Flight and car missing.', gig: { id: '2026-05-20' } },
  ]);
});
