import { expect, test } from 'vitest';
import { zoneOfAddress } from '~/domain/parse/tokens/places/address-zone';
import { loadPlaces } from '~/domain/places/load-places.server';

const places = await loadPlaces();

test.each([
  ['500 Main St, Boise, ID 83702, US', 'America/Boise'],
  ['Míšeňská 8, 118 00 Praha 1, CZ', 'Europe/Prague'],
  ['31 Rue de la Folie Méricourt, 75011 Paris, France', 'Europe/Paris'],
  ['Hauptstraße 4, 97688 Bad Kissingen, DE', 'Europe/Berlin'],
  ['9 Nelson Street, Apollo Bay, VIC 3233, AU', 'Australia/Melbourne'],
  ['Getreidegasse 3, 5020 Salzburg, Österreich', 'Europe/Vienna'],
  ['Via Pirandello 40, 98039 Taormina ME, Italia', 'Europe/Rome'],
  ['Via Roma 3, 50100 Firenze FI ITALY', 'Europe/Rome'],
  ['Passeig de Gràcia 132, Barcelona 08008 Spain', 'Europe/Madrid'],
  ['Calle del Mar 4, 29640 Fuengirola, Spain', 'Europe/Madrid'],
  ['Avenida de Bruselas 12, 38660 Adeje, Tenerife, Spain', 'Atlantic/Canary'],
  ['Rua Direita 8, 8600-315 Lagos, Portugal', 'Europe/Lisbon'],
  ['10 Downing Street, London SW1A 2AA', 'Europe/London'],
  ['1 Harbour St, Sydney NSW 2000, Australia', 'Australia/Sydney'],
  ['Vesterbrogade 1, 1620 København V', 'Europe/Copenhagen'],
  ['Seestrasse 4, 8002 Zürich', 'Europe/Zurich'],
])('%s is in %s', (address, zone) => {
  expect(zoneOfAddress(address, places)).toBe(zone);
});

test.each([
  '',
  '1 Nowhere Lane, Unknownville',
  'Beach Road 5, Unknownville, DE',
  'Ranch Road 7, AU',
  'Calle Real 2, 35500 Somewhere, Spain',
  'The counter',
  'Hotel Sydney',
  'Hotel de France',
])('"%s" tells no zone', (address) => {
  expect(zoneOfAddress(address, places)).toBeNull();
});
