import { expect, test } from 'vitest';
import { readJsonLd } from '~/domain/parse/structured/json-ld';
import { wallTimeOf } from '~/domain/parse/structured/markup-times';

test.for([
  ['{"a":1,}', [{ a: 1 }]],
  ['{"a":1}{"b":2}', [{ a: 1 }, { b: 2 }]],
  ['{"a":"x"\n"b":2}', [{ a: 'x', b: 2 }]],
  [`{'a': 'x', b: "y"};`, [{ a: 'x', b: 'y' }]],
  ['{“a”: “x”}', [{ a: 'x' }]],
  ['{"a":"The "Old" Mill","b":2}', [{ a: 'The "Old" Mill', b: 2 }]],
  ['{"a":"one\nline of "two"","b":2}', [{ a: 'one\nline of "two"', b: 2 }]],
  ['{&quot;a&quot;:&quot;x&quot;}', [{ a: 'x' }]],
  ['// <![CDATA[\n{"a":1}\n// ]]>', [{ a: 1 }]],
  ['{"a":1, // one\n"b":2}', [{ a: 1, b: 2 }]],
  ['nothing of the kind', []],
] as const)('%s is mended', ([broken, things]) => {
  expect(readJsonLd(broken)).toEqual(things);
});

test.for([
  ['{"a":"x","b":{"c":"y"}', { a: 'x', b: { c: 'y' } }],
  ['{"a":"x","b":"2026-10', { a: 'x' }],
  ['{"a":"x","b":{"c":"y"},"number":12', { a: 'x', b: { c: 'y' } }],
] as const)('a value cut by the end of %s is left out', ([cut, whole]) => {
  expect(readJsonLd(cut)[0]).toEqual(whole);
});

const RESERVATION = { '@type': 'FlightReservation', reservationFor: { '@type': 'Flight' } };

test.for([
  [{ '@graph': [RESERVATION] }],
  [{ '@type': 'Order', acceptedOffer: { '@type': 'Offer', itemOffered: RESERVATION } }],
  [{ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: RESERVATION }] }],
  [{ '@type': 'ReservationPackage', subReservation: [RESERVATION] }],
] as const)('a reservation is found in %o', ([outer]) => {
  expect(readJsonLd(JSON.stringify(outer))).toContainEqual(RESERVATION);
});

test('what is offered for sale is not among the things of a mail', () => {
  const mail = { '@type': 'Trip', offers: [{ '@type': 'Offer', itemOffered: RESERVATION }] };
  expect(readJsonLd(JSON.stringify(mail))).not.toContainEqual(RESERVATION);
});

test.for([
  ['2026-10-03T08:25:00-05:00', '2026-10-03T08:25'],
  ['2026-10-03 8:25 PM', '2026-10-03T20:25'],
  ['Sat, 03 Oct 2026 08:25', '2026-10-03T08:25'],
  ['October 3, 2026 at 8:25 AM', '2026-10-03T08:25'],
  ['20261003T082500', '2026-10-03T08:25'],
  ['20261003', '2026-10-03'],
  ['15/10/2026 18:40', '2026-10-15T18:40'],
  ['04/05/2026 18:40', null],
  ['04/05/2026 6:40 PM', '2026-04-05T18:40'],
  ['15/04/2026 6:40 PM', '2026-04-15T18:40'],
  ['10:00', null],
  ['', null],
] as const)('"%s" is the wall time %s', ([printed, wallTime]) => {
  expect(wallTimeOf(printed)).toBe(wallTime);
});
