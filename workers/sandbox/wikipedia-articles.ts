/** The articles there are: title, coordinates, and the file of their lead picture, if any. */
export const ARTICLES: Record<string, [latitude: number, longitude: number, file?: string]> = {
  'Asheville, North Carolina': [35.5951, -82.5515, 'Asheville_at_dusk.jpg'],
  Atlanta: [33.749, -84.388, 'Atlanta_Skyline_from_Buckhead.jpg'],
  'Austin, Texas': [30.2672, -97.7431, 'Austin_August_2019.jpg'],
  Berlin: [52.52, 13.405, 'Museumsinsel_Berlin.jpg'],
  Boise: [43.615, -116.2023, 'Downtown_Boise.jpg'],
  Boston: [42.3601, -71.0589, 'Boston_Back_Bay.jpg'],
  Calgary: [51.0447, -114.0719, 'Calgary_panorama.jpg'],
  Chicago: [41.8781, -87.6298, 'Chicago_from_the_lake.jpg'],
  Dallas: [32.7767, -96.797, 'View_of_Dallas.jpg'],
  Denver: [39.7392, -104.9903, 'Denver_skyline.jpg'],
  'East Hampton (town), New York': [40.9634, -72.1848, 'Map_of_Suffolk_County.svg'],
  'Evanston, Illinois': [42.0451, -87.6877, 'Downtown_Evanston.jpg'],
  'Halifax, Nova Scotia': [44.6488, -63.5752, 'Halifax_waterfront.jpg'],
  Kelowna: [49.888, -119.496, 'Kelowna_from_Knox_Mountain.jpg'],
  London: [51.5074, -0.1278, 'London_Skyline.jpg'],
  'Los Angeles': [34.0522, -118.2437, 'Los_Angeles_with_mountains.jpg'],
  'Louisville, Kentucky': [38.2527, -85.7585, 'Louisville_skyline.jpg'],
  'Madison, Wisconsin': [43.0731, -89.4012, 'Madison_Capitol.jpg'],
  Montreal: [45.5017, -73.5673, 'Montreal_from_Mount_Royal.jpg'],
  Nashville: [36.1627, -86.7816, 'Nashville_skyline.jpg'],
  'New Orleans': [29.9511, -90.0715, 'New_Orleans_French_Quarter.jpg'],
  'New York City': [40.7128, -74.006, 'View_of_Empire_State_Building.jpg'],
  'Omaha, Nebraska': [41.2565, -95.9345, 'Omaha_from_the_river.jpg'],
  Ottawa: [45.4215, -75.6972, 'Parliament_Hill.jpg'],
  Paris: [48.8566, 2.3522, 'La_Tour_Eiffel.jpg'],
  'Portland, Maine': [43.6591, -70.2568, 'Portland_Head_Light.jpg'],
  'Portland, Oregon': [45.5152, -122.6784, 'Portland_and_Mount_Hood.jpg'],
  'Princeton, New Jersey': [40.3573, -74.6672, 'Nassau_Street.jpg'],
  'Quebec City': [46.8139, -71.208, 'Château_Frontenac.jpg'],
  'Raleigh, North Carolina': [35.7796, -78.6382, 'Raleigh_skyline.jpg'],
  'Saint Paul, Minnesota': [44.9537, -93.09, 'Saint_Paul_skyline.jpg'],
  'San Francisco': [37.7749, -122.4194, 'San_Francisco_from_Marin.jpg'],
  'Santa Fe, New Mexico': [35.687, -105.9378, 'Santa_Fe_plaza.jpg'],
  Saskatoon: [52.1332, -106.67, 'Saskatoon_bridges.jpg'],
  Seattle: [47.6062, -122.3321, 'Seattle_from_Kerry_Park.jpg'],
  'Tampa, Florida': [27.9506, -82.4572, 'Tampa_skyline.jpg'],
  Toronto: [43.6532, -79.3832, 'Toronto_Skyline.jpg'],
  'Tucson, Arizona': [32.2226, -110.9747, 'Tucson_downtown.jpg'],
  'Tulsa, Oklahoma': [36.154, -95.9928, 'Tulsa_skyline.jpg'],
  Vancouver: [49.2827, -123.1207, 'Vancouver_harbour.jpg'],
  'Washington, D.C.': [38.9072, -77.0369, 'National_Mall.jpg'],
  'Windsor, Ontario': [42.3149, -83.0364, 'Windsor_riverfront.jpg'],
};

const REDIRECTS: Record<string, string> = {
  'East Hampton, New York': 'East Hampton (town), New York',
  'New York, New York': 'New York City',
  'Quebec, Quebec': 'Quebec City',
};

/** About no place at all, with a picture nevertheless. */
export const THINGS: Record<string, string> = { Festival: 'Fireworks_display.jpg' };

/** Places known by their name alone are found with their region or country too. */
export function articleOf(title: string): string | null {
  const redirected = REDIRECTS[title];
  if (redirected) return redirected;
  if (Object.hasOwn(ARTICLES, title)) return title;
  const alone = title.split(', ')[0] ?? '';
  return title.includes(', ') && Object.hasOwn(ARTICLES, alone) ? alone : null;
}
