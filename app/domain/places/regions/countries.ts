import { foldName } from '../fold-name';

const OTHER_NAMES: Record<string, string> = {
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'great britain': 'GB',
  uk: 'GB',
  uae: 'AE',
  holland: 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
};

let codes: Map<string, string> | undefined;

/** The ISO letters of a country's English name; "Georgia" is the state here. */
export function countryCode(name: string): string | null {
  codes ??= countryCodes();
  return codes.get(foldName(name)) ?? null;
}

const LANGUAGES = 'de fr es it pt nl sv nb da pl cs fi hu el ro'.split(' ');
let codesAbroad: Map<string, string> | undefined;

/** The ISO letters of a country by themselves, or by its name in English or another language: "AT", "Austria", "Österreich". */
export function countryNamed(printed: string): string | null {
  if (/^[A-Z]{2}$/.test(printed)) return printed;
  codesAbroad ??= namesAbroad();
  return countryCode(printed) ?? codesAbroad.get(foldName(printed)) ?? null;
}

function namesAbroad() {
  codes ??= countryCodes();
  const known = [...new Set(codes.values())];
  return new Map(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region' });
      return known.map((code) => [foldName(names.of(code) ?? code), code] as const);
    }),
  );
}

function countryCodes() {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const known = new Map(Object.entries(OTHER_NAMES));
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = names.of(code);
    // Withdrawn letters bear the name of what took their place: "DD" is called Germany too.
    const isCurrent = name && new Intl.Locale('und', { region: code }).region === code;
    if (isCurrent && code !== 'GE' && code !== 'UK' && !known.has(foldName(name))) {
      known.set(foldName(name), code);
    }
  }
  return known;
}
