/* Drawn by hand, to the hundredth of a degree or so: enough to tell a street from its city. */

export interface City {
  name: string;
  /** State or province letters, then its name. */
  region: string;
  regionName: string;
  country: 'us' | 'ca';
  latitude: number;
  longitude: number;
}

export interface Venue {
  name: string;
  city: string;
  region: string;
  category: string;
  type: string;
  latitude: number;
  longitude: number;
}

/** City, region, latitude, longitude. */
const CITY_LINES = `
Albuquerque NM 35.0841 -106.6510
Anchorage AK 61.2163 -149.8949
Asheville NC 35.5955 -82.5515
Atlanta GA 33.7490 -84.3903
Austin TX 30.2711 -97.7437
Baltimore MD 39.2909 -76.6108
Boise ID 43.6166 -116.2009
Boston MA 42.3554 -71.0605
Boulder CO 40.0150 -105.2705
Buffalo NY 42.8867 -78.8784
Calgary AB 51.0456 -114.0575
Charleston SC 32.7884 -79.9399
Charlotte NC 35.2272 -80.8431
Chicago IL 41.8756 -87.6244
Cincinnati OH 39.1015 -84.5125
Cleveland OH 41.4997 -81.6937
Columbus OH 39.9623 -83.0007
Dallas TX 32.7763 -96.7969
Denver CO 39.7392 -104.9849
Des_Moines IA 41.5910 -93.6037
Detroit MI 42.3316 -83.0466
Edmonton AB 53.5461 -113.4937
Evanston IL 42.0447 -87.6932
Halifax NS 44.6487 -63.5860
Honolulu HI 21.3045 -157.8557
Houston TX 29.7589 -95.3677
Indianapolis IN 39.7683 -86.1584
Kansas_City MO 39.1001 -94.5781
Kelowna BC 49.8880 -119.4960
Las_Vegas NV 36.1674 -115.1484
Los_Angeles CA 34.0537 -118.2428
Louisville KY 38.2542 -85.7594
Madison WI 43.0748 -89.3838
Memphis TN 35.1460 -90.0518
Miami FL 25.7742 -80.1936
Milwaukee WI 43.0386 -87.9091
Minneapolis MN 44.9773 -93.2655
Montreal QC 45.5019 -73.5674
Morrison CO 39.6536 -105.1911
Nashville TN 36.1623 -86.7743
New_Orleans LA 29.9760 -90.0783
New_York NY 40.7127 -74.0060
Omaha NE 41.2587 -95.9383
Ottawa ON 45.4209 -75.6901
Philadelphia PA 39.9527 -75.1635
Phoenix AZ 33.4484 -112.0741
Pittsburgh PA 40.4417 -79.9901
Portland ME 43.6591 -70.2568
Portland OR 45.5152 -122.6784
Princeton NJ 40.3496 -74.6597
Raleigh NC 35.7804 -78.6391
Saint_Paul MN 44.9497 -93.0931
Salt_Lake_City UT 40.7596 -111.8868
San_Antonio TX 29.4246 -98.4951
San_Francisco CA 37.7793 -122.4193
Santa_Fe NM 35.6870 -105.9378
Saskatoon SK 52.1318 -106.6608
Seattle WA 47.6038 -122.3301
Toronto ON 43.6535 -79.3839
Tucson AZ 32.2229 -110.9748
Tulsa OK 36.1563 -95.9928
Vancouver BC 49.2609 -123.1140
Washington DC 38.8950 -77.0365
Winnipeg MB 49.8955 -97.1385
`;

