import { calendarDay } from '~/domain/time/calendar-day';
import type { MailContext } from '../reading';
import { findDates } from '../tokens/dates/dates';

const HEADER =
  /^[ \t>|*•-]{0,12}(from|subject|date|sent|to|cc|reply-to|von|betreff|gesendet|datum|an|data|dato|дата|de|objet|envoyé|à|para|asunto|enviado|fecha|onderwerp|van|verzonden|aan|assunto|oggetto|da|inviato|ämne|från|till|skickat|emne|fra|til|sendt|temat|od|do|wysłano|тема|от|кому|nadawca|adresat|sujet|pour|mittente|remetente|předmět|komu|tárgy|dátum|feladó|címzett|küldve|aihe|päiväys|lähettäjä|lähetetty|vastaanottaja|寄件者|收件者|主旨|日期|发件人|收件人|主题|konu|tarih|kimden|kime|件名|差出人|宛先|送信日時|日時|日付|제목|보낸사람|받는사람|날짜)\*{0,2}\s?(?::\*{0,2}[ \t]{1,4}|：|[ \t]-[ \t]|\t)(\S.*)$/i;
const SUBJECT =
  /^(?:subject|betreff|objet|asunto|onderwerp|assunto|oggetto|ämne|emne|temat|тема|sujet|předmět|tárgy|aihe|konu|件名|제목|主旨|主题)$/i;
const SENDER =
  /^(?:from|von|de|van|da|från|fra|od|от|nadawca|mittente|remetente|feladó|lähettäjä|kimden|差出人|보낸사람)$/i;
/** In many languages also the day of what was booked: it counts within a whole head alone. */
const ANY_DATE = /^(?:data|dato|дата|dátum|päiväys|tarih|日付|날짜)$/i;
const DATE_WORDS =
  'date|sent|gesendet|datum|envoyé|fecha|verzonden|enviado|inviato|skickat|sendt|wysłano|送信日時|日時';
const DATE = new RegExp(`^(?:${DATE_WORDS})$`, 'i');
/** What else a line has that tells by its day and clock when a mail came. */
const CLOCK_ALONE = new RegExp(
  `^(?:(?:${DATE_WORDS}):?)?[\\s,]*(?:(?:at|às?|a las|alle|kl\\.?|klo|o|om|um|в) )?\\d{1,2}[:.]\\d{2}(?::\\d{2})?\\s?(?:[ap]\\.?m\\.?)?[\\s,]*(?:[A-Z]{3,4})?\\s*$`,
  'i',
);

export interface HeadersRead {
  mail: MailContext;
  /** Lines to blank: transport talk whose dates and names are not the booking's. */
  hidden: { start: number; end: number }[];
}

interface Header {
  key: string;
  value: string;
  start: number;
  end: number;
}

/**
 * Finds the headers of forwarded and copied mails in the text itself. The innermost block wins:
 * one's own forward has a date and a sender too, but they are not the booking's.
 */
