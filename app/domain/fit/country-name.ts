let inEnglish: Intl.DisplayNames | undefined;

/** By code. There are some 250, and a year of trips asks for a few of them a thousand times. */
const names = new Map<string, string>();

/** "Canada" for "CA", "Netherlands" for "NL". */
export function bareCountryName(code: string): string {
  const known = names.get(code);
  if (known) return known;
  inEnglish ??= new Intl.DisplayNames(['en'], { type: 'region' });
  const name = inEnglish.of(code) ?? code;
  names.set(code, name);
  return name;
}

/** "Canada" for "CA"; with its article where one is said: "the United Kingdom". */
export function countryName(code: string): string {
  const name = bareCountryName(code);
  return WITH_ARTICLE.has(code) ? `the ${name}` : name;
}

const WITH_ARTICLE = new Set(['US', 'GB', 'NL', 'AE', 'PH', 'BS', 'DO', 'MV']);
