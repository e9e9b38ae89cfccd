const FOOTER = `This email was sent from an address that cannot receive replies.
Privacy Policy | Terms of Use | Contact us
You may change or cancel up to 24 hours before you leave. Offer valid through December 31, 2027.
(c) 2026 Example Travel Group, 10400 Fernwood Road, Bethesda, MD 20817. All rights reserved.`;

/** "Confirmation number: ", at the head of a line. */
const LABEL = /^(\W{0,3}\p{L}[\p{L} /&#.'-]{1,34}): (?=\S)/gmu;

const LINK = `https://links.travel.example/ls/click?upn=u001.${'kQ3'.repeat(20)}`;

/** What pasting does to a mail's lines and cells, by the name a test prints. */
export const RESHAPES: Readonly<Record<string, (text: string) => string>> = {
  'single spaces for tabs': (text) => text.replace(/\t+/g, ' '),
  'a line per cell': (text) => text.replace(/\t+/g, '\n'),
  'blank lines and links between': (text) => text.replace(/\n/g, `\n \n\n${LINK}\n\n \n\n`),
  'a line per cell, blank lines between': (text) =>
    text.replace(/\t+/g, '\n').replace(/\n/g, '\n\n'),
  'Windows line ends': (text) => text.replace(/\n/g, '\r\n'),
  'non-breaking spaces': (text) => text.replace(/ /g, '\u00a0'),
  'spaces at both ends': (text) => perLine(text, (line) => `    ${line}  `),
  'quoted with >': (text) => perLine(text, (line) => `> ${line}`),
  'bold lines': (text) => perCell(text, (cell) => `*${cell}*`, '\t'),
  'cells between pipes': (text) => perLine(text, (line) => `| ${line.replace(/\t/g, ' | ')} |`),
  'copied from a mailbox': (text) =>
    `Your trip\nInbox\n\nTravel <no-reply@travel.example>\nMar 1, 2026, 9:41 AM\nto me\n\n${text}\n\nReply\nForward`,
  'above a footer': (text) => `${text}\n\n${FOOTER}`,
  'no blank behind a colon': (text) => text.replace(LABEL, '$1:'),
  'a blank before a colon': (text) => text.replace(LABEL, '$1 : '),
  'a dash for a colon': (text) => text.replace(LABEL, '$1 - '),
  'a tab for a colon': (text) => text.replace(LABEL, '$1\t'),
  'bold labels': (text) => text.replace(LABEL, '**$1**: '),
  'values below their labels': (text) => text.replace(LABEL, '$1:\n'),
  bullets: (text) => perLine(text, (line) => `• ${line}`),
  'lines broken at 76': (text) => perLine(text, (line) => brokenAt(line, 76)),
  'one single line': (text) => text.replace(/\s+/g, ' ').trim(),
};

function perLine(text: string, change: (line: string) => string): string {
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : change(line)))
    .join('\n');
}

function perCell(text: string, change: (cell: string) => string, separator: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .split(separator)
        .map((cell) => (cell.trim() === '' ? cell : change(cell)))
        .join(separator),
    )
    .join('\n');
}

/** As a mail programme breaks a line: before the word that would not fit. */
function brokenAt(line: string, width: number): string {
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
}
