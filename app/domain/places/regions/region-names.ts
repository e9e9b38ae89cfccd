import { foldName } from '../fold-name';

const STATE_NAMES: Record<string, string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

const TERRITORY_NAMES: Record<string, string> = {
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'US Virgin Islands',
};

export const PROVINCE_NAMES: Record<string, string> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Québec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

export const REGION_NAMES: Record<string, string> = {
  ...STATE_NAMES,
  ...TERRITORY_NAMES,
  ...PROVINCE_NAMES,
};

export function countryOfRegion(region: string): string {
  if (region in PROVINCE_NAMES) return 'CA';
  return isTerritory(region) ? region : 'US';
}

/** Of the US, with an ISO country code of its own: Puerto Rico, Guam, … */
export function isTerritory(region: string): boolean {
  return region in TERRITORY_NAMES;
}

/** The US with its territories, and Canada: where the gigs are. */
export function isHomeCountry(country: string): boolean {
  return country === 'US' || country === 'CA' || isTerritory(country);
}

/** Folded full names and the older abbreviations, to letters. */
export const REGION_BY_NAME: ReadonlyMap<string, string> = new Map([
  ...Object.entries(REGION_NAMES).map(([code, name]) => [foldName(name), code] as const),
  ['newfoundland', 'NL'],
  ['yukon territory', 'YT'],
  ['virgin islands', 'VI'],
]);

/** Folded. Words that mean something else too: "Boston, Mass.", but not "Mass" alone. */
export const REGION_BY_ABBREVIATION: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AB: 'alta',
    AL: 'ala',
    AR: 'ark',
    AZ: 'ariz',
    CA: 'calif/cal',
    CO: 'colo',
    CT: 'conn',
    DE: 'del',
    FL: 'fla',
    IL: 'ill',
    IN: 'ind',
    KS: 'kan/kans',
    MA: 'mass',
    MB: 'man',
    MI: 'mich',
    MN: 'minn',
    MS: 'miss',
    MT: 'mont',
    ND: 'n dak',
    NE: 'neb/nebr',
    NL: 'nfld',
    NM: 'n mex',
    NT: 'nwt',
    NV: 'nev',
    OK: 'okla',
    ON: 'ont',
    OR: 'ore/oreg',
    PA: 'penn/penna',
    PE: 'pei',
    QC: 'que/pq',
    SD: 's dak',
    SK: 'sask',
    TN: 'tenn',
    TX: 'tex',
    WA: 'wash',
    WI: 'wis/wisc',
    WV: 'wva/w va',
    WY: 'wyo',
  }).flatMap(([code, words]) => words.split('/').map((word) => [word, code] as const)),
);
