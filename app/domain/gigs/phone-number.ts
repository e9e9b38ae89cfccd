/** Fewer digits reach nobody. */
const FEWEST_DIGITS = 5;

/** Whatever a person writes down as a number, an extension in letters included. */
export function isPhoneNumber(text: string): boolean {
  return digitsOf(text).length >= FEWEST_DIGITS;
}

/**
 * What a telephone dials for a number as it was written: "tel:+12075550142". Of two numbers it is
 * the first; an extension is asked for by whoever picks up. Null where the text holds too little.
 */
export function dialLink(phone: string): string | null {
  const part = phone.split(/[\p{L},;#*]| \/ /u).find(isPhoneNumber);
  if (!part) return null;
  const abroad = /^[^\d]*\+/.test(part);
  // "+44 (0)20": the zero is dialled only inside the country.
  return abroad ? `tel:+${digitsOf(part.replace('(0)', ''))}` : `tel:${digitsOf(part)}`;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
