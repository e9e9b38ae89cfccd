import { decodeWords } from 'postal-mime';

const LONGEST_TITLE = 100;
/** What a title is looked for in. */
const BEGINNING = 20_000;

/** What a kept text is known by: the name of its file, its subject, or its first line with words. */
export function textTitle(text: string, fileName: string | null): string {
  const start = text.slice(0, BEGINNING).replace(/\r\n?/g, '\n');
  return tidy(fileName ?? '') || tidy(subjectOf(start)) || firstWords(start) || 'Confirmation';
}

/** Of a mail's header, or of a calendar's event. */
function subjectOf(start: string): string {
  const header =
    /^(?:subject|summary)(?:;[^:\n]{0,80})?:[ \t]*((?:[^\n]*)(?:\n[ \t]+[^\n]+){0,5})/im;
  const words = header.exec(start)?.[1] ?? '';
  return decodeWords(words.replace(/\n[ \t]+/g, ' '));
}

function firstWords(start: string): string {
  const title = /<title[^>]{0,200}>([^<]{1,500})/i.exec(start)?.[1] ?? '';
  const readable = /<[a-z!]/i.test(start) ? withoutTags(start) : start;
  const lines = [title, ...readable.split('\n')].map(tidy);
  return lines.find((line) => /\p{L}{2}/u.test(line)) ?? '';
}

function withoutTags(html: string): string {
  return html
    .replace(/<(style|script|head)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
    .replace(/<[^>]{0,2000}>/g, '\n')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&amp;/g, '&');
}

function tidy(words: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_TITLE) return line;
  return `${line.slice(0, LONGEST_TITLE - 1).trimEnd()}…`.toWellFormed();
}
