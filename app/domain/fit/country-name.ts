let names: Intl.DisplayNames | undefined;

/** "Canada" for "CA", "Netherlands" for "NL". */
export function bareCountryName(code: string): string {
  names ??= new Intl.DisplayNames(['en'], { type: 'region' });
  return names.of(code) ?? code;
}

/** "Canada" for "CA"; with its article where one is said: "the United Kingdom". */
export function countryName(code: string): string {
  const name = bareCountryName(code);
  return WITH_ARTICLE.has(code) ? `the ${name}` : name;
}

const WITH_ARTICLE = new Set(['US', 'GB', 'NL', 'AE', 'CZ', 'PH', 'BS', 'DO', 'MV']);
