import { expect, test } from 'vitest';
import { editsSince } from '~/components/add-gig/edits-since';
import { newDraft } from '~/components/add-gig/gig-draft';
import type { Gig } from '~/domain/gigs/gig';

const TYPED = {
  title: ' Harbor Lights Series ',
  location: 'Portland, ME',
  date: '2026-06-05',
  endDate: '',
  startTime: '19:30',
  endTime: '',
  airport: '',
  type: 'possible',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  contactOrganization: 'Harbor Lights',
};

const STORED = {
  id: '019e2737-5c00-7000-8000-000000000000',
  title: 'Harbor Lights Series',
  location: 'Portland, ME',
  date: '2026-06-05',
  endDate: null,
  startTime: '19:30',
  endTime: null,
  airport: 'PWM',
  type: 'possible',
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  contactOrganization: 'Harbor Lights',
} as Gig;

const COORDINATES = { latitude: 43.66, longitude: -70.26 };

const edits = (fields: Partial<typeof TYPED>, coordinates: typeof COORDINATES | null = null) =>
  editsSince(STORED, { ...newDraft('robin'), fields: { ...TYPED, ...fields }, coordinates });

test.each([
  [{}, null],
  [{ title: 'Harbor Lights' }, { title: 'Harbor Lights' }],
  [{ date: '2026-06-06' }, { date: '2026-06-06' }],
  [{ endDate: '2026-06-07' }, { endDate: '2026-06-07' }],
  [{ startTime: '' }, { startTime: null }],
  [{ endTime: '21:00' }, { endTime: '21:00' }],
  [{ type: 'booked' }, { type: 'booked' }],
  [{ contactPhone: '207-555-0142' }, { contactPhone: '207-555-0142' }],
  [{ contactOrganization: ' ' }, { contactOrganization: null }],
  [{ airport: 'pwm' }, null],
  [{ airport: 'bos' }, { airport: 'BOS' }],
])('what was typed since: %j → %j', (fields, expected) => {
  expect(edits(fields)).toEqual(expected);
});

test('a place that was picked since brings its coordinates', () => {
  expect(edits({ location: 'Portland, OR' }, COORDINATES)).toEqual({
    location: 'Portland, OR',
    ...COORDINATES,
  });
  expect(edits({}, COORDINATES)).toBeNull();
});
