import { expect, test } from 'vitest';
import { loadPlaces } from '~/domain/places/load-places.server';

const places = await loadPlaces();

function airportFrom(location: string) {
  const place = places.locate(location);
  if (!place) return null;
  const { latitude, longitude, country } = place;
  return places.nearestAirport(latitude, longitude, country)?.airport.code;
}

test.each([
  ['Austin, TX', 'AUS'],
  ['Nashville, TN', 'BNA'],
  ['Omaha, NE', 'OMA'],
  ['Portland, ME', 'PWM'],
  ['Portland, OR', 'PDX'],
  ['Ann Arbor, MI', 'DTW'],
  ['Boulder, CO', 'DEN'],
  ['Morrison, CO', 'DEN'],
  ['Fort Worth, TX', 'DFW'],
  ['Brooklyn, NY', 'JFK'],
  ['Manhattan, NY', 'LGA'],
  ['Hoboken, NJ', 'EWR'],
  ['Oakland, CA', 'OAK'],
  ['Berkeley, CA', 'OAK'],
  ['Anaheim, CA', 'SNA'],
  ['Bethesda, MD', 'DCA'],
  ['Annapolis, MD', 'BWI'],
  ['Chattanooga, TN', 'CHA'],
  ['Salt Lake City, UT', 'SLC'],
  ['Saratoga Springs, NY', 'ALB'],
  ['Key West, FL', 'EYW'],
  ['Jackson, WY', 'JAC'],
  ['Toronto, ON', 'YYZ'],
  ['Hamilton, ON', 'YHM'],
  ['Calgary, AB', 'YYC'],
  ['Banff, AB', 'YYC'],
  ['Whistler, BC', 'YVR'],
  ["St. John's, NL", 'YYT'],
])('from %s one flies out of %s', (city, code) => {
  expect(airportFrom(city)).toBe(code);
});

test.each([
  ['Moab, UT', 'GJT'],
  ['Telluride, CO', 'MTJ'],
  ['Interlochen, MI', 'TVC'],
  ['Chautauqua, NY', 'BUF'],
  ['George, WA', 'SEA'],
  ['Lenox, MA', 'ALB'],
  ['Marathon, FL', 'MIA'],
  ['Stevens Point, WI', 'CWA'],
  ['Wenatchee, WA', 'EAT'],
  ['Greenville, NC', 'PGV'],
  ['Bemidji, MN', 'BJI'],
  ['Bishop, CA', 'BIH'],
  ['Mammoth Lakes, CA', 'BIH'],
  ['Page, AZ', 'PGA'],
  ['Escanaba, MI', 'ESC'],
  ['Iron Mountain, MI', 'IMT'],
  ['Rockland, ME', 'RKD'],
  ['Provincetown, MA', 'PVC'],
  ['Block Island, RI', 'BID'],
  ['Vieques, PR', 'VQS'],
  ['Culebra, PR', 'CPX'],
  ['Stillwater, OK', 'SWO'],
  ['Hays, KS', 'HYS'],
  ['Vero Beach, FL', 'VRB'],
  ['Kenai, AK', 'ENA'],
])('from the small town of %s one flies out of %s', (town, code) => {
  expect(airportFrom(town)).toBe(code);
});

test.each([
  ['Anchorage, AK', 'ANC'],
  ['Fairbanks, AK', 'FAI'],
  ['Juneau, AK', 'JNU'],
  ['Nome, AK', 'OME'],
  ['Kodiak, AK', 'ADQ'],
  ['Honolulu, HI', 'HNL'],
  ['Hilo, HI', 'ITO'],
  ['Kahului, HI', 'OGG'],
  ['Kailua-Kona, HI', 'KOA'],
  ['Lihue, HI', 'LIH'],
  ['San Juan, PR', 'SJU'],
  ['Ponce, PR', 'PSE'],
  ['Charlotte Amalie, VI', 'STT'],
  ['Christiansted, VI', 'STX'],
  ['Pago Pago, AS', 'PPG'],
  ['Saipan, MP', 'SPN'],
  ['Tamuning, GU', 'GUM'],
  ['Whitehorse, YT', 'YXY'],
  ['Yellowknife, NT', 'YZF'],
  ['Inuvik, NT', 'YEV'],
  ['Iqaluit, NU', 'YFB'],
  ['Rankin Inlet, NU', 'YRT'],
])('far out, in %s, it is %s', (place, code) => {
  expect(airportFrom(place)).toBe(code);
});

