import type { SourceSpan } from '../parsed-detail';

/** A line that only divides: "-----", "* * *", "::::::", "Forwarded message" between dashes. */
const DIVIDER =
  /^[ \t>]{0,8}(?:([-_=*~:#+.•·—–])[ \t]?(?:\1[ \t]?){2,}|-{2,} ?(?:forwarded|original) message ?-{2,})[ \t]*$/i;
/** The first header of a mail, with its address. */
const SENDER = /^[ \t>]{0,8}\*{0,2}(?:from|von|de|da|van|från|fra)\*{0,2} ?: ?\S.*(?:@|<)/i;
/** Two confirmations are read one by one up to this length; longer pastes are heaps. */
const LONGEST = 30_000;
const MOST = 8;

/** The parts of a paste that may be mails of their own. Whether they are is told by what they book. */
export function severalMails(text: string): SourceSpan[] {
  if (text.length > LONGEST) return [];
  const starts = [0];
  let at = 0;
  let divided = false;
  const lines = text.split('\n');
  for (const [i, line] of lines.entries()) {
    if (
      (DIVIDER.test(line) && !isUnderline(line, lines[i - 1], lines[i - 2])) ||
      (SENDER.test(line) && !divided)
    ) {
      starts.push(at);
      divided = true;
    } else if (line.trim() !== '') divided = false;
    at += line.length + 1;
  }
  const parts = starts
    .map((start, i): SourceSpan => ({ start, end: starts[i + 1] ?? text.length }))
    .filter(({ start, end }) => /\d[\s\S]*\d/.test(text.slice(start, end)));
  return parts.length < 2 || parts.length > MOST ? [] : parts;
}

/** "Mon, Oct 12" after an empty line, and below it "-----------": the rule is that of a heading. */
function isUnderline(line: string, heading = '', above = ''): boolean {
  const isHeading = heading.trim() !== '' && heading.length < 30 && above.trim() === '';
  return isHeading && /^[ \t]*[-=~_]+[ \t]*$/.test(line) && /\d/.test(heading);
}
