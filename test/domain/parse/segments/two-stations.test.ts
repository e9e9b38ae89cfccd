import { expect, test } from 'vitest';
import { twoStations } from '~/domain/parse/segments/cars/branches';

function split(text: string) {
  const places = twoStations({ text, start: 10, end: 10 + text.length, line: 0 });
  return places && [places.pickup?.text, places.back?.text];
}

test.each([
  [
    'Guadalajara Aeropuerto Puerto Vallarta Aeropuerto',
    ['Guadalajara Aeropuerto', 'Puerto Vallarta Aeropuerto'],
  ],
  ['Boise Airport (BOI) Spokane Airport', ['Boise Airport (BOI)', 'Spokane Airport']],
  ['Vigo Airport Vigo Airport Fuel Policy Full to Full', ['Vigo Airport', 'Vigo Airport']],
  ['Aéroport de Lyon Gare de Genève', ['Aéroport de Lyon', 'Gare de Genève']],
])('%s are the branches of two columns', (text, branches) => {
  expect(split(text)).toEqual(branches);
});

test.each(['Boise Airport', 'Shannon Airport, Terminal Building', 'Grand Central Station Tower'])(
  '%s is one branch',
  (text) => expect(split(text)).toBeNull(),
);

test('each branch is pointed at where it is printed', () => {
  const text = 'Lyon Gare Paris Gare';
  const places = twoStations({ text, start: 10, end: 10 + text.length, line: 0 });
  expect(places?.back).toMatchObject({ start: 20, end: 30 });
});
