import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadPlaces } from '~/domain/places/load-places.server';

const places = await loadPlaces();

test('places are loaded once', async () => {
  expect(await loadPlaces()).toBe(places);
});

test.each([
  ['Austin, TX', 'Austin, TX'],
  ['Austin, Texas', 'Austin, TX'],
  ['austin tx', 'Austin, TX'],
  ['AUSTIN, TEXAS 78701', 'Austin, TX'],
  ['Austin', 'Austin, TX'],
  ['Austin (TX)', 'Austin, TX'],
  ['Massey Hall, Toronto, ON', 'Toronto, ON'],
  ['Massey Hall, Toronto', 'Toronto, ON'],
  ['Toronto, Ontario, Canada', 'Toronto, ON'],
  ['Toronto, ON, CA', 'Toronto, ON'],
  ['Toronto, Canada', 'Toronto, ON'],
  ['Ryman Auditorium, 116 5th Ave N, Nashville, TN 37219, USA', 'Nashville, TN'],
  ['Ryman Auditorium\n116 5th Ave N\nNashville TN 37219', 'Nashville, TN'],
  ['116 5th Ave N Nashville, TN', 'Nashville, TN'],
  ["St. John's, NL", "St. John's, NL"],
  ['St. John’s, Newfoundland', "St. John's, NL"],
  ['Saint John, NB', 'Saint John, NB'],
  ['Winston-Salem', 'Winston-Salem, NC'],
  ['Québec City, QC', 'Québec, QC'],
  ['Quebec', 'Québec, QC'],
  ['Montreal QC', 'Montréal, QC'],
  ['Washington, DC', 'Washington, DC'],
  ['Washington, D.C.', 'Washington, DC'],
  ['Washington', 'Washington, DC'],
  ['Seattle, Washington', 'Seattle, WA'],
  ['New York, NY', 'New York, NY'],
  ['New York City, NY', 'New York, NY'],
  ['NYC', 'New York, NY'],
  ['Brooklyn, NY', 'Brooklyn, NY'],
  ['LA', 'Los Angeles, CA'],
  ['Saint Louis', 'St. Louis, MO'],
  ['Ft. Worth, TX', 'Fort Worth, TX'],
  ['Kansas City, KS', 'Kansas City, KS'],
  ['Kansas City, Missouri', 'Kansas City, MO'],
  ['Boston, Mass.', 'Boston, MA'],
  ['Charleston, West Virginia', 'Charleston, WV'],
  ['Port Washington', 'Port Washington, NY'],
  ['Vancouver, BC V6B 1A1', 'Vancouver, BC'],
  ['Vancouver, WA', 'Vancouver, WA'],
  ['San Juan, Puerto Rico', 'San Juan, PR'],
  ['Red Rocks Amphitheatre, Morrison, CO', 'Morrison, CO'],
  ['Portland, OR - Revolution Hall', 'Portland, OR'],
  ['Paris, TX', 'Paris, TX'],
  ['Bogota, NJ', 'Bogota, NJ'],
  ['London, Ontario', 'London, ON'],
  ['London, Canada', 'London, ON'],
  ['London Music Hall, 185 Queens Ave, London N6A 1J1', 'London, ON'],
  ['Guam', 'Tamuning, GU'],
  ['guam, usa', 'Tamuning, GU'],
  ['Puerto Rico', 'San Juan, PR'],
  ['U.S. Virgin Islands', 'Charlotte Amalie, VI'],
  ['American Samoa', 'Pago Pago, AS'],
  ['Northern Mariana Islands', 'Saipan, MP'],
  ['Zoom, Boston, MA', 'Boston, MA'],
  [
    'Massey Hall, 178, Victoria Street, Old Toronto, Toronto, Golden Horseshoe, Ontario, M5B 1T7, Canada',
    'Toronto, ON',
  ],
])('%j is %s', (location, label) => {
  expect(places.locate(location)?.label).toBe(label);
});

test.each([
  ['AUS', 'AUS'],
  ["O'Hare", 'ORD'],
  ["O'Hare International Airport, Chicago, IL", 'ORD'],
  ['Austin-Bergstrom International Airport (AUS)', 'AUS'],
  ['Denver International Airport', 'DEN'],
  ['Denver Airport', 'DEN'],
  ['LaGuardia', 'LGA'],
  ['Logan Airport', 'BOS'],
  ['LHR', 'LHR'],
  ['Adak, AK', 'ADK'],
  ['Adak, Alaska', 'ADK'],
])('%j is the airport %s', (location, code) => {
  const place = places.locate(location);
  expect(place?.kind).toBe('airport');
  expect(place?.label).toContain(`(${code})`);
});

test.each([
  '',
  '   ',
  ',',
  'Zoom',
  'Zoom meeting',
  'https://zoom.us/j/123',
  'Online',
  'Virtual',
  'TBD',
  'TBA',
  'No location specified',
  'London',
  'London, UK',
  'Paris, France',
  'Athens, Greece',
  'Kingston, Jamaica',
  'Tokyo',
  'Bogotá',
  'Bogota',
  'Georgia',
  'Texas',
  'Ontario',
  'PR',
  'VI',
  'British Virgin Islands',
  'The Garage, London',
  '90210',
  'M5V 3L9',
  'USA',
  'Nowhereville, TX',
  'qwertyuiop',
  'Come in',
  'constructor',
  '__proto__',
])('%j is nowhere we know', (location) => {
  expect(places.locate(location)).toBeNull();
});