test.each([
  ['Marfa, TX', 'ELP'],
  ['Alpine, TX', 'ELP'],
  ['Presidio, TX', 'ELP'],
  ['Kayenta, AZ', 'PGA'],
])('from the empty west, in %s, one does not drive a whole day to fly: %s', (city, code) => {
  expect(airportFrom(city)).toBe(code);
});

test.each([
  ['Narragansett, RI', 'PVD'],
  ['Falmouth, MA', 'PVD'],
  ['Fajardo, PR', 'SJU'],
])('from %s nobody sails to the airfield of an island: %s', (city, code) => {
  expect(airportFrom(city)).toBe(code);
});

test('Fort Collins goes to Denver: a large airport 90 km away beats the field nearby', () => {
  expect(airportFrom('Fort Collins, CO')).toBe('DEN');
});

test('Windsor and Detroit, three kilometres apart, each have their own airport', () => {
  // To Detroit's centre YQG is 10 km × 2.5, DTW 28 km: without the border it would be YQG.
  expect(airportFrom('Windsor, ON')).toBe('YQG');
  expect(airportFrom('Detroit, MI')).toBe('DTW');
});

test.each([
  ['Eagle Pass, TX', 'SAT'],
  ['Del Rio, TX', 'SAT'],
  ['El Paso, TX', 'ELP'],
  ['Calexico, CA', 'SAN'],
  ['San Diego, CA', 'SAN'],
  ['Port Huron, MI', 'DTW'],
  ['Sarnia, ON', 'YZR'],
  ['Sault Ste. Marie, MI', 'CIU'],
  ['Sault Ste. Marie, ON', 'YAM'],
  ['Niagara Falls, ON', 'YYZ'],
  ['Niagara Falls, NY', 'IAG'],
  ['Fort Erie, ON', 'YYZ'],
  ['Buffalo, NY', 'BUF'],
  ['Cornwall, ON', 'YOW'],
  ['Massena, NY', 'MSS'],
  ['International Falls, MN', 'INL'],
  ['Fort Frances, ON', 'YAG'],
  ['Bellingham, WA', 'BLI'],
  ['Blaine, WA', 'BLI'],
  ['Point Roberts, WA', 'BLI'],
  ['Abbotsford, BC', 'YXX'],
])('an airport a few kilometres behind the border is not %s’s, which goes to %s', (city, code) => {
  expect(airportFrom(city)).toBe(code);
});

test.each([
  ['San Luis, AZ', 'America/Hermosillo', 'YUM'],
  ['Roma, TX', 'America/Matamoros', 'MFE'],
  ['Niagara-on-the-Lake, ON', 'America/New_York', 'YYZ'],
])('%s stays in its country, though its zone is %s', (location, zone, code) => {
  const place = places.locate(location);
  expect(place && places.timeZoneAt(place.latitude, place.longitude)).toBe(zone);
  expect(airportFrom(location)).toBe(code);
});

test('San Juan goes to the airport with flights to the mainland, not to the one nearer by', () => {
  expect(airportFrom('San Juan, PR')).toBe('SJU');
  expect(places.airport('SIG')?.city).toBe('San Juan');
});

test('an airport is nearest to itself', () => {
  for (const code of ['DEN', 'JFK', 'YYZ', 'HNL', 'SJU']) {
    const airport = places.airport(code);
    const near = airport && places.nearestAirport(airport.latitude, airport.longitude);
    expect(near?.airport.code).toBe(code);
    expect(near?.distanceMeters).toBe(0);
  }
});
