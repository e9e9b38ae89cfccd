import fc from 'fast-check';
import { expect, test } from 'vitest';
import { besideForm } from '~/components/travel-detail/form/beside-form';
import { checkDetailForm, fieldErrorsOf } from '~/components/travel-detail/form/check-detail-form';
import {
  changesOf,
  columnsOf,
  EMPTY_FORM,
  formOf,
  missedEdits,
  withColumns,
} from '~/components/travel-detail/form/detail-form';
import { moveEnd, newDetailForm } from '~/components/travel-detail/form/new-detail-form';
import { DETAIL_TYPES, type TravelDetail } from '~/domain/travel/travel-detail';
import { aDetail } from '../../support/travel-details';

/** As it is stored: trimmed, and null instead of empty. */
const text = fc.option(fc.string({ maxLength: 20 })).map((typed) => typed?.trim() || null);
const capitals = text.map((typed) => typed?.toUpperCase() ?? null);
const place = fc.oneof(
  text.filter((typed) => !/^[a-z]{3}$/i.test(typed ?? '')),
  fc.constantFrom('DFW', 'PWM', 'Portland, ME'),
);
const wallTime = fc.option(
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 16))
    .chain((moment) => fc.constantFrom(moment, `${moment.slice(0, 10)}T00:00`)),
);
const stored: fc.Arbitrary<TravelDetail> = fc
  .record({
    detailType: fc.constantFrom(...DETAIL_TYPES),
    title: text,
    provider: text,
    flightNumber: capitals,
    confirmationNumber: text,
    departureLocation: place,
    departureDateTime: wallTime,
    arrivalLocation: place,
    arrivalDateTime: wallTime,
    seatInfo: text,
    roomInfo: text,
    carType: text,
    notes: text,
    additionalDetails: text,
  })
  .map(aDetail);

test('what a form says about a stored detail is what is stored', () => {
  fc.assert(
    fc.property(stored, (detail) => {
      const columns = columnsOf(formOf(detail), detail.detailType);
      expect(missedEdits(detail, columns)).toEqual({});
    }),
  );
});

test.each([
  ['flight', '2026-06-04T00:00', '2026-06-04T00:00'],
  ['flight', '2026-06-04T00:00', null],
  ['flight', null, '2026-06-04T00:00'],
  ['flight', '2026-06-04T07:05', '2026-06-04T00:00'],
  ['flight', '2026-06-04T00:00', '2026-06-04T09:15'],
  ['hotel', '2026-06-06T00:00', '2026-06-04T15:00'],
  ['car', '2026-06-04T00:00', null],
  ['other', '2026-06-04T00:00', '2026-06-04T00:00'],
] as const)('a %s from %s to %s comes back from its form as it was', (type, from, to) => {
  const ends = { departureDateTime: from, arrivalDateTime: to };
  const detail = aDetail({ detailType: type, ...ends });
  expect(missedEdits(detail, columnsOf(formOf(detail), type))).toEqual({});
});

test('one field changed by hand sends its own column and no other', () => {
  fc.assert(
    fc.property(stored, fc.constantFrom('seatInfo', 'notes', 'provider'), (detail, field) => {
      const form = formOf(detail);
      const changed = { ...form, [field]: `${form[field]} changed` };
      expect(Object.keys(changesOf(form, changed, detail.detailType))).toEqual([field]);
    }),
  );
});

test('what another device has stored replaces those fields and keeps the rest as typed', () => {
  fc.assert(
    fc.property(stored, stored, (mine, theirs) => {
      const typed = { ...formOf(mine), notes: 'typed' };
      const form = withColumns(typed, theirs, ['seatInfo', 'endsDateTime']);
      const known = formOf(theirs);
      expect(form).toEqual({
        ...typed,
        seatInfo: known.seatInfo,
        endsDay: known.endsDay,
        endsTime: known.endsTime,
      });
    }),
  );
});