test('a name is no airport of another state', () => {
  expect(places.locate('Adak, TX')).toBeNull();
});

test('a venue named like a city loses to the city it stands in', () => {
  expect(places.locate('Austin, 12 Main St, Nashville, TN')?.label).toBe('Nashville, TN');
  expect(places.locate('Hotel Houston, Boise, ID')?.label).toBe('Boise, ID');
  expect(places.locate('Memphis, Omaha, NE')?.label).toBe('Omaha, NE');
});

test('a city says where it is', () => {
  expect(places.locate('Halifax, NS')).toEqual({
    label: 'Halifax, NS',
    kind: 'city',
    region: 'NS',
    country: 'CA',
    latitude: 44.6464,
    longitude: -63.5729,
  });
});

test('locate never throws and always answers within the world', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
      const place = places.locate(text);
      return place === null || (Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180);
    }),
  );
});

test('locate finds each city by its own label, whatever its case', () => {
  const labels = [
    'Austin, TX',
    'Montréal, QC',
    'St. Louis, MO',
    "Coeur d'Alene, ID",
    'Iqaluit, NU',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...labels), fc.boolean(), (label, upper) => {
      const written = upper ? label.toUpperCase() : label.toLowerCase();
      return places.locate(written)?.label === label;
    }),
  );
});

test('a very long text is no place, and takes no longer than a test may', () => {
  expect(places.locate(`${'St. '.repeat(100_000)}Austin, TX`)).toBeNull();
});

test.each([
  ['New York', 'JFK LGA EWR'],
  ['NYC', 'JFK LGA EWR'],
  ['Chicago', 'ORD MDW'],
  ['Chicago, IL', 'ORD MDW'],
  ['Houston', 'IAH HOU'],
  ['Dallas', 'DFW DAL'],
  ['Dallas/Fort Worth', 'DFW DAL'],
  ['DALLAS/FT WORTH, TX', 'DFW DAL'],
  ['Washington', 'DCA IAD BWI'],
  ['Washington, DC', 'DCA IAD BWI'],
  ['Los Angeles', 'LAX BUR SNA ONT LGB'],
  ['San Francisco', 'SFO OAK SJC'],
  ['Miami', 'MIA FLL'],
  ['Toronto', 'YYZ YTZ'],
  ['London, England', 'LHR LGW STN LTN LCY SEN'],
  ['London, ON', 'YXU'],
  ['NYC-LAGUARDIA', 'LGA'],
  ['New York-JFK', 'JFK'],
  ['New York (LGA)', 'LGA'],
  ['Washington-Dulles', 'IAD'],
  ['Houston Intercontinental', 'IAH'],
  ["Chicago-O'Hare", 'ORD'],
  ['Denver Intl', 'DEN'],
  ['Newark', 'EWR'],
  ['St. Louis, MO', 'STL'],
  ['Saint Louis, Missouri', 'STL'],
  ['Portland, ME', 'PWM'],
  ['Portland, OR', 'PDX'],
  ['Cincinnati, OH', 'CVG'],
  ['Raleigh/Durham', 'RDU'],
  ['Minneapolis/St Paul, MN', 'MSP'],
  ['Montréal', 'YUL YHU'],
  ['Mexico City', 'MEX NLU'],
  ['Nowhere', ''],
  ['', ''],
])('%j is served by %s', (city, codes) => {
  const served = places.airportsOfCity(city).map((airport) => airport.code);
  expect(served.join(' ')).toBe(codes);
});

test('an ambiguous city lists the larger namesake first', () => {
  expect(places.airportsOfCity('Portland')[0]?.code).toBe('PDX');
  expect(places.airportsOfCity('London')[0]?.code).toBe('LHR');
  expect(places.airportsOfCity('Rochester')[0]?.code).toBe('ROC');
});

test('airportsOfCity never throws', () => {
  fc.assert(fc.property(fc.string(), (text) => Array.isArray(places.airportsOfCity(text))));
});

test('an airport knows its city, its size and its clock', () => {
  expect(places.airport('dfw')).toEqual({
    code: 'DFW',
    name: 'Dallas Fort Worth International Airport',
    city: 'Dallas',
    region: 'TX',
    country: 'US',
    latitude: 32.8968,
    longitude: -97.038,
    timeZone: 'America/Chicago',
    size: 'large',
  });
  expect(places.airport('ZZZ')).toBeNull();
  expect(places.airport('')).toBeNull();
});

test.each('AUS DFW LGA JFK EWR MDW ORD OMA PWM YQG ATW DRO'.split(' '))(
  '%s is no small airport',
  (code) => {
    expect(places.airport(code)?.size).toMatch(/large|medium/);
  },
);

test('every pair of numbers has a time zone the runtime understands', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (latitude, longitude) => {
      const timeZone = places.timeZoneAt(latitude, longitude);
      return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
    }),
  );
});
