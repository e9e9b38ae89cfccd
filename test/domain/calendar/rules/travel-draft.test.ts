import { expect, test } from 'vitest';
import { draftJson, draftOf } from '~/domain/calendar/travel/travel-draft';

/** As links have kept it since before a hotel started with its check-in. */
const KEPT = {
  detailType: 'hotel',
  title: 'Stay at Press Hotel',
  provider: 'Press Hotel',
  flightNumber: null,
  confirmationNumber: null,
  departureLocation: null,
  departureDateTime: '2026-06-06T11:00',
  departureTimeZone: 'America/New_York',
  arrivalLocation: 'Portland, ME',
  arrivalDateTime: '2026-06-04T15:00',
  arrivalTimeZone: null,
  seatInfo: null,
  roomInfo: null,
  carType: null,
  notes: null,
};

test('a draft that a link has long kept starts with its check-in, and is kept as it was', () => {
  const draft = draftOf(JSON.stringify(KEPT));
  expect(draft).toMatchObject({
    startsLocation: 'Portland, ME',
    startsDateTime: '2026-06-04T15:00',
    endsDateTime: '2026-06-06T11:00',
    endsTimeZone: 'America/New_York',
  });
  expect(JSON.parse(draftJson(draft))).toEqual(KEPT);
});
