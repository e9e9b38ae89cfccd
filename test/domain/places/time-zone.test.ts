import { expect, test } from 'vitest';
import { loadPlaces } from '~/domain/places/load-places.server';

const places = await loadPlaces();

/** Zones with other names may keep the same clock: what counts is what it shows, all year round. */
function clockOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return ['2026-01-15', '2026-03-20', '2026-07-15', '2026-11-15'].map((day) => {
    const parts = format.formatToParts(new Date(`${day}T12:00:00Z`));
    return parts.find(({ type }) => type === 'timeZoneName')?.value;
  });
}

test.each([
  ['Austin, TX', 30.2672, -97.7431, 'America/Chicago'],
  ['Austin, once round the world', 30.2672, 262.2569, 'America/Chicago'],
  ['El Paso, TX', 31.7619, -106.485, 'America/Denver'],
  ['Las Cruces, NM', 32.3199, -106.7637, 'America/Denver'],
  ['Van Horn, TX', 31.0399, -104.8307, 'America/Chicago'],
  ['Penitas, TX, on the Rio Grande', 26.2306, -98.4447, 'America/Chicago'],
  ['Phoenix, AZ', 33.4484, -112.074, 'America/Phoenix'],
  ['Flagstaff, AZ', 35.1983, -111.6513, 'America/Phoenix'],
  ['Page, AZ', 36.9147, -111.4558, 'America/Phoenix'],
  ['Yuma, AZ, on the Colorado', 32.7253, -114.6244, 'America/Phoenix'],
  ['Colorado City, AZ', 36.9903, -112.9758, 'America/Phoenix'],
  ['Hildale, UT, next door', 37.0036, -112.9669, 'America/Denver'],
  ['Window Rock, Navajo Nation', 35.6806, -109.0526, 'America/Denver'],
  ['Tuba City, Navajo Nation', 36.135, -111.2399, 'America/Denver'],
  ['Second Mesa, Hopi, inside it', 35.7953, -110.506, 'America/Phoenix'],
  ['Indianapolis, IN', 39.7684, -86.1581, 'America/Indiana/Indianapolis'],
  ['Gary, IN', 41.5934, -87.3464, 'America/Chicago'],
  ['Evansville, IN', 37.9716, -87.5711, 'America/Chicago'],
  ['Tell City, IN', 37.9514, -86.7678, 'America/Indiana/Tell_City'],
  ['Knox, IN', 41.2959, -86.625, 'America/Indiana/Knox'],
  ['Petersburg, IN', 38.492, -87.2786, 'America/Indiana/Petersburg'],
  ['Vincennes, IN', 38.6773, -87.5286, 'America/Indiana/Vincennes'],
  ['Jasper, IN', 38.3914, -86.9311, 'America/Indiana/Vincennes'],
  ['Kentland, IN', 40.7703, -87.4453, 'America/Chicago'],
  ['Monon, IN', 40.8678, -86.8789, 'America/Indiana/Indianapolis'],
  ['Louisville, KY', 38.2527, -85.7585, 'America/Kentucky/Louisville'],
  ['Bowling Green, KY', 36.9685, -86.4808, 'America/Chicago'],
  ['Monticello, KY', 36.8298, -84.8491, 'America/Kentucky/Monticello'],
  ['Columbia, KY', 37.1028, -85.3063, 'America/Chicago'],
  ['Bismarck, ND', 46.8083, -100.7837, 'America/Chicago'],
  ['Dickinson, ND', 46.8792, -102.7896, 'America/Denver'],
  ['New Salem, ND', 46.845, -101.4121, 'America/North_Dakota/New_Salem'],
  ['Beulah, ND', 47.2633, -101.778, 'America/North_Dakota/Beulah'],
  ['Williston, ND', 48.147, -103.618, 'America/Chicago'],
  ['Rapid City, SD', 44.0805, -103.231, 'America/Denver'],
  ['Pierre, SD', 44.3683, -100.351, 'America/Chicago'],
  ['Mobridge, SD', 45.5372, -100.4279, 'America/Chicago'],
  ['North Platte, NE', 41.1239, -100.7654, 'America/Chicago'],
  ['Ogallala, NE', 41.1281, -101.7196, 'America/Denver'],
  ['Goodland, KS', 39.3508, -101.7102, 'America/Denver'],
  ['Ulysses, KS', 37.5814, -101.3552, 'America/Chicago'],
  ['Boise, ID', 43.615, -116.2023, 'America/Boise'],
  ["Coeur d'Alene, ID", 47.6777, -116.7805, 'America/Los_Angeles'],
  ['Kellogg, ID', 47.5383, -116.1193, 'America/Los_Angeles'],
  ['Riggins, ID', 45.4224, -116.3154, 'America/Boise'],
  ['Grangeville, ID', 45.9266, -116.1224, 'America/Los_Angeles'],
  ['Ontario, OR', 44.0266, -116.963, 'America/Boise'],
  ['West Wendover, NV', 40.7391, -114.0733, 'America/Denver'],
  ['Pensacola, FL', 30.4213, -87.2169, 'America/Chicago'],
  ['Panama City, FL', 30.1588, -85.6602, 'America/Chicago'],
  ['Apalachicola, FL', 29.7258, -84.9833, 'America/New_York'],
  ['Tallahassee, FL', 30.4383, -84.2807, 'America/New_York'],
  ['Nashville, TN', 36.1627, -86.7816, 'America/Chicago'],
  ['Chattanooga, TN', 35.0456, -85.3097, 'America/New_York'],
  ['Ironwood, MI', 46.4547, -90.171, 'America/Menominee'],
  ['Iron River, MI', 46.0927, -88.6423, 'America/Menominee'],
  ['Marquette, MI', 46.5436, -87.3954, 'America/Detroit'],
  ['Calais, ME', 45.1838, -67.2766, 'America/New_York'],
  ['St. Stephen, NB, over the bridge', 45.1942, -67.2756, 'America/Moncton'],
  ['Anchorage, AK', 61.2181, -149.9003, 'America/Anchorage'],
  ['Juneau, AK', 58.3019, -134.4197, 'America/Juneau'],
  ['Wrangell, AK', 56.4708, -132.3767, 'America/Sitka'],
  ['Nome, AK', 64.5011, -165.4064, 'America/Nome'],
  ['Adak, AK', 51.88, -176.6581, 'America/Adak'],
  ['Unalaska, AK', 53.8736, -166.5367, 'America/Anchorage'],
  ['Honolulu, HI', 21.3069, -157.8583, 'Pacific/Honolulu'],
  ['San Juan, PR', 18.4655, -66.1057, 'America/Puerto_Rico'],
  ['Ponce, PR', 18.0111, -66.6141, 'America/Puerto_Rico'],
  ['Charlotte Amalie, St. Thomas', 18.3419, -64.9307, 'America/St_Thomas'],
  ['Christiansted, St. Croix', 17.7466, -64.7032, 'America/St_Thomas'],
  ['Hagåtña, Guam', 13.4757, 144.7489, 'Pacific/Guam'],
  ['Saipan', 15.1778, 145.751, 'Pacific/Saipan'],
  ['Pago Pago, American Samoa', -14.2756, -170.702, 'Pacific/Pago_Pago'],
  ["Ta'u, American Samoa", -14.2319, -169.5144, 'Pacific/Pago_Pago'],
  ['Apia, Samoa', -13.8333, -171.7667, 'Pacific/Apia'],
  ["St. John's, NL", 47.5615, -52.7126, 'America/St_Johns'],
  ['Happy Valley-Goose Bay, NL', 53.3019, -60.3267, 'America/Goose_Bay'],
  ['Blanc-Sablon, QC', 51.4436, -57.1853, 'America/Blanc-Sablon'],
  ['Halifax, NS', 44.6488, -63.5752, 'America/Halifax'],
  ['Moncton, NB', 46.0878, -64.7782, 'America/Moncton'],
  ['Campbellton, NB', 48.0075, -66.6727, 'America/Moncton'],
  ['Bonaventure, QC, across the bay', 48.0457, -65.4926, 'America/Toronto'],
  ['Îles-de-la-Madeleine, QC', 47.38, -61.86, 'America/Halifax'],
  ['Thunder Bay, ON', 48.3809, -89.2477, 'America/Toronto'],
  ['Atikokan, ON', 48.7567, -91.6241, 'America/Atikokan'],
  ['Kenora, ON', 49.767, -94.4894, 'America/Winnipeg'],
  ['Swan River, MB', 52.1058, -101.2676, 'America/Winnipeg'],
  ['Regina, SK', 50.4452, -104.6189, 'America/Regina'],
  ['Creighton, SK', 54.756, -101.8976, 'America/Winnipeg'],
  ['Lloydminster, AB', 53.2783, -110.005, 'America/Edmonton'],
  ['Lloydminster, SK, across the street', 53.2783, -109.99, 'America/Edmonton'],
  ['Cold Lake, AB', 54.4653, -110.1815, 'America/Edmonton'],
  ['Fort St. John, BC', 56.2465, -120.8476, 'America/Dawson_Creek'],
  ['Fort Nelson, BC', 58.805, -122.6972, 'America/Fort_Nelson'],
  ['Creston, BC', 49.0955, -116.5135, 'America/Creston'],
  ['Cranbrook, BC', 49.5122, -115.7694, 'America/Edmonton'],
  ['Revelstoke, BC', 50.9981, -118.1957, 'America/Vancouver'],
  ['Whitehorse, YT', 60.7212, -135.0568, 'America/Whitehorse'],
  ['Yellowknife, NT', 62.454, -114.3718, 'America/Edmonton'],
  ['Iqaluit, NU', 63.7467, -68.517, 'America/Iqaluit'],
  ['Rankin Inlet, NU', 62.8097, -92.0896, 'America/Rankin_Inlet'],
  ['Coral Harbour, NU', 64.1369, -83.1641, 'America/Atikokan'],
])('the clock of %s', (_, latitude, longitude, zone) => {
  expect(clockOf(places.timeZoneAt(latitude, longitude))).toEqual(clockOf(zone));
});

