import { printedLabels } from '../vocabulary/printed-labels';

const DASHED = /^([^\p{L}\d\n]{0,4})(\p{Lu}[\p{L} /&#.'()-]{1,34}?) {1,3}- (?=([^\n]+))/gmu;

/** "차량등급 (Vehicle Type)": what a label of two scripts says in ours. */
const BILINGUAL =
  /(?<=^|\t)([^\S\n\t]{0,8}[^\s\p{Script=Latin}\d\p{P}\p{S}][^\n\t()\p{Script=Latin}\d]{0,24})\((\p{Lu}[A-Za-z .&/-]{2,30})\)(?=[ :\t\n])/gmu;

/** "Confirmation number - K4TX9B": a known label has its colon in place of the dash, and of two scripts the one known. */
export function withColons(clean: string): string {
  return clean
    .replace(BILINGUAL, (whole, before: string, words: string) =>
      isLabel(words)
        ? ` ${words}`.padStart(before.length + words.length + 1).padEnd(whole.length)
        : whole,
    )
    .replace(DASHED, (whole, before: string, words: string, value: string) =>
      !isLabel(words) || isLabel(value.trim()) ? whole : `${before}${words}:`.padEnd(whole.length),
    );
}

function isLabel(text: string): boolean {
  const found = printedLabels(`${text}: `);
  return found[0]?.start === 0 && found.at(-1)?.end === text.length;
}