export function readHeaders(text: string, outer: MailContext): HeadersRead {
  const mail = { ...outer };
  const hidden: HeadersRead['hidden'] = [];
  let block: Header[] = [];
  let start = 0;
  let gap = 0;
  /** An empty line stood below the last header: a paste may put one between all of them. */
  let apart = false;
  let sinceSender = Number.POSITIVE_INFINITY;
  const stacked = stackedHeaders(text);
  applyBlock(stacked, mail, hidden);
  const close = () => {
    apart = false;
    const keys = new Set(block.map(({ key }) => key));
    const sender = block.find(({ key }) => SENDER.test(key));
    // "From: Boston (BOS)" above "Date: …" is a flight, not a header block.
    const isBlock =
      sender && ([...keys].some((key) => SUBJECT.test(key)) || /@|<.+>/.test(sender.value));
    if (isBlock) applyBlock(block, mail, hidden);
    else
      applyBlock(
        block.filter(
          (one) =>
            (SUBJECT.test(one.key) && one.start < 400) ||
            (DATE.test(one.key) && isMailDate(text, one)),
        ),
        mail,
        hidden,
      );
    block = [];
  };
  let above = { line: '', start: 0 };
  for (const line of text.split('\n')) {
    if (TO.test(line) && PRINTED_MAIL.test(above.line)) {
      hidden.push({ start: above.start, end: start + line.length });
      mail.sentOn ??= dayIn(above.line);
    }
    if (line.trim() !== '') above = { line, start };
    if (FLAT_HEADERS.test(line)) {
      readFlatHeaders(line, start, mail, hidden);
      start += line.length + 1;
      continue;
    }
    const header = line.length < 400 ? HEADER.exec(line) : null;
    if (header?.[1] && header[2] && line.split('\t', MOST_TABS).length < MOST_TABS) {
      const key = header[1].toLowerCase();
      if (apart && block.some((one) => one.key.toLowerCase() === key)) close();
      apart = false;
      // "Datum: 14.04.2026", and in the next column "Ihre Reservierungsnummer: 9814402257".
      const value = header[2].split(NEXT_COLUMN, 1)[0] ?? '';
      const end = start + line.length - (header[2].length - value.length);
      block.push({ key: header[1], value, start, end });
      gap = 0;
    } else if (block.length > 0) {
      if (line.trim() === '') apart = true;
      else gap += 1;
      if ((apart && gap > 0) || gap > 2 || block.length > 8) close();
    }
    const isSender =
      readMailboxLine(line, start, mail, hidden) || (start < HEAD && ADDRESS_ALONE.test(line));
    if (isSender) sinceSender = 0;
    else if (line.trim() !== '') {
      sinceSender += 1;
      if (sinceSender < 3 && isMoment(line)) {
        hidden.push({ start, end: start + line.length });
        mail.sentOn ??= dayIn(line);
        sinceSender = Number.POSITIVE_INFINITY;
      }
    }
    start += line.length + 1;
  }
  close();
  return { mail, hidden };
}

/** "Lotus Airlines Thu, Oct 16, 2026 at 9:42 PM" above "To: Robin Vale": a mail as Gmail prints it. */
const PRINTED_MAIL =
  /^[ \t]*\p{Lu}[^\n<>:]{1,60} (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \p{Lu}\p{L}{2} \d{1,2}, 20\d\d at \d{1,2}:\d\d\s?[AP]M[ \t]*$/u;
const TO = /^[ \t]*To: \S/;

const NEXT_COLUMN = /\s{3,}(?=\p{Lu}[\p{L} ]{2,40}: )/u;

/** "Date⇥Day⇥Carrier⇥…" heads a sheet's columns. */
const MOST_TABS = 5;

const STACKED =
  /^[ \t>]{0,8}(from|to|cc|subject|date|sent|von|an|betreff|datum|gesendet|de|à|objet|date|para|asunto|fecha)[ \t]?:[ \t]*$/i;
const MOST_STACKED = 24;

/** A printed mail has each header's value on the line below it: "Subject:", "Your stay", "Date:", "3 May". */
function stackedHeaders(text: string): Header[] {
  const found: Header[] = [];
  let start = 0;
  let key: string | null = null;
  for (const line of text.slice(0, 4_000).split('\n').slice(0, MOST_STACKED)) {
    const label = STACKED.exec(line)?.[1];
    if (key && !label && line.trim() !== '')
      found.push({ key, value: line.trim(), start, end: start + line.length });
    if (label || line.trim() !== '') key = label ?? null;
    start += line.length + 1;
  }
  // "From:", "Boston", "Date:" are a flight's; only a mail has a subject as well.
  const has = (pattern: RegExp) => found.some((header) => pattern.test(header.key));
  return has(SUBJECT) && has(SENDER) && has(DATE) ? found : [];
}

/** "From: … Date: … Subject: …" and the whole mail behind it, on one line. */
const FLAT_HEADERS =
  /^[ >]{0,4}(?:-{3,} ?(?:forwarded|original) message ?-{3,} ?)?(from|date|subject):.{3,200}\b(?!\1)(?:date|sent|subject): /i;
const FLAT_DATE = /(?<!\p{L} |-)\b(?:Date|Sent|DATE|SENT): {1,3}|(?<=> )(?:date|sent): {1,3}/u;
const CLOCK_BEHIND =
  /^[\s,]{0,3}(?:at )?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m)?(?: [+-]\d{4}| [A-Z]{3,4}\b)?/i;