/** Name, then city, region, OSM category and type, latitude, longitude. */
const VENUE_LINES = `
Ryman Auditorium|Nashville TN amenity theatre 36.1612 -86.7785
The Bluebird Cafe|Nashville TN amenity cafe 36.1022 -86.8167
Fox Tucson Theatre|Tucson AZ amenity theatre 32.2225 -110.9733
Fitzgerald Theater|Saint_Paul MN amenity theatre 44.9488 -93.0970
First Avenue|Minneapolis MN amenity nightclub 44.9786 -93.2763
Symphony Space|New_York NY amenity theatre 40.7939 -73.9728
Carnegie Hall|New_York NY amenity concert_hall 40.7651 -73.9799
Housing Works|New_York NY shop books 40.7247 -73.9966
Massey Hall|Toronto ON amenity concert_hall 43.6541 -79.3788
The Horseshoe Tavern|Toronto ON amenity bar 43.6491 -79.3958
National Arts Centre|Ottawa ON amenity theatre 45.4231 -75.6930
Commodore Ballroom|Vancouver BC amenity nightclub 49.2806 -123.1205
Rotary Centre for the Arts|Kelowna BC amenity arts_centre 49.8900 -119.4990
Prince's Island Park|Calgary AB leisure park 51.0555 -114.0703
Broadway Theatre|Saskatoon SK amenity theatre 52.1160 -106.6567
Rebecca Cohn Auditorium|Halifax NS amenity theatre 44.6377 -63.5906
Burton Cummings Theatre|Winnipeg MB amenity theatre 49.8954 -97.1447
Winspear Centre|Edmonton AB amenity concert_hall 53.5453 -113.4902
Place des Arts|Montreal QC amenity arts_centre 45.5080 -73.5665
The Orange Peel|Asheville NC amenity nightclub 35.5919 -82.5510
Raleigh Convention Center|Raleigh NC amenity conference_centre 35.7739 -78.6405
Red Rocks Amphitheatre|Morrison CO amenity theatre 39.6654 -105.2057
History Colorado Center|Denver CO tourism museum 39.7357 -104.9870
Boulder Theater|Boulder CO amenity theatre 40.0190 -105.2772
Old Town School of Folk Music|Chicago IL amenity music_school 41.9646 -87.6850
Cahn Auditorium|Evanston IL amenity theatre 42.0516 -87.6774
Memorial Union|Madison WI amenity community_centre 43.0763 -89.3999
Pabst Theater|Milwaukee WI amenity theatre 43.0411 -87.9104
Holland Performing Arts Center|Omaha NE amenity theatre 41.2607 -95.9307
Boise Centre|Boise ID amenity conference_centre 43.6146 -116.2045
The Troubadour|Los_Angeles CA amenity nightclub 34.0816 -118.3893
The Fillmore|San_Francisco CA amenity nightclub 37.7840 -122.4331
Aladdin Theater|Portland OR amenity theatre 45.4976 -122.6543
Waterfront Pavilion|Portland OR amenity theatre 45.5079 -122.6730
State Theatre|Portland ME amenity theatre 43.6546 -70.2626
Merrill Auditorium|Portland ME amenity theatre 43.6592 -70.2570
The Center for Wooden Boats|Seattle WA tourism museum 47.6266 -122.3367
Lensic Performing Arts Center|Santa_Fe NM amenity theatre 35.6876 -105.9409
McCarter Theatre|Princeton NJ amenity theatre 40.3438 -74.6593
Headliners Music Hall|Louisville KY amenity nightclub 38.2547 -85.7086
Preservation Hall|New_Orleans LA amenity music_venue 29.9583 -90.0654
Cox Business Convention Center|Tulsa OK amenity conference_centre 36.1510 -95.9953
The Moody Theater|Austin TX amenity theatre 30.2656 -97.7472
Wolf Trap|Washington DC amenity theatre 38.9373 -77.2647
`;

const REGION_NAMES: Record<string, string> = {
  AB: 'Alberta',
  AK: 'Alaska',
  AZ: 'Arizona',
  BC: 'British Columbia',
  CA: 'California',
  CO: 'Colorado',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  IA: 'Iowa',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  KY: 'Kentucky',
  LA: 'Louisiana',
  MA: 'Massachusetts',
  MB: 'Manitoba',
  MD: 'Maryland',
  ME: 'Maine',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  NC: 'North Carolina',
  NE: 'Nebraska',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NS: 'Nova Scotia',
  NV: 'Nevada',
  NY: 'New York',
  OH: 'Ohio',
  OK: 'Oklahoma',
  ON: 'Ontario',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  QC: 'Quebec',
  SC: 'South Carolina',
  SK: 'Saskatchewan',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  WA: 'Washington',
  WI: 'Wisconsin',
};

const CANADIAN = new Set(['AB', 'BC', 'MB', 'NS', 'ON', 'QC', 'SK']);

export const CITIES: readonly City[] = linesOf(CITY_LINES).map((line) => {
  const [name = '', region = '', latitude, longitude] = line.split(' ');
  return {
    name: name.replaceAll('_', ' '),
    region,
    regionName: REGION_NAMES[region] ?? region,
    country: CANADIAN.has(region) ? 'ca' : 'us',
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
});

export const VENUES: readonly Venue[] = linesOf(VENUE_LINES).map((line) => {
  const [name = '', facts = ''] = line.split('|');
  const [city = '', region = '', category = '', type = '', latitude, longitude] = facts.split(' ');
  return {
    name,
    city: city.replaceAll('_', ' '),
    region,
    category,
    type,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
});

const city = (wanted: string) => CITIES.find(({ name }) => name === wanted) as City;

export const POSTCODES = [
  { code: '90210', city: city('Los Angeles'), latitude: 34.0901, longitude: -118.4065 },
  { code: 'M5V 3L9', city: city('Toronto'), latitude: 43.6426, longitude: -79.3871 },
];

function linesOf(text: string) {
  return text.trim().split('\n');
}
