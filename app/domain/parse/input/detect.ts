export type InputKind = 'mail' | 'calendar' | 'html' | 'json' | 'text';

const HEADER_LINE = /^[A-Za-z][\w.-]{1,100}:/;
const MAIL_HEADER = /^(?:mime-version|content-type|received|return-path|delivered-to|message-id):/i;
const HTML_TAG =
  /<(?:!doctype html|html|head|body|table|tr|td|div|p|span|br|script|meta|h[1-6]|ul)\b/i;

/** What was pasted or uploaded, told from its first characters and its markup. */
export function detectInput(input: string): InputKind {
  const start = input.trimStart();
  if (start.startsWith('BEGIN:VCALENDAR')) return 'calendar';
  if (isRawMail(start)) return 'mail';
  if (/^[[{]/.test(start) && start.slice(0, 20_000).includes('"@type"')) return 'json';
  if (HTML_TAG.test(start.slice(0, 50_000)) && /<\/[a-z]|<br|<meta/i.test(start)) return 'html';
  return 'text';
}

/** A header block ends at the first empty line and holds at least one header only mail has. */
function isRawMail(start: string): boolean {
  if (!HEADER_LINE.test(start) && !start.startsWith('From ')) return false;
  let transportHeaders = 0;
  let headers = 0;
  for (const line of start.slice(0, 60_000).split(/\r?\n/)) {
    if (line === '') break;
    if (/^[ \t]/.test(line)) continue;
    if (!HEADER_LINE.test(line) && !line.startsWith('From ')) return false;
    headers += 1;
    if (MAIL_HEADER.test(line)) transportHeaders += 1;
  }
  return headers >= 2 && transportHeaders >= 1;
}
