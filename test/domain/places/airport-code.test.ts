import { expect, test } from 'vitest';
import { AIRPORTS } from '~/data/places/airports';
import { loadPlaces } from '~/domain/places/load-places.server';

const places = await loadPlaces();

test.each([
  ['Austin Convention Center, Austin, TX (ACC)', 'Austin, TX'],
  ['Community Arts Center, Reno, NV (CAC)', 'Reno, NV'],
  ['Performing Arts Center, Appleton, WI (PAC)', 'Appleton, WI'],
  ['Toledo Museum of Art, Toledo, Ohio (TMA)', 'Toledo, OH'],
  ['Denver Art Museum, Denver, CO (DEN)', 'Denver, CO'],
  ['Moody Theater, Austin, TX (AUS)', 'Austin, TX'],
  ['Portland, OR (PWM)', 'Portland, OR'],
  ['Carnegie Hall (NYC)', 'New York, NY'],
  ['Moody Theater, Austin (ACC)', 'Austin, TX'],
  ['Denver, CO (BOG)', 'Denver, CO'],
  ['Orlando (OCC)', 'Orlando, FL'],
  ['Austin (ACC)', 'Austin, TX'],
])('%j is in %s, whatever its abbreviation also means', (location, label) => {
  expect(places.locate(location)?.label).toBe(label);
});

test.each([
  'University of Northern Iowa (UNI)',
  'Minneapolis Institute of Art (MIA)',
  'Columbus Museum of Art (CMA)',
  'Community Arts Center (CAC)',
  'Performing Arts Center (PAC)',
  'Detroit Symphony (DSO)',
  'Austin Convention Center (ACC)',
])('%j is a name and its abbreviation, and no airport', (location) => {
  expect(places.locate(location)).toBeNull();
  expect(places.airportsOfCity(location)).toEqual([]);
});

test.each([
  ['AUS', 'AUS'],
  ['(AUS)', 'AUS'],
  ['Austin (AUS)', 'AUS'],
  ['Austin, TX (AUS)', 'AUS'],
  ['Austin, Texas, USA (AUS)', 'AUS'],
  ['Dallas/Fort Worth (DFW)', 'DFW'],
  ['Dallas/Ft. Worth, TX (DFW)', 'DFW'],
  ['New York (JFK)', 'JFK'],
  ['New York, NY (EWR)', 'EWR'],
  ['Washington (IAD)', 'IAD'],
  ['Washington, DC (IAD)', 'IAD'],
  ['Seattle/Tacoma, WA (SEA)', 'SEA'],
  ["Chicago O'Hare (ORD)", 'ORD'],
  ['Chicago-Midway, IL (MDW)', 'MDW'],
  ['Denver Intl (DEN)', 'DEN'],
  ['Denver International Airport, Denver, CO (DEN)', 'DEN'],
  ['Terminal B, LaGuardia Airport (LGA)', 'LGA'],
  ['Steamboat Springs, CO (HDN)', 'HDN'],
  ['Dublin, Ireland (DUB)', 'DUB'],
  ['London Heathrow, UK (LHR)', 'LHR'],
  ['Paris Charles de Gaulle (CDG)', 'CDG'],
  ['Paris CDG (CDG)', 'CDG'],
  ['Ontario, CA (ONT)', 'ONT'],
  ['Ontario, California (ONT)', 'ONT'],
  ['Frankfurt, Germany (FRA)', 'FRA'],
  ['Rome, IT (FCO)', 'FCO'],
  ['Munich, DE (MUC)', 'MUC'],
  ['Tel Aviv, IL (TLV)', 'TLV'],
  ['Toronto, CA (YYZ)', 'YYZ'],
  ['Springfield (SPI)', 'SPI'],
  ['Aspen/Snowmass (ASE)', 'ASE'],
  ['Aspen/Snowmass, CO (ASE)', 'ASE'],
  ['Hartford/Springfield (BDL)', 'BDL'],
  ['Florence (PSA)', 'PSA'],
  ['Florence, Italy (PSA)', 'PSA'],
])('%j is the airport %s', (location, code) => {
  expect(places.locate(location)?.label).toMatch(new RegExp(`\\(${code}\\)$`));
});

test.each([
  ['Vail (EGE)', 'Vail, CO'],
  ['Sun Valley (SUN)', 'Sun Valley, ID'],
  ['Middletown (MDT)', 'Middletown, PA'],
  ['Springfield (BDL)', 'Springfield, MA'],
  ['Telluride (MTJ)', 'Telluride, CO'],
  ['Kahului, Maui (OGG)', 'Kahului, HI'],
  ['Maui (OGG)', 'Kahului, HI'],
  ['Vail, USA (EGE)', 'Vail, CO'],
  ['Vail, Colorado (EGE)', 'Vail, CO'],
  ['Vail/Beaver Creek (EGE)', 'Vail, CO'],
  ['Capital Music Hall, Springfield (SPI)', 'Springfield, IL'],
])('%j is the namesake near its airport, %s', (location, label) => {
  expect(places.locate(location)?.label).toBe(label);
});

test.each(['TBD (DEN)', 'Zoom (AUS)', 'Online, Austin (AUS)'])('%j is nowhere', (location) => {
  expect(places.locate(location)).toBeNull();
});

test('every airport is found by its own label', () => {
  const codes = AIRPORTS.split('\n').flatMap((line) => /^([A-Z]{3})\t/.exec(line)?.[1] ?? []);
  expect(codes.length).toBeGreaterThan(3_000);
  const labels = codes.map((code) => `${places.airport(code)?.name} (${code})`);
  expect(labels.filter((label) => places.locate(label)?.label !== label)).toEqual([]);
});
