import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAdditionalInfo, writeAdditionalInfo } from '~/domain/gigs/additional-info';

const NOTHING = { eventAt: null, vehicle: null, licensePlate: null };
const VAN = { eventDateTime: '2026-06-05T19:30', vehicle: 'Ford Transit', licensePlate: 'GIG 4U' };
const VAN_READ = {
  eventAt: { day: '2026-06-05', time: '19:30' },
  vehicle: 'Ford Transit',
  licensePlate: 'GIG 4U',
};
const json = JSON.stringify(VAN);

test.each([
  ['plain', json],
  ['quoted as JSON text', JSON.stringify(json)],
  ['quoted twice', JSON.stringify(JSON.stringify(json))],
  ['in double quotes that nobody escaped', `"${json}"`],
  ['in single quotes', `'${json}'`],
  ['spread over lines, with blanks around', `\n ${JSON.stringify(VAN, null, 2)} \n`],
])('info is read when it is %s', (_, text) => {
  expect(readAdditionalInfo(text)).toEqual(VAN_READ);
});

test.each([
  ['none', null],
  ['empty', ''],
  ['blank', '  '],
  ['words', 'bring the blue van'],
  ['cut off', json.slice(0, -1)],
  ['a list', '["Ford Transit"]'],
  ['null', 'null'],
  ['a number', '42'],
  ['quoted words', '"bring the blue van"'],
  ['only quotes', '""'],
  ['of other types', '{"vehicle":{},"licensePlate":[],"eventDateTime":true}'],
  ['of blanks', '{"vehicle":" ","licensePlate":"","eventDateTime":" "}'],
  ['about no day there is', '{"eventDateTime":"2026-02-30T19:30"}'],
  ['about some evening', '{"eventDateTime":"Friday evening"}'],
])('of info that is %s nothing is told', (_, text) => {
  expect(readAdditionalInfo(text)).toEqual(NOTHING);
});

test('an event may be a day alone, and its offset is dropped', () => {
  const eventAt = (eventDateTime: string) =>
    readAdditionalInfo(JSON.stringify({ eventDateTime })).eventAt;
  expect(eventAt('2026-06-05')).toEqual({ day: '2026-06-05', time: null });
  expect(eventAt('2026-06-05T19:30:00-04:00')).toEqual({ day: '2026-06-05', time: '19:30' });
});

test('a licence plate of digits is one', () => {
  expect(readAdditionalInfo('{"licensePlate":4711}').licensePlate).toBe('4711');
});

test('what else is in the info stays when the vehicle changes', () => {
  const before = JSON.stringify({ ...VAN, parking: { lot: 'B' } });
  const after = writeAdditionalInfo(before, { vehicle: ' Kia Carnival ', licensePlate: 'GIG 4U' });
  expect(JSON.parse(after ?? '')).toEqual({
    ...VAN,
    vehicle: 'Kia Carnival',
    parking: { lot: 'B' },
  });
});

test('an empty vehicle is taken out, and info without anything is none', () => {
  const onlyVan = writeAdditionalInfo(null, { vehicle: 'Van', licensePlate: '' });
  expect(onlyVan).toBe('{"vehicle":"Van"}');
  expect(writeAdditionalInfo(onlyVan, { vehicle: '', licensePlate: ' ' })).toBeNull();
});

test('words that are no JSON are kept beside the vehicle', () => {
  const after = writeAdditionalInfo('ask for Dana', { vehicle: 'Van', licensePlate: '' });
  expect(JSON.parse(after ?? '')).toEqual({ text: 'ask for Dana', vehicle: 'Van' });
});

test('no text breaks it, and what was written is read again', () => {
  const words = fc.string().filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.json(), fc.json().map(JSON.stringify)),
      words,
      words,
      (before, vehicle, licensePlate) => {
        const after = writeAdditionalInfo(before, { vehicle, licensePlate });
        expect(readAdditionalInfo(after)).toMatchObject({
          vehicle: vehicle.trim(),
          licensePlate: licensePlate.trim(),
        });
      },
    ),
  );
});

test('unknown keys survive any change', () => {
  const others = fc.dictionary(
    fc.string().filter((key) => !['vehicle', 'licensePlate'].includes(key)),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(others, fc.string(), (info, vehicle) => {
      const before = JSON.stringify(info);
      const after = writeAdditionalInfo(before, { vehicle, licensePlate: 'GIG 4U' });
      const { vehicle: _, licensePlate: __, ...kept } = JSON.parse(after ?? '');
      expect(kept).toEqual(JSON.parse(before));
    }),
  );
});

test('what is not changed is left as it is', () => {
  const after = writeAdditionalInfo(json, { licensePlate: 'TOUR 1' });
  expect(JSON.parse(after ?? '')).toEqual({ ...VAN, licensePlate: 'TOUR 1' });
});
