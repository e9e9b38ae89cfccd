import PostalMime, { type Email } from 'postal-mime';
import { type MailContext, type Reading, splitLines } from '../reading';
import { withoutBlankRuns } from './blank-lines';
import {
  cleanText,
  decodeSoftBreaks,
  joinHyphenated,
  plainSpaces,
  withoutRepeats,
  withoutSpans,
} from './clean';
import { withClockColons } from './clock-colons';
import { embeddedJson, leadingJson } from './embedded-json';
import { separateCells } from './glued-cells';
import { readHeaders } from './headers';
import { readHtml } from './html';
import { withColons } from './label-colons';
import { outlookAppointments } from './outlook-appointments';
import { reflow } from './reflow';

/** Everything readable in what was pasted or uploaded. */
export interface Input {
  /** Texts to read, the best first. */
  texts: string[];
  html: string[];
  jsonLd: string[];
  calendars: string[];
  mail: MailContext;
}

export async function readInput(input: string): Promise<Input> {
  const read = await readByKind(input.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'));
  return {
    ...read,
    texts: read.texts.map((text) => separateCells(joinHyphenated(withoutBlankRuns(text)))),
  };
}

async function readByKind(text: string): Promise<Input> {
  const empty: Input = {
    texts: [],
    html: [],
    jsonLd: [],
    calendars: [],
    mail: { subject: '', sender: '', sentOn: null },
  };
  const kind = detectInput(text);
  if (kind === 'mail') return (await readMail(text, empty)) ?? { ...empty, texts: [text] };
  if (kind === 'calendar') return { ...empty, calendars: [text] };
  if (kind === 'json') {
    const { json, words } = leadingJson(text);
    const more = words === '' ? null : await readInput(words);
    return more
      ? { ...more, jsonLd: [json, ...more.jsonLd] }
      : { ...empty, jsonLd: [json], texts: [] };
  }
  if (kind === 'html') return withHtml(empty, text);
  return {
    ...empty,
    texts: [decodeSoftBreaks(text)],
    calendars: [...embeddedCalendars(text), ...outlookAppointments(text)],
    jsonLd: embeddedJson(text),
  };
}

/** Mails within mails, as forwards attach them, are read so deep. */
const DEEPEST = 4;

async function readMail(raw: string, empty: Input, depth = 0): Promise<Input | null> {
  let email: Email;
  try {
    email = await PostalMime.parse(raw, { attachmentEncoding: 'utf8', maxNestingDepth: 20 });
  } catch {
    return null;
  }
  const from =
    email.from && 'address' in email.from ? `${email.from.name} <${email.from.address}>` : '';
  const mail: MailContext = { subject: email.subject ?? '', sender: from, sentOn: sentDay(email) };
  const calendars = email.attachments.flatMap((part) =>
    part.mimeType === 'text/calendar' || part.filename?.endsWith('.ics')
      ? [contentOf(part.content)]
      : [],
  );
  let read: Input = { ...empty, mail, calendars };
  if (email.html) read = withHtml(read, email.html);
  if (email.text) read = { ...read, texts: [...read.texts, email.text.replace(/\r\n?/g, '\n')] };
  const subject = mail.subject.trim();
  const own = {
    ...read,
    texts: read.texts.map((text) => (subject ? `${subject}\n\n${text}` : text)),
  };
  const attached = email.attachments.find(({ mimeType }) => mimeType === 'message/rfc822');
  if (!attached || depth >= DEEPEST) return own;
  const inner = await readMail(contentOf(attached.content), empty, depth + 1);
  return inner ? joined(inner, own) : own;
}

/** A mail that was attached to another: its own sender and day count, and its text is read first. */
function joined(inner: Input, outer: Input): Input {
  return {
    texts: [...inner.texts, ...outer.texts],
    html: [...inner.html, ...outer.html],
    jsonLd: [...inner.jsonLd, ...outer.jsonLd],
    calendars: [...inner.calendars, ...outer.calendars],
    mail: inner.mail,
  };
}

function contentOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** The day in the sender's own clock, as the header prints it. */
function sentDay(email: Email): string | null {
  return email.date && /^\d{4}-\d\d-\d\dT/.test(email.date) ? email.date.slice(0, 10) : null;
}

function withHtml(input: Input, html: string): Input {
  const { text, logo, jsonLd } = readHtml(html);
  return {
    ...input,
    mail: { ...input.mail, sender: input.mail.sender || logo },
    html: [...input.html, html],
    jsonLd: [...input.jsonLd, ...jsonLd],
    texts: [...input.texts, text],
  };
}

function embeddedCalendars(text: string): string[] {
  for (const part of ['VCALENDAR', 'VEVENT']) {
    const start = text.indexOf(`BEGIN:${part}`);
    const end = text.lastIndexOf(`END:${part}`);
    if (start >= 0 && end > start) return [text.slice(start, end + 4 + part.length)];
  }
  return [];
}

export function toReading(text: string, outer: MailContext, today: string): Reading {
  const { mail, hidden } = readHeaders(plainSpaces(text), outer);
  const visible = withoutSpans(cleanText(text), hidden);
  const flat = {
    text,
    clean: withClockColons(withColons(withoutRepeats(visible))),
    lines: [],
    mail,
    today,
  };
  const clean = reflow(flat);
  return {
    ...flat,
    clean,
    lines: splitLines(clean),
    mail: { ...mail, subject: mail.subject || firstLine(clean) },
  };
}

/** A paste often begins with the mail's subject. */
function firstLine(clean: string): string {
  const line = clean.trimStart().split('\n', 1)[0] ?? '';
  return line.length < 160 ? line.trim() : '';
}

export type InputKind = 'mail' | 'calendar' | 'html' | 'json' | 'text';

const HEADER_LINE = /^[A-Za-z][\w.-]{1,100}:/;
const MAIL_HEADER = /^(?:mime-version|content-type|received|return-path|delivered-to|message-id):/i;
const PARTS = /^content-type: ?multipart\/[^\n]{0,80}\bboundary=/i;
const HTML_TAG =
  /<(?:!doctype html|html|head|body|table|tr|td|div|p|span|br|script|meta|h[1-6]|ul)\b/i;

const BREAK = /<br ?\/?>/i;
/** HTML without any other tag has its line ends in it. */
const FEWEST_LINES = 6;

/** What was pasted or uploaded, told from its first characters and its markup. */
export function detectInput(input: string): InputKind {
  const start = input.trimStart();
  if (/^BEGIN:V(?:CALENDAR|EVENT)\b/.test(start)) return 'calendar';
  if (isRawMail(start)) return 'mail';
  if (
    /^[[{]/.test(start) &&
    /["'“”](?:@type|boardingPass|passTypeIdentifier)["'”]/.test(start.slice(0, 20_000))
  )
    return 'json';
  if (HTML_TAG.test(start.slice(0, 50_000)) && /<\/[a-z]|<meta/i.test(start)) return 'html';
  // A table in Markdown breaks the lines of a cell with the same tag.
  if (BREAK.test(start) && start.split('\n', FEWEST_LINES).length < FEWEST_LINES) return 'html';
  return 'text';
}

/** A header block ends at the first empty line and holds at least one header only mail has, and another or parts. */
function isRawMail(start: string): boolean {
  if (!HEADER_LINE.test(start) && !start.startsWith('From ')) return false;
  let transportHeaders = 0;
  let headers = 0;
  for (const line of start.slice(0, 60_000).split('\n')) {
    if (line === '') break;
    if (/^[ \t]/.test(line)) continue;
    if (!HEADER_LINE.test(line) && !line.startsWith('From ')) return false;
    headers += 1;
    if (MAIL_HEADER.test(line)) transportHeaders += 1;
  }
  return transportHeaders >= 1 && (headers >= 2 || PARTS.test(start));
}
