/** Blank, or nothing but a link that tells a computer who has clicked. */
const EMPTY = /^(?:[\s\u200b-\u200d\u2060\ufeff\u00ad]|\u034f)*(?:<?https?:\/\/\S{60,}>?\s*)?$/;

/** A run of empty lines is one: mails made of tables print a dozen of them between a label and its value. */
export function withoutBlankRuns(text: string): string {
  const kept: string[] = [];
  for (const line of text.split('\n')) {
    if (!EMPTY.test(line)) kept.push(line);
    else if (kept.at(-1) !== '') kept.push('');
  }
  return kept.join('\n');
}
