import { AIRLINE_ROWS } from './airline-rows';

/** Names that are an everyday word too: an airline only with "Air", a number or a sender. */
const EVERYDAY = new Set(
  'united american delta alaska frontier spirit hawaiian breeze play sas lot ana swiss porter pegasus austrian norwegian condor copa peach contour binter gol tam kulula firefly maldivian airtran'.split(
    ' ',
  ),
);

/** Codes that are words or abbreviations as well: a blank before the number needs more around it. */
export const WORDY_AIRLINE_CODES = new Set(
  'AM AT TO OK SO DE LA AI MS CA PR GA AR VA CI NO ME PM MK UK IT IX DS EC EN CL DD HM MW AN ID BS OM US CO FL PS IA OR TC MN IR SB TB BL'.split(
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
  /** As an address on the Internet has it. */
  joined: string;
  everyday: boolean;
}

interface Airline {
  name: string;
  spellings: string[];
}

const airlines = new Map<string, Airline>();
const iataByIcao = new Map<string, string>();
for (const row of AIRLINE_ROWS.trim().split(/[\n;] ?/)) {
  const [, iata = '', icao = '', names = ''] = /^(\S+) (\S+) (.+)$/.exec(row) ?? [];
  const [printed = '', meant] = names.split('=');
  const spellings = printed.split('|');
  airlines.set(iata, { name: meant ?? spellings[0] ?? '', spellings });
  if (icao !== '-') iataByIcao.set(icao, iata);
}

export const AIRLINE_NAMES: readonly AirlineName[] = [...airlines]
  .flatMap(([code, { spellings }]) =>
    [...new Set(spellings.flatMap((name) => [name, unaccented(name)]))].map((name) => {
      const spelling = name.toLowerCase();
      const joined = spelling.replaceAll(' ', '');
      return { code, spelling, joined, everyday: EVERYDAY.has(spelling) };
    }),
  )
  .sort((a, b) => b.spelling.length - a.spelling.length);

/** Who flew under a code before, and the last day of it. */
const FORMER: Readonly<Record<string, { name: string; until: string }>> = {
  AZ: { name: 'Alitalia', until: '2021-10-14' },
  G8: { name: 'GoAir', until: '2021-05-12' },
};

/** The airline of a code, of a flight on a day as it was called then. */
export function airlineName(code: string, day: string | null = null): string | null {
  const former = FORMER[code];
  if (former && day && day <= former.until) return former.name;
  return airlines.get(code)?.name ?? null;
}

export function isAirlineCode(code: string): boolean {
  return airlines.has(code);
}

/** The two letters of an airline that is printed by its three ("EZY" is U2); null for no airline. */
export function iataOfIcao(code: string): string | null {
  return iataByIcao.get(code) ?? null;
}

const codesBySpelling = new Map(AIRLINE_NAMES.map((name) => [name.spelling, name.code]));

/** The airline's code for a name as printed, null for a stranger. */
export function airlineCodeOf(name: string): string | null {
  return codesBySpelling.get(name.trim().toLowerCase()) ?? null;
}

/** "Azul Linhas Aereas". */
function unaccented(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '');
}
