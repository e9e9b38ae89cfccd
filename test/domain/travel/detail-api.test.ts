import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  apiName,
  asType,
  END_FIELDS,
  fieldNamed,
  fromAnswer,
  fromApi,
  toAnswer,
  toApi,
} from '~/domain/travel/detail-api';
import { DETAIL_TYPES, type TravelDetail } from '~/domain/travel/travel-detail';
import { aDetail } from '../../support/travel-details';

const anyType = fc.constantFrom(...DETAIL_TYPES);
const moment = fc.option(fc.constantFrom('2026-06-04T07:05', '2026-06-06T00:00'));
const words = fc.option(fc.string({ maxLength: 20 }));
const anyDetail: fc.Arbitrary<TravelDetail> = fc
  .record({
    detailType: anyType,
    title: words,
    startsLocation: words,
    startsDateTime: moment,
    startsTimeZone: words,
    endsLocation: words,
    endsDateTime: moment,
    endsTimeZone: words,
  })
  .map((fields) => ({ ...aDetail({ id: 'detail' }), ...fields }));

test('a detail comes back from the API’s names as it was, whatever its type', () => {
  fc.assert(
    fc.property(anyDetail, (detail) => {
      expect(fromAnswer(toAnswer(detail))).toEqual(detail);
      expect(fromApi(detail.detailType, toApi(detail.detailType, detail))).toEqual(detail);
    }),
  );
});

test('any part of a detail comes back too, and nothing else with it', () => {
  fc.assert(
    fc.property(anyDetail, fc.subarray([...END_FIELDS, 'notes'] as const), (detail, fields) => {
      const part = Object.fromEntries(fields.map((field) => [field, detail[field]]));
      expect(fromApi(detail.detailType, toApi(detail.detailType, part))).toEqual(part);
    }),
  );
});

test.each(DETAIL_TYPES)('each end of a %s has a name of its own in the API', (type) => {
  const names = END_FIELDS.map((field) => apiName(type, field));
  expect(new Set(names).size).toBe(END_FIELDS.length);
  expect(names.map((name) => fieldNamed(type, name))).toEqual(END_FIELDS);
  for (const field of ['title', 'endDate', 'startsWith', 'detailType', 'toString']) {
    expect(fieldNamed(type, field)).toBe(field);
  }
});

const NO_ALIAS = {
  location: null,
  returnLocation: null,
  date: '2026-06-04',
  endDate: '2026-06-06',
  checkInDate: null,
  checkOutDate: null,
  pickupDate: null,
  returnDate: null,
};
const [FIRST, LAST] = ['2026-06-04T15:00', '2026-06-06T11:00'];

test.each([
  [
    'flight',
    { departureLocation: 'Here', departureDateTime: FIRST, arrivalDateTime: LAST },
    { location: 'Here' },
  ],
  [
    'hotel',
    { arrivalLocation: 'Here', arrivalDateTime: FIRST, departureDateTime: LAST },
    { location: 'Here', checkInDate: FIRST, checkOutDate: LAST },
  ],
  [
    'car',
    { departureLocation: 'Here', departureDateTime: FIRST, arrivalDateTime: LAST },
    { location: 'Here', returnLocation: 'There', pickupDate: FIRST, returnDate: LAST },
  ],
  [
    'other',
    { departureLocation: 'Here', departureDateTime: FIRST, arrivalDateTime: LAST },
    { location: 'Here' },
  ],
] as const)('of a %s the API answers', (detailType, ends, aliases) => {
  const detail = {
    ...aDetail({ detailType }),
    startsLocation: 'Here',
    startsDateTime: FIRST,
    endsLocation: 'There',
    endsDateTime: LAST,
  };
  expect(toAnswer(detail)).toMatchObject({ ...NO_ALIAS, ...ends, ...aliases });
});

test('an end is taken from its own name, then from its type’s, then from one that all have', () => {
  const all = {
    arrivalDateTime: '2026-06-01',
    checkInDate: '2026-06-02',
    pickupDate: '2026-06-03',
    date: '2026-06-04',
  };
  expect(fromApi('hotel', all)).toEqual({ startsDateTime: '2026-06-01' });
  const { arrivalDateTime: _own, ...others } = all;
  expect(fromApi('hotel', others)).toEqual({ startsDateTime: '2026-06-02' });
  expect(fromApi('car', others)).toEqual({ startsDateTime: '2026-06-03' });
  expect(fromApi('flight', others)).toEqual({ startsDateTime: '2026-06-04' });
});

test('null is given and undefined is not', () => {
  expect(fromApi('hotel', { arrivalDateTime: undefined, checkInDate: null, date: 'x' })).toEqual({
    startsDateTime: null,
  });
  expect(fromApi('car', { returnLocation: undefined })).toEqual({});
});

test('a detail that becomes another type keeps what the API calls departure and arrival', () => {
  fc.assert(
    fc.property(anyDetail, anyType, (detail, type) => {
      const next = asType(detail, type);
      expect(next.detailType).toBe(type);
      expect(toApi(type, next)).toEqual({
        ...toApi(detail.detailType, detail),
        detailType: type,
      });
    }),
  );
});
