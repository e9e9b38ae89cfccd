/** What people and airlines call an airport, folded, where its own name does not say so. */
export const AIRPORT_NICKNAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ATL: 'hartsfield/hartsfield jackson',
    AUS: 'bergstrom',
    BOS: 'logan/logan international',
    BUR: 'bob hope/hollywood burbank',
    BWI: 'thurgood marshall/baltimore washington',
    CDG: 'charles de gaulle/roissy',
    CLE: 'hopkins',
    DAL: 'love field',
    DCA: 'reagan/reagan national/national/washington national',
    EWR: 'newark liberty/liberty',
    FCO: 'fiumicino',
    HND: 'haneda',
    HOU: 'hobby/houston hobby',
    IAD: 'dulles/washington dulles',
    IAH: 'intercontinental/bush intercontinental/george bush/bush/george bush intercontinental',
    JFK: 'jfk/kennedy/john f kennedy',
    LAS: 'mccarran/harry reid',
    LCY: 'london city',
    LGA: 'laguardia/la guardia',
    LGW: 'gatwick',
    LHR: 'heathrow',
    LTN: 'luton',
    MDW: 'midway/chicago midway',
    MKE: 'mitchell/general mitchell',
    NRT: 'narita',
    OMA: 'eppley',
    ORD: 'ohare/o hare/chicago ohare',
    ORY: 'orly',
    PHX: 'sky harbor',
    PWM: 'jetport',
    SEA: 'seatac/sea tac/seattle tacoma',
    SNA: 'john wayne/orange county/santa ana',
    STL: 'lambert',
    STN: 'stansted',
    YTZ: 'billy bishop/island/toronto island/toronto city centre',
    YUL: 'trudeau/pierre elliott trudeau/dorval',
    YYZ: 'pearson/lester b pearson',
  }).flatMap(([code, names]) => names.split('/').map((name) => [name, code] as const)),
);

export interface Metro {
  region: string;
  country: string;
  /** Folded names. */
  cities: string[];
  /** Busiest first. */
  codes: string[];
}

/**
 * Cities with several airports or one across a state line, and those that outrank a namesake with a
 * larger airport. Earlier entries win a bare name.
 */
export const METROS: Metro[] = [
  metro('US', 'NY', 'new york/new york city/nyc/manhattan/brooklyn/queens/bronx', 'JFK LGA EWR'),
  metro('US', 'IL', 'chicago/chi', 'ORD MDW'),
  metro('US', 'TX', 'houston', 'IAH HOU'),
  metro('US', 'TX', 'dallas/dallas fort worth', 'DFW DAL'),
  metro('US', 'TX', 'fort worth', 'DFW DAL'),
  metro('US', 'DC', 'washington/washington dc/was/dc', 'DCA IAD BWI'),
  metro('US', 'CA', 'los angeles/la', 'LAX BUR SNA ONT LGB'),
  metro('US', 'CA', 'san francisco/sf', 'SFO OAK SJC'),
  metro('US', 'FL', 'miami', 'MIA FLL'),
  metro('US', 'FL', 'fort lauderdale', 'FLL MIA'),
  metro('US', 'FL', 'orlando', 'MCO SFB'),
  metro('US', 'FL', 'tampa/saint petersburg/clearwater/tampa bay', 'TPA PIE'),
  metro('US', 'WA', 'seattle/tacoma/seattle tacoma', 'SEA PAE'),
  metro('US', 'PA', 'philadelphia/philly', 'PHL'),
  metro('US', 'AZ', 'phoenix/scottsdale', 'PHX AZA'),
  metro('US', 'MN', 'minneapolis/saint paul/minneapolis saint paul', 'MSP'),
  metro('US', 'OR', 'portland', 'PDX'),
  metro('US', 'OH', 'cincinnati', 'CVG'),
  metro('US', 'OH', 'columbus', 'CMH LCK'),
  metro('US', 'MO', 'kansas city', 'MCI'),
  metro('US', 'KS', 'kansas city', 'MCI'),
  metro('US', 'NV', 'las vegas/vegas', 'LAS'),
  metro('US', 'AL', 'birmingham', 'BHM'),
  metro('US', 'NH', 'manchester', 'MHT'),
  metro('US', 'VA', 'norfolk/virginia beach', 'ORF'),
  metro('US', 'NC', 'raleigh/durham/raleigh durham/chapel hill', 'RDU'),
  metro('US', 'NC', 'greensboro/winston salem/piedmont triad', 'GSO'),
  metro('US', 'SC', 'greenville/spartanburg/greenville spartanburg', 'GSP'),
  metro('US', 'LA', 'new orleans/nola', 'MSY'),
  metro('CA', 'ON', 'toronto/yto', 'YYZ YTZ'),
  metro('CA', 'QC', 'montreal/ymq', 'YUL YHU'),
  metro('GB', 'ENG', 'london/lon', 'LHR LGW STN LTN LCY SEN'),
  metro('FR', 'IDF', 'paris/par', 'CDG ORY'),
  metro('JP', '13', 'tokyo/tyo', 'HND NRT'),
];

function metro(country: string, region: string, cities: string, codes: string): Metro {
  return { region, country, cities: cities.split('/'), codes: codes.split(' ') };
}