test('a missing time stays missing in the form', () => {
  const rental = aDetail({ detailType: 'car', departureDateTime: '2026-06-04T00:00' });
  expect(formOf(rental)).toMatchObject({ startsDay: '2026-06-04', startsTime: '' });
  const flight = aDetail({
    departureDateTime: '2026-06-04T07:05',
    arrivalDateTime: '2026-06-05T00:00',
  });
  expect(formOf(flight)).toMatchObject({ endsDay: '2026-06-05', endsTime: '00:00' });
  const dayOnly = aDetail({ departureDateTime: '2026-06-04T00:00' });
  expect(formOf(dayOnly)).toMatchObject({ startsDay: '2026-06-04', startsTime: '' });
});

test('a hotel starts with its check-in', () => {
  const hotel = aDetail({
    detailType: 'hotel',
    arrivalDateTime: '2026-06-04T15:00',
    departureDateTime: '2026-06-06T11:00',
  });
  expect(formOf(hotel)).toMatchObject({
    startsDay: '2026-06-04',
    startsTime: '15:00',
    endsDay: '2026-06-06',
    endsTime: '11:00',
  });
});

test('a day alone is sent alone, an emptied field as null, a code in capitals', () => {
  const form = {
    ...EMPTY_FORM,
    flightNumber: ' dl 1432 ',
    startsLocation: 'dfw',
    endsLocation: 'Portland, ME',
    startsDay: '2026-06-04',
    endsDay: '2026-06-04',
    endsTime: '11:48',
  };
  expect(columnsOf(form, 'flight')).toMatchObject({
    flightNumber: 'DL 1432',
    startsLocation: 'DFW',
    endsLocation: 'Portland, ME',
    startsDateTime: '2026-06-04',
    endsDateTime: '2026-06-04T11:48',
    notes: null,
  });
  expect(columnsOf({ ...EMPTY_FORM, startsLocation: 'Hub' }, 'car').startsLocation).toBe('Hub');
});

test('an earlier attempt that got through is told by what it lacks', () => {
  const there = aDetail({ seatInfo: '14A', departureDateTime: '2026-06-04T00:00', notes: null });
  const sent = { seatInfo: ' 14A ', startsDateTime: '2026-06-04', notes: '' };
  expect(missedEdits(there, sent)).toEqual({});
  expect(missedEdits(there, { ...sent, seatInfo: '15A' })).toEqual({ seatInfo: '15A' });
});

test.each([
  ['flight', 'provider', 'Enter an airline, a flight number or an airport'],
  ['hotel', 'provider', 'Enter the hotel or its address'],
  ['car', 'provider', 'Enter the company or the pick-up place'],
  ['other', 'title', 'Enter what it is, such as a train'],
] as const)('a %s that nobody could tell apart is not saved', (type, field, message) => {
  const form = { ...newDetailForm(type, { date: '2026-06-05', endDate: null }), notes: 'window' };
  expect(checkDetailForm(form, type)).toEqual({ [field]: [message] });
  expect(checkDetailForm({ ...form, [field]: 'Delta' }, type)).toEqual({});
});

test.each([
  ['flight', 'title'],
  ['flight', 'confirmationNumber'],
  ['other', 'startsLocation'],
  ['other', 'endsLocation'],
  ['other', 'confirmationNumber'],
] as const)('a %s can be told by its %s', (type, field) => {
  expect(checkDetailForm({ ...EMPTY_FORM, [field]: 'Known' }, type)).toEqual({});
});

test.each(DETAIL_TYPES)('a stored %s without a name can be corrected', (type) => {
  const before = { ...EMPTY_FORM, notes: 'window' };
  expect(checkDetailForm({ ...before, notes: 'aisle' }, type, before)).toEqual({});
  const named = { ...before, provider: 'Delta' };
  expect(checkDetailForm(named, type, before)).toEqual({});
  expect(Object.keys(checkDetailForm(before, type, named))).toHaveLength(1);
});

