import { expect, test } from 'vitest';
import { zoneOf } from '~/domain/parse/structured/calendar/event-zone';
import { loadPlaces } from '~/domain/places/load-places.server';

const places = await loadPlaces();

test.each([
  ['500 Main St, Boise, ID 83702, US', 'America/Boise'],
  ['Míšeňská 8, 118 00 Praha 1, CZ', 'Europe/Prague'],
  ['31 Rue de la Folie Méricourt, 75011 Paris, France', 'Europe/Paris'],
  ['Hauptstraße 4, 97688 Bad Kissingen, DE', 'Europe/Berlin'],
  ['9 Nelson Street, Apollo Bay, VIC 3233, AU', 'Australia/Melbourne'],
  ['Getreidegasse 3, 5020 Salzburg, Österreich', 'Europe/Vienna'],
])('%s is in %s', (address, zone) => {
  expect(zoneOf(address, places)).toBe(zone);
});

test.each([
  '',
  '1 Nowhere Lane, Unknownville',
  'Beach Road 5, Unknownville, DE',
  'Ranch Road 7, AU',
])('"%s" tells no zone', (address) => {
  expect(zoneOf(address, places)).toBeNull();
});
