const ZIP_CODE = /(?:^| )\d{5}(?:-\d{4})?$/;
const CANADIAN_CODE = /(?:^| )[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d$/;

/** Whose postal code a part of a location ends in. */
export function postalCountry(part: string): 'US' | 'CA' | null {
  if (CANADIAN_CODE.test(part)) return 'CA';
  return ZIP_CODE.test(part) ? 'US' : null;
}

export function withoutPostalCode(part: string): string {
  return part.replace(ZIP_CODE, '').replace(CANADIAN_CODE, '').trim();
}
