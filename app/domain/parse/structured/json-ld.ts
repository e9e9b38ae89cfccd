import { splitWallTime } from '~/domain/time/wall-time';
import { readHtml } from '../input/html';

/** A schema.org thing: its type without prefix, and its properties as found. */
export interface Thing {
  '@type'?: unknown;
  [property: string]: unknown;
}

/** The things in a JSON-LD script, lists and `@graph` opened; broken JSON is repaired once before giving up. */
export function readJsonLd(script: string): Thing[] {
  const json = script
    .replace(/^\s*(?:<!--|\/\/\s?<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|(?:\/\/\s?)?\]\]>)\s*$/, '')
    .replace(/^[ \t]{0,40}\/\/.*$/gm, '')
    .trim();
  const parsed = parse(json) ?? parse(repairJson(json.replaceAll('&quot;', '"')));
  return parsed === null ? [] : things(parsed, 0);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

function things(value: unknown, depth: number): Thing[] {
  if (depth > 6 || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => things(item, depth + 1));
  const thing = value as Thing;
  const graph = thing['@graph'];
  if (graph) return things(graph, depth + 1);
  const inner = ['subReservation', 'mainEntity'].flatMap((key) => things(thing[key], depth + 1));
  return [thing, ...inner];
}

/** Mends what mail templates get wrong: `}{` without a comma, trailing commas, raw line breaks, stray `&`. */
export function repairJson(json: string): string {
  let out = '';
  let inString = false;
  for (let i = 0; i < json.length; i += 1) {
    const char = json.charAt(i);
    if (inString) {
      if (char === '\\') {
        const next = json.charAt(i + 1);
        out += /["\\/bfnrtu]/.test(next) ? char + next : `\\\\${next}`;
        i += 1;
      } else if (char === '"' && !endsString(json, i)) out += '\\"';
      else {
        if (char === '"') inString = false;
        out += char < ' ' ? ' ' : char;
      }
      continue;
    }
    if (char === '"') {
      if (needsComma(out)) out += ',';
      inString = true;
    } else if ((char === '{' || char === '[') && /[}\]"]\s*$/.test(out.slice(-40))) out += ',';
    else if ((char === '}' || char === ']') && /,\s*$/.test(out.slice(-40)))
      out = out.replace(/,\s*$/, '');
    out += char;
  }
  const whole = out.trim().replace(/[;,]+$/, '');
  return whole.startsWith('{') && topLevelList(whole) ? `[${whole}]` : whole;
}

/** A quote ends its string when structure follows: otherwise somebody forgot to escape it. */
function endsString(json: string, at: number): boolean {
  const rest = json.slice(at + 1, at + 60).trimStart();
  return rest === '' || /^[:,}\]]/.test(rest) || /^"[\w@]{1,40}"\s*:/.test(rest);
}

/** A string or object just ended and another string begins: the comma between them was lost. */
function needsComma(out: string): boolean {
  return /["}\]\d]\s*$|(?:true|false|null)\s*$/.test(out.slice(-40));
}

function topLevelList(json: string): boolean {
  return /\}\s*,\s*\{/.test(json) && parse(json) === null;
}

/** The wall clock as written: "2026-06-04T15:00:00-05:00" is three in the afternoon there. */
export function wallTimeOf(value: string): string | null {
  // "15-06-2026" and "15/06/2026" are some senders' own order.
  const iso = value.replace(/^\s*(\d{2})[-/.](\d{2})[-/.](\d{4})/, dayFirst);
  const match = /(\d{4}-\d{2}-\d{2})(?:[T ]+(\d{1,2}):(\d{2}))?/.exec(iso);
  if (!match?.[1] || !isTripDay(match[1])) return null;
  if (match[2] === undefined) return match[1];
  const wallTime = `${match[1]}T${match[2].padStart(2, '0')}:${match[3]}`;
  return splitWallTime(wallTime) ? wallTime : match[1];
}

/** "02-04-2026": airlines write either order, so the text below has to tell. */
export function isEitherOrder(value: string): boolean {
  const [, a, b] = /^\s*(\d{2})-(\d{2})-\d{4}/.exec(value) ?? [];
  return a !== b && Number(a) <= 12 && Number(b) <= 12;
}

function dayFirst(printed: string, a: string, b: string, year: string): string {
  if (Number(b) > 12) return `${year}-${a}-${b}`;
  return printed.includes('/') && Number(a) <= 12 ? printed : `${year}-${b}-${a}`;
}

export function typeOf(thing: Thing): string {
  const type = Array.isArray(thing['@type']) ? thing['@type'][0] : thing['@type'];
  return String(type ?? '')
    .replace(/^https?:\/\/(?:www\.)?schema\.org\//i, '')
    .replace(/^schema:/, '')
    .trim();
}

export function list(value: unknown): Thing[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((one): one is Thing => typeof one === 'object' && one !== null);
}

export function first(value: unknown): Thing | null {
  return list(value)[0] ?? null;
}

export function text(value: unknown): string | null {
  const one = Array.isArray(value) ? value[0] : value;
  if (typeof one === 'number') return String(one);
  // A value with its type: { "@type": "QDateTime", "@value": "2017-06-18T18:40:00+01:00" }.
  const typed = typeof one === 'object' && one !== null ? (one as Thing)['@value'] : undefined;
  if (typed !== undefined && typeof typed !== 'object') return text(typed);
  if (typeof one !== 'string' || one.trim() === '') return null;
  // "D&#39;Angelo &amp; Figli": escaped once for the page it stands in.
  return ENTITY.test(one) ? readHtml(one.replaceAll('<', '&lt;')).text.trim() : one.trim();
}

const ENTITY = /&(?:#\d{1,5}|#x[\da-f]{1,4}|[a-z]{2,8});/i;

/** A thing's name, where it is not written as the name alone. */
export function nameOf(value: unknown): string | null {
  return text(first(value)?.name) ?? text(value);
}

/** Whether a day written in markup is in the calendar, and near enough that days can be counted from it. */
export function isTripDay(day: string): boolean {
  return splitWallTime(day)?.time === null && day < '2200';
}
