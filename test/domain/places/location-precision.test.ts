import { expect, test } from 'vitest';
import { loadPlaces } from '~/domain/places/load-places.server';
import { namesAddress } from '~/domain/places/location-precision';

async function asksForMore(location: string) {
  const places = await loadPlaces();
  return namesAddress(location, places.locate(location), places);
}

test.each([
  'Ryman Auditorium, Nashville, TN',
  '321 Commercial St, Portland, ME',
  '321 Commercial Street, Portland, Maine 04101 USA',
  '321 Commercial St Portland ME',
  'Fox Theatre Tucson, AZ',
  "Prince's Island Park, Calgary, AB, Canada",
  'Hilton Austin Airport, 9515 Hotel Dr, Austin, TX',
  '12B Main St, Halifax, NS',
  '500 Congress Ave\nAustin, TX 78701',
  'Place des Arts, Montréal, Québec',
])('%s says more than its city', async (location) => {
  expect(await asksForMore(location)).toBe(true);
});

test.each([
  'Red Rocks Amphitheatre, Morrison',
  'Grange Hall, Nowhereville, KS',
  'Nowhereville, KS',
])('%s, which the tables do not know, is worth looking up', async (location) => {
  expect(await asksForMore(location)).toBe(true);
});

test.each([
  'Portland, ME',
  'Portland, Maine, USA',
  'Chicago, IL 60601',
  'Toronto, ON, Canada',
  'St. Paul, MN',
  'NYC',
  'New York, NY',
  'Washington, DC',
  'Austin',
  'DEN',
  'Denver International Airport',
  'Denver International Airport, Denver, CO',
  'John F. Kennedy International Airport (JFK)',
])('%s is its city or airport and no more', async (location) => {
  expect(await asksForMore(location)).toBe(false);
});

test.each([
  'No location specified',
  'TBD',
  'TBA, Austin, TX',
  'Zoom, link to follow',
  'Online',
  'Somewhere over the rainbow',
  'The barn behind the mill',
  '12 Main Street',
  'Texas',
  'USA',
  '',
  ',,,',
])('%j names no address that could be found', async (location) => {
  expect(await asksForMore(location)).toBe(false);
});

test.each([
  'O2 Arena, London, UK',
  '12 Rue de la Paix, Paris, France',
  '12 Rue de la Paix, 75002 Paris France',
  'Elbphilharmonie, Hamburg, Germany',
  'Plaza Condesa, Mexico City, Mexico',
  'Alte Oper, Frankfurt, Germany (AOF)',
  'LHR',
])('%s is not in the US or Canada', async (location) => {
  expect(await asksForMore(location)).toBe(false);
});

test.each([
  '90210',
  '90210-1234',
  '90210, USA',
  'CA 90210',
  'M5V 3L9',
  'm5v3l9',
  'M5V 3L9, Canada',
])('the postal code %s alone is worth looking up', async (location) => {
  expect(await asksForMore(location)).toBe(true);
});

test.each([
  'The Garage, London',
  '221B Baker Street, London',
  'La Cigale, Paris',
  'Gallery,London ',
  'The Garage, London (LHR)',
])(
  '%s is in the city everybody knows by that name, where addresses are not looked up',
  async (location) => {
    expect(await asksForMore(location)).toBe(false);
  },
);

test.each([
  'London Music Hall, London, ON',
  'London Music Hall, London, Canada',
  'London Music Hall, 185 Queens Ave, London N6A 1J1',
  'Plaza Theatre, Paris, TX',
])('%s says that it is not', async (location) => {
  expect(await asksForMore(location)).toBe(true);
});

test.each(['Guam', 'Puerto Rico, USA', 'US Virgin Islands'])(
  '%s is its main city and no more',
  async (location) => {
    expect(await asksForMore(location)).toBe(false);
  },
);

test('a country that is also a name in a state is in that state', async () => {
  expect(await asksForMore('Jamaica Performing Arts Center, Jamaica, NY')).toBe(true);
  expect(await asksForMore('Old Opera House, Lebanon, NH')).toBe(true);
  expect(await asksForMore('The Fox, Atlanta, Georgia')).toBe(true);
  expect(await asksForMore('Lensic, Santa Fe, New Mexico')).toBe(true);
});
