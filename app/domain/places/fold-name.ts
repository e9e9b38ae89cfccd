const SHORT_FORMS: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** Words of four letters and more hold no short form: two cities in three skip the slow way. */
const PLAIN = /^[A-Za-z]{4,}(?: [A-Za-z]{4,})*$/;

/** The key a place name is compared by: "St. John's", "Saint Johns" and "ST JOHN’S" are one. */
export function foldName(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'`’‘ʻ]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\b(?:st|ste|ft|mt)\b/g, (word) => SHORT_FORMS[word] ?? word);
}
