const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming';
export const US_TAIL = new RegExp(
  `\\b(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|${STATES}|${STATES.toUpperCase()}),?\\.?(?:\\s{1,3}(?:United States(?: of America)?|USA|US|U\\.S\\.(?:A\\.)?),?)?\\s{1,3}\\d{5}(?:-\\d{4})?\\b(?!-\\d)`,
);
const CANADA_TAIL =
  /(?:\b|\()(?:AB|BC|MB|NB|NL|NS|ON|PE|QC|SK|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland(?: and Labrador)?|Nova Scotia|Ontario|Prince Edward Island|Qu[ée]bec|Saskatchewan)\)?,?(?:\s{1,3}Canada,?)?\s{1,3}[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/;
/** "Coonabarabran NSW 2357". */
const AUSTRALIA_TAIL =
  /\b(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT|New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania|Northern Territory),?\s{1,3}\d{4}(?!\w)/;
/** State and code of an address in America or Australia. */
export function exactTail(text: string): RegExpExecArray | null {
  return US_TAIL.exec(text) ?? CANADA_TAIL.exec(text) ?? AUSTRALIA_TAIL.exec(text);
}