/** Nothing tells where such headers end: only the date is taken out of what is read. */
function readFlatHeaders(
  line: string,
  start: number,
  mail: MailContext,
  hidden: HeadersRead['hidden'],
) {
  const key = FLAT_DATE.exec(line.slice(0, 400));
  if (!key) return;
  const from = key.index + key[0].length;
  const date = findDates(line.slice(from, from + 60))[0];
  if (!date || date.start > 0) return;
  const clock = CLOCK_BEHIND.exec(line.slice(from + date.end))?.[0].length ?? 0;
  mail.sentOn = dayIn(line.slice(from, from + date.end)) ?? mail.sentOn;
  hidden.push({ start: start + key.index, end: start + from + date.end + clock });
}

/** "Date: …" as the first line of a text that names other days below is when the mail was sent. */
function isMailDate(text: string, { start, end }: { start: number; end: number }): boolean {
  const above = text
    .slice(0, start)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const opens = above.every((line) =>
    /^[ >•*]{0,4}(?:subject|from|to|cc|betreff|von|an)\*{0,2}\s?[:\t-]/i.test(line),
  );
  return opens && findDates(text.slice(end, end + 6_000)).length > 0;
}

function applyBlock(block: readonly Header[], mail: MailContext, hidden: HeadersRead['hidden']) {
  for (const { key, value, start, end } of block) {
    if (SUBJECT.test(key)) {
      mail.subject = value.replace(/^(?:(?:fwd?|re|wg|aw|tr|rv)\s?:\s?)+/i, '');
      continue;
    }
    hidden.push({ start, end });
    if (SENDER.test(key)) mail.sender = value;
    if (DATE.test(key) || ANY_DATE.test(key)) mail.sentOn = dayIn(value) ?? mail.sentOn;
  }
}

const AGO = /\(\d{1,3} (?:minutes?|mins?|hours?|days?|weeks?|months?) ago\)/i;
const WROTE =
  /^[ >]{0,8}(?:on|le|am|el|op)\s.{10,160}(?:wrote|écrit|schrieb|escribió|schreef)\s?:\s*$/i;

/** Copied from a mail programme's page: "Delta Air Lines <…>  Sat, May 9, 7:14 AM (3 days ago)". */
function readMailboxLine(
  line: string,
  start: number,
  mail: MailContext,
  hidden: HeadersRead['hidden'],
): boolean {
  if (line.length > 260) return false;
  const dated = AGO.test(line) || WROTE.test(line);
  const sent = /^[^\n]{0,80}<[^<>\s]{1,80}@[^<>\s]{1,80}>/.test(line);
  if (!dated && !sent) return false;
  hidden.push({ start, end: start + line.length });
  if (dated) mail.sentOn ??= dayIn(line);
  const sender = /^([^<\n]{2,80})<[^>]{3,100}@[^>]{3,100}>/.exec(line);
  if (sender?.[0] && mail.sender === '') mail.sender = sender[0];
  return sent && !dated;
}

/** Characters of a mail in which its sender's address stands on a line of its own. */
const HEAD = 600;
const ADDRESS_ALONE = /^[ \t<]{0,4}[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}>?[ \t]{0,4}$/;

/** "Apr 2, 2026, 9:41 AM" alone on a line below its sender: when the mail came. */
function isMoment(line: string): boolean {
  const [date, ...others] = line.length < 60 ? findDates(line) : [];
  if (!date || others.length > 0) return false;
  const rest = line.slice(0, date.start) + line.slice(date.end);
  return CLOCK_ALONE.test(rest);
}

/** The first complete date in a header, as a day. */
function dayIn(words: string): string | null {
  const date = findDates(words)[0];
  if (!date?.year || date.other) return null;
  return calendarDay(date.year, date.month, date.day);
}
