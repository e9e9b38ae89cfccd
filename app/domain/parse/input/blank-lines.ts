import { ZERO_WIDTH } from './clean';

/** A link that tells a computer who has clicked. */
const LONG_LINK = /^<?https?:\/\/\S{60,}>?$/;

/** A run of empty lines is one: mails made of tables print a dozen of them between a label and its value. */
export function withoutBlankRuns(text: string): string {
  const kept: string[] = [];
  for (const line of text.split('\n')) {
    if (!isEmpty(line)) kept.push(line);
    else if (kept.at(-1) !== '') kept.push('');
  }
  return kept.join('\n');
}

function isEmpty(line: string): boolean {
  const words = line.trim();
  if (words === '' || LONG_LINK.test(words)) return true;
  return !/[\p{L}\p{N}\p{P}]/u.test(words) && words.replace(ZERO_WIDTH, '').trim() === '';
}
