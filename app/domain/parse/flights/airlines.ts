/**
 * Airlines by IATA code, kept by hand because published lists are stale (MX is Breeze, XP is Avelo).
 * Further names are other spellings a confirmation prints.
 */
const AIRLINES: Record<string, string> = {
  WN: 'Southwest Airlines|Southwest',
  DL: 'Delta Air Lines|Delta Airlines|Delta',
  UA: 'United Airlines|United',
  AA: 'American Airlines|American',
  B6: 'JetBlue|JetBlue Airways|Jet Blue',
  AS: 'Alaska Airlines|Alaska',
  F9: 'Frontier Airlines|Frontier',
  NK: 'Spirit Airlines|Spirit',
  G4: 'Allegiant Air|Allegiant',
  SY: 'Sun Country Airlines|Sun Country',
  HA: 'Hawaiian Airlines|Hawaiian',
  MX: 'Breeze Airways|Breeze',
  XP: 'Avelo Airlines|Avelo',
  '9K': 'Cape Air',
  '3M': 'Silver Airways',
  '4B': 'Boutique Air',
  AC: 'Air Canada',
  WS: 'WestJet',
  PD: 'Porter Airlines|Porter',
  TS: 'Air Transat',
  F8: 'Flair Airlines',
  AM: 'Aeromexico|Aeroméxico',
  Y4: 'Volaris',
  VB: 'VivaAerobus|Viva Aerobus',
  AV: 'Avianca',
  CM: 'Copa Airlines|Copa',
  LA: 'LATAM Airlines|LATAM',
  G3: 'GOL Linhas Aéreas',
  AD: 'Azul Linhas Aéreas',
  AR: 'Aerolíneas Argentinas',
  BW: 'Caribbean Airlines',
  BA: 'British Airways',
  VS: 'Virgin Atlantic',
  EI: 'Aer Lingus',
  FR: 'Ryanair',
  U2: 'easyJet',
  LH: 'Lufthansa',
  EW: 'Eurowings',
  LX: 'SWISS|Swiss International Air Lines',
  WK: 'Edelweiss Air',
  OS: 'Austrian Airlines|Austrian',
  SN: 'Brussels Airlines',
  AF: 'Air France',
  TO: 'Transavia France',
  HV: 'Transavia',
  KL: 'KLM|KLM Royal Dutch Airlines',
  IB: 'Iberia',
  I2: 'Iberia Express',
  VY: 'Vueling',
  UX: 'Air Europa',
  TP: 'TAP Air Portugal|TAP Portugal',
  AZ: 'ITA Airways',
  SK: 'SAS|Scandinavian Airlines',
  DY: 'Norwegian|Norwegian Air Shuttle',
  D8: 'Norwegian Air Sweden',
  N0: 'Norse Atlantic Airways',
  AY: 'Finnair',
  FI: 'Icelandair',
  OG: 'PLAY',
  BT: 'airBaltic',
  LO: 'LOT Polish Airlines|LOT',
  W6: 'Wizz Air',
  W9: 'Wizz Air UK',
  LS: 'Jet2',
  DE: 'Condor',
  X3: 'TUIfly',
  BY: 'TUI Airways',
  A3: 'Aegean Airlines|Aegean',
  TK: 'Turkish Airlines',
  PC: 'Pegasus Airlines|Pegasus',
  RO: 'TAROM',
  OU: 'Croatia Airlines',
  JU: 'Air Serbia',
  OK: 'Czech Airlines',
  LG: 'Luxair',
  LY: 'El Al',
  EK: 'Emirates',
  EY: 'Etihad Airways|Etihad',
  QR: 'Qatar Airways',
  SV: 'Saudia',
  RJ: 'Royal Jordanian',
  MS: 'EgyptAir',
  AT: 'Royal Air Maroc',
  ET: 'Ethiopian Airlines',
  KQ: 'Kenya Airways',
  SA: 'South African Airways',
  AI: 'Air India',
  '6E': 'IndiGo',
  SQ: 'Singapore Airlines',
  TR: 'Scoot',
  MH: 'Malaysia Airlines',
  AK: 'AirAsia',
  TG: 'Thai Airways',
  VN: 'Vietnam Airlines',
  VJ: 'VietJet',
  GA: 'Garuda Indonesia',
  PR: 'Philippine Airlines',
  CX: 'Cathay Pacific',
  HX: 'Hong Kong Airlines',
  CI: 'China Airlines',
  BR: 'EVA Air',
  CA: 'Air China',
  MU: 'China Eastern Airlines|China Eastern',
  CZ: 'China Southern Airlines|China Southern',
  HU: 'Hainan Airlines',
  JL: 'Japan Airlines|JAL',
  NH: 'ANA|All Nippon Airways',
  ZG: 'ZIPAIR',
  KE: 'Korean Air',
  OZ: 'Asiana Airlines|Asiana',
  QF: 'Qantas',
  JQ: 'Jetstar',
  VA: 'Virgin Australia',
  NZ: 'Air New Zealand',
  FJ: 'Fiji Airways',
  TN: 'Air Tahiti Nui',
  BF: 'French bee',
  '4Y': 'Discover Airlines',
};

/** Airlines whose short name is an everyday word: named only with "Air", a number or a sender. */
const EVERYDAY = new Set(
  'united american delta alaska frontier spirit hawaiian breeze play sas lot ana swiss porter pegasus austrian norwegian condor copa'.split(
    ' ',
  ),
);

/** Words only one airline's mails use, for a paste that never prints its name. */
export const AIRLINE_HINTS: readonly { code: string; pattern: RegExp }[] = [
  { code: 'WN', pattern: /rapid rewards|wanna get away|southwest\.com/i },
  { code: 'DL', pattern: /skymiles|delta\.com|delta comfort\+/i },
  { code: 'UA', pattern: /mileageplus|united\.com/i },
  { code: 'AA', pattern: /aadvantage|aa\.com/i },
  { code: 'B6', pattern: /trueblue|jetblue\.com/i },
  { code: 'AS', pattern: /mileage plan|alaskaair\.com/i },
  { code: 'NK', pattern: /spirit\.com|free spirit/i },
  { code: 'G4', pattern: /allegiantair\.com/i },
];

export interface AirlineName {
  code: string;
  /** Lower-case spelling. */
  spelling: string;
  everyday: boolean;
}

export const AIRLINE_NAMES: readonly AirlineName[] = Object.entries(AIRLINES)
  .flatMap(([code, names]) =>
    names.split('|').map((name) => {
      const spelling = name.toLowerCase();
      return { code, spelling, everyday: EVERYDAY.has(spelling) };
    }),
  )
  .sort((a, b) => b.spelling.length - a.spelling.length);

export function airlineName(code: string): string | null {
  return AIRLINES[code]?.split('|', 1)[0] ?? null;
}

export function isAirlineCode(code: string): boolean {
  return code in AIRLINES;
}

const codesBySpelling = new Map(AIRLINE_NAMES.map((name) => [name.spelling, name.code]));

/** The airline's code for a name as printed, null for a stranger. */
export function airlineCodeOf(name: string): string | null {
  return codesBySpelling.get(name.trim().toLowerCase()) ?? null;
}
