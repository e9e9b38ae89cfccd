import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { REVIEW_ROWS } from '~/components/smart-paste/review-rows';
import { DETAIL_ITEMS } from '~/components/travel-detail/detail-items';
import { travelDetails } from '~/data/schema';
import { apiName, fromApi, toAnswer } from '~/domain/travel/detail-api';
import { GUARDED_FIELDS } from '~/domain/travel/detail-change';
import {
  DETAIL_COLUMNS,
  DETAIL_FIELDS,
  detailField,
  FORM_COLUMNS,
  fieldOfType,
} from '~/domain/travel/detail-fields';
import { parsedField } from '~/domain/travel/parsed-to-input';
import { DETAIL_TYPES } from '~/domain/travel/travel-detail';
import { TravelDetailPatch } from '~/domain/travel/travel-detail-input';
import { aDetail } from '../../support/travel-details';

/** Which kept text it was read from: the API takes it and does not tell it. */
const KEPT_TEXT = 'confirmationTextId';
const IDENTITY = ['id', 'gigId', 'detailType', 'googleEventId', 'createdAt'];

test('every column that says something of a booking stands in the table', () => {
  const columns = Object.keys(getTableColumns(travelDetails));
  const others = [...IDENTITY, KEPT_TEXT, 'userId', 'updatedAt'];
  expect([...DETAIL_COLUMNS].sort()).toEqual(
    columns.filter((column) => !others.includes(column)).sort(),
  );
});

test('the API takes each field once, under the names it answers', () => {
  const taken = Object.keys(TravelDetailPatch.shape).filter((name) => name !== KEPT_TEXT);
  expect(new Set(taken).size).toBe(taken.length);
  const answered = Object.keys(toAnswer(aDetail()));
  const given = ['id', 'googleEventId', 'createdAt'];
  expect([...taken].sort()).toEqual(answered.filter((name) => !given.includes(name)).sort());
});

test.each(DETAIL_TYPES)('what the API takes for a %s goes to columns that there are', (type) => {
  for (const name of Object.keys(TravelDetailPatch.shape)) {
    for (const column of Object.keys(fromApi(type, { [name]: 'x' }))) {
      expect([...DETAIL_COLUMNS, ...IDENTITY, KEPT_TEXT]).toContain(column);
    }
  }
});

test('a text may be as long as the table says, and no longer', () => {
  const texts = DETAIL_COLUMNS.filter((column) => detailField(column).holds === 'text');
  for (const column of texts) {
    const { limit = 0 } = detailField(column);
    const accepts = (length: number) =>
      TravelDetailPatch.safeParse({ [apiName('flight', column)]: 'x'.repeat(length) }).success;
    expect([column, accepts(limit), accepts(limit + 1)]).toEqual([column, true, false]);
  }
});

test.each(DETAIL_TYPES)('the form of a %s asks for each of its fields once', (type) => {
  const asked = DETAIL_ITEMS[type].map(({ column }) => column);
  expect([...asked].sort()).toEqual(
    FORM_COLUMNS.filter((column) => fieldOfType(type, column)).sort(),
  );
});

test.each(DETAIL_TYPES)('the review of a %s shows each of its fields that are not rare', (type) => {
  const shown = REVIEW_ROWS[type].flatMap(({ inputs }) => inputs.map(({ field }) => field));
  const wanted = FORM_COLUMNS.filter((column) => {
    const field = fieldOfType(type, column);
    return field && !field.rare;
  });
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown).toEqual(wanted.map((column) => parsedField(type, column)));
});

test.each(DETAIL_TYPES)('a %s can only be told by fields that its form has', (type) => {
  const telling = DETAIL_COLUMNS.filter((column) => detailField(column).identifies?.includes(type));
  expect(telling.length).toBeGreaterThan(2);
  for (const column of telling) expect(fieldOfType(type, column)).toBeDefined();
});

test('what may have been changed elsewhere is all that a form shows, and the zones', () => {
  const guarded = FORM_COLUMNS.map((column) => apiName('flight', column));
  expect([...GUARDED_FIELDS].sort()).toEqual(
    [...guarded, 'arrivalTimeZone', 'departureTimeZone'].sort(),
  );
});

test('a moment has no limit and a text has one', () => {
  for (const field of Object.values(DETAIL_FIELDS)) {
    expect('limit' in field).toBe(field.holds === 'text');
  }
});