/* British Columbia and Alberta no longer change their clocks as their neighbours do. */
test.each([
  ['Blaine, WA', 48.9937, -122.7471, 'America/Los_Angeles'],
  ['White Rock, BC, over the border', 49.0217, -122.8037, 'America/Vancouver'],
  ['Point Roberts, WA', 48.9854, -123.078, 'America/Los_Angeles'],
  ['Tsawwassen, BC, over the border', 49.0173, -123.0812, 'America/Vancouver'],
  ['Osoyoos, BC', 49.0331, -119.4452, 'America/Vancouver'],
  ['Oroville, WA, over the border', 48.939, -119.4356, 'America/Los_Angeles'],
  ['Oliver, BC', 49.1831, -119.5524, 'America/Vancouver'],
  ['Fruitvale, BC', 49.1165, -117.5522, 'America/Vancouver'],
  ['Salmo, BC', 49.1999, -117.2689, 'America/Vancouver'],
  ['Eureka, MT', 48.88, -115.0535, 'America/Denver'],
  ['Cardston, AB', 49.2, -113.3019, 'America/Edmonton'],
])('%s has the zone of its own country', (_, latitude, longitude, zone) => {
  expect(places.timeZoneAt(latitude, longitude)).toBe(zone);
});

test('Regina keeps one clock all year, Lloydminster changes with Alberta', () => {
  expect(new Set(clockOf(places.timeZoneAt(50.4452, -104.6189))).size).toBe(1);
  expect(new Set(clockOf(places.timeZoneAt(53.2783, -109.99))).size).toBe(2);
});

test('every airport at home has the clock of its coordinates', () => {
  const wrong = 'XWA PSG WRG PPG YPL YBX YHR YCL XKS YTL YBT ZFM DEN AUS GUM SJU YYT'
    .split(' ')
    .filter((code) => {
      const airport = places.airport(code);
      if (!airport) return true;
      const zone = places.timeZoneAt(airport.latitude, airport.longitude);
      return zone !== airport.timeZone;
    });
  expect(wrong).toEqual([]);
});

test.each([
  ['PPG', 'Pacific/Pago_Pago'],
  ['XWA', 'America/Chicago'],
  ['YPL', 'America/Atikokan'],
  ['WRG', 'America/Sitka'],
  ['BAH', 'Asia/Bahrain'],
  ['OOL', 'Australia/Brisbane'],
  ['LMP', 'Europe/Rome'],
  ['CJS', 'America/Ciudad_Juarez'],
])('the airport %s keeps the clock of %s', (code, zone) => {
  expect(places.airport(code)?.timeZone).toBe(zone);
});
