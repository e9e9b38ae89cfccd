const SHORT_FORMS: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };
const SHORT_FORM = /\b(?:st|ste|ft|mt)\b/;
const EACH_SHORT_FORM = /\b(?:st|ste|ft|mt)\b/g;

/** Nothing but words: most names skip the slow way. */
const PLAIN = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

/** The key a place name is compared by: "St. John's", "Saint Johns" and "ST JOHN’S" are one. */
export function foldName(name: string): string {
  const words = PLAIN.test(name) ? name.toLowerCase() : wordsOf(name);
  if (!SHORT_FORM.test(words)) return words;
  return words.replace(EACH_SHORT_FORM, (word) => SHORT_FORMS[word] ?? word);
}

function wordsOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f.'`’‘ʻ]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