test('a detail that is added again keeps what its form does not show', () => {
  const flight = aDetail({
    departureLocation: 'The airfield',
    departureTimeZone: 'America/Chicago',
    arrivalLocation: 'PWM',
    arrivalTimeZone: 'America/New_York',
    additionalInfo: '{"gate":"B7"}',
  });
  const moved = { ...formOf(flight), endsLocation: 'DEN' };
  expect(besideForm(flight, moved)).toEqual({
    additionalInfo: '{"gate":"B7"}',
    startsTimeZone: 'America/Chicago',
  });
  const stay = { ...flight, detailType: 'hotel' as const };
  expect(besideForm(stay, formOf(stay))).toEqual({
    additionalInfo: '{"gate":"B7"}',
    startsTimeZone: 'America/Chicago',
    endsTimeZone: 'America/New_York',
  });
  expect(besideForm(stay, moved)).toEqual({
    additionalInfo: '{"gate":"B7"}',
    startsTimeZone: 'America/Chicago',
  });
  const inherited = { ...stay, startsTimeZone: 'America/New_York' };
  expect(besideForm(inherited, formOf(inherited))).toEqual({ additionalInfo: '{"gate":"B7"}' });
});

test.each([
  ['a time without its day', { endsTime: '11:00' }, { endsDay: ['Enter the date too'] }],
  [
    'a day of another century',
    { startsDay: '0026-06-04' },
    { startsDay: ['Enter a valid date and time'] },
  ],
  [
    'too long a confirmation number',
    { confirmationNumber: 'x'.repeat(61) },
    { confirmationNumber: ['At most 60 characters'] },
  ],
  [
    'a landing days before the departure',
    { startsDay: '2026-06-04', endsDay: '2026-06-01' },
    { endsDay: ["The landing can't be before the departure"] },
  ],
])('%s is said at its field', (_what, fields, errors) => {
  expect(checkDetailForm({ ...EMPTY_FORM, provider: 'Delta', ...fields }, 'flight')).toEqual(
    errors,
  );
});

test('an error of the server stands at the field of its column', () => {
  const errors = { departureDateTime: ['no'], gigId: ['no'], notes: ['long'] };
  expect(fieldErrorsOf('flight', errors)).toEqual({ startsDay: ['no'], notes: ['long'] });
  expect(fieldErrorsOf('hotel', errors)).toEqual({ endsDay: ['no'], notes: ['long'] });
});

test('a new form lies around the gig and guesses no place', () => {
  const gig = { date: '2026-06-05', endDate: '2026-06-07' };
  expect(newDetailForm('hotel', gig)).toEqual({
    ...EMPTY_FORM,
    startsDay: '2026-06-05',
    endsDay: '2026-06-08',
  });
  expect(newDetailForm('flight', gig)).toMatchObject({ startsDay: '2026-06-05' });
  expect(newDetailForm('flight', gig, true)).toMatchObject({ startsDay: '2026-06-07' });
  expect(newDetailForm('car', gig)).toMatchObject({ endsDay: '2026-06-07' });
  const booked = { arrive: '2026-06-04', leave: '2026-06-09' };
  expect(newDetailForm('hotel', gig, false, booked)).toMatchObject({
    startsDay: '2026-06-04',
    endsDay: '2026-06-09',
  });
  const sameDay = newDetailForm('hotel', { date: '2026-06-05', endDate: null }, false, {
    arrive: null,
    leave: '2026-06-05',
  });
  expect(sameDay).toMatchObject({ startsDay: '2026-06-04', endsDay: '2026-06-05' });
  expect(newDetailForm('car', gig, false, booked).endsDay).toBe('2026-06-09');
  expect(newDetailForm('flight', gig, true, booked).startsDay).toBe('2026-06-09');
});

test('an end moves along with its start, and only between whole dates', () => {
  const form = { ...EMPTY_FORM, startsDay: '2026-06-06', endsDay: '2026-06-07' };
  expect(moveEnd(form, '2026-06-05', '2026-06-06').endsDay).toBe('2026-06-08');
  expect(moveEnd(form, '2026-06-05', '0002-06-06')).toBe(form);
  expect(moveEnd(form, '', '2026-06-06')).toBe(form);
  expect(moveEnd(form, '2026-06-05', '2026-06-04').endsDay).toBe('2026-06-06');
});
