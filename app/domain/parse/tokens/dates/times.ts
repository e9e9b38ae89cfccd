import { MOST_TOKENS, wordsAfter, wordsBefore } from '../../reading';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { cacheLast } from '../cache-last';
import { matchesOf } from '../matches';
import { STREET_WORD } from '../places/printed-address';
import { cellsBelow } from '../table-columns';
import { bareHours, isBareHour } from './bare-hours';
import { fourDigitClocks } from './four-digit-clocks';
import { halfDayClocks } from './half-day-clocks';

/** A time of day as printed, in minutes after midnight. */
export interface PrintedTime {
  kind: 'time';
  start: number;
  end: number;
  minutes: number;
  /** "+1" printed behind the time: it falls on the next day. */
  plusDays: number;
  /** Printed with AM, PM or as "noon": cannot be a duration. */
  sure: boolean;
}

/** A dash stands before a clock only between both of a span: "12:25 PM-2:50 PM", "07:35-10:55". */
const CLOCK =
  /(?<![\d:.,/$€£+#]|(?<!\d ?[ap]\.?m?\.?|:\d\d)-)(\d{1,2})(?:(?::|[.;](?=\d{2}\s?(?:[ap]\.?m|uhr)))(\d{2}))?(?::\d{2})?\s{0,2}([ap])(?:\.\s?m\.|\.?m\.?(?![a-zÀ-ɏ])|(?![a-zÀ-ɏ.']))/gi;
/** "705a", "1148a", "640A", "1210 pm". */
const SHORT_CLOCK =
  /(?<![\w:.,/$€£+#]|(?<![ap]|[ap]m)-)(1[0-2]|0?[1-9])([0-5]\d)(?:([ap])|\s?([ap])\.?m\.?)(?![\w'])/gi;
const HOUSED =
  /(?:room|suite|ste\.?|apt\.?|unit|gate|terminal|building|bldg|box|flight|flt|no\.?|number|aircraft|model|form)\W{0,2}$/i;
const CLOCK_24 =
  /(?<![\d:.,/$€£+#]|(?<!\d ?[ap]\.?m?\.?|:\d\d)-)([01]?\d|2[0-4]):([0-5]\d)(?::[0-5]\d)?(?![\d:%])(?: ?(?:[Uu]hr|UHR|hrs?|h)\b)?/g;
/** "12h25", but not "02 h 45 min" or "2h 35m", which are lengths. */
const HOUR_H = anyCase(
  /(?<![\d:.,/])(\d{1,2})[ \u00a0]?h[ \u00a0]?([0-5]\d)?(?![\p{L}\d:]|\s?(?:[0-5]?\d\s?)?min|\s?[0-5]?\d\s?m(?!\p{L}))/giu,
);
/** "AC822 | 7 h 00": in the cell behind a flight's number it is the length of the flight. */
const BEHIND_NUMBER =
  /(?:^|[^\w])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}\s?(?:[|·•]|\t|\s{2,6})\s{0,3}$/;
const DOTTED =
  /(?<![\d:.,/])([01]?\d|2[0-3])[.]([0-5]\d)\s?(?:uhr|uur|hrs|h)\b|(?<![\d:.,/])([01]?\d|2[0-3])\s?uhr\b/gi;
/** "Partenza 08.00", "ore 8.30", "kl. 14.05": a clock with a dot behind a word for it. */
const DOT = /(?<![\d:.,/])([01]?\d|2[0-3])[.]([0-5]\d)(?![\d%]|[.,]\d| ?[€$£])/g;
const BEFORE_DOT = anyCase(
  `(?:${wordsFor('departs')}|${wordsFor('arrives')}|(?<!\\p{L})(?:ore|alle|dalle|entro le|kl|klo|godz)|check[- ]?(?:in|out)[^\\n\\d]{0,12}|vacated? by)[.:]?\\s{1,3}(?:\\d{1,2}\\.\\d{2}\\s?-\\s?)?$`,
);
const BEHIND_LIMIT = anyCase(`(?:${wordsFor('latest')}|(?<!\\p{L})per le)\\s$`);
/** "1315 H (01:15", its PM lost in another cell. */
const HALF_LOST = /(?<!\d)\d{4} H \( ?$/;
/** "07: 25" alone on its line. */
const SPACED = /([01]?\d|2[0-3]): ([0-5]\d)(?=[ \t]*(?:\n|$))(?<=(?:^|\n)[ \t]{0,4}\d{1,2}: \d\d)/g;
/** "SERVICE  DATE  FROM  TO  DEPART  ARRIVE", and below it "1530    2005" at the end of a row. */
const CLOCK_COLUMNS = /\bDEP(?:ART)?S? {1,8}ARR(?:IVE)?S?(?=[ \t]*(?:\n|$)| {2})/i;
const IN_CLOCK_COLUMNS =
  /(?<= {2})(?:([01]\d|2[0-3])([0-5]\d)(?= {2,9}[0-2]\d[0-5]\d(?:[ \t]*(?:\n|$)| {2}))|(?<= {2}[0-2]\d[0-5]\d {2,9})([01]\d|2[0-3])([0-5]\d)(?=[ \t]*(?:\n|$)| {2}))/g;
/** "DFW-ATL 0640 0952": both clocks of an agent's row. */
const BEHIND_ROUTE =
  /(?<![\w-])[A-Z]{3}(?:\s?[-/→]\s?|[ \t]{1,3})[A-Z]{3}\s{1,5}(?:[A-Z]{2}\d{1,2}[ \t]{1,4})?(([01]\d|2[0-3])([0-5]\d))(?:\s{1,4}|\s?-\s?)(([01]\d|2[0-3])([0-5]\d))(?![\w:/.])/dg;
/** "noon", "12 noon", "12:00 midnight", "12:00 AM (midnight)", "midnight (12:00 AM)". */
const WORDS =
  /(?:(?<![\w:.,/$€£+#-])(?:12|24|00?)(?:[:.]00)?\s{0,2}(?:(?:[ap]\.?m\.?|uhr)\s{0,2})?\(?)?(?<![a-z_])(noon|midnight|mittag|mitternacht|midi|minuit)\b(?:\)(?<=[\dmr.]\s{0,2}\([a-z]{4,11}\)))?(?:\s?\((?:12|24|00?)(?:[:.]00)?(?:\s?[ap]\.?m\.?)?\))?/gi;
const PLUS =
  /^\s{0,2}[([]?\s?\+\s?([12])(?:\s?(?:days?(?:\(s\))?|d|jours?|tag|día|dia|giorno|dag|dzień|pv))?(?!\w)\s?[)\]]?|^\+(?!\d)|^\s{0,3}\(?(?:arrives )?(?:the )?next day\)?|^ ?[着到]?\(?(?:翌日|次日|隔日|翌朝)\)?/i;
/** "2:15" after such a word is a length of time, "6:35" an errand before the flight. */
const NOT_A_TIME =
  /(?:duration|flying time|flight time|travel time|journey time|total time|layover|connection time|stopover|elapsed|dauer|umsteigezeit|flugzeit|overstaptijd|vliegtijd|restid|bytestid|tiempo de (?:vuelo|viaje|conexi[óo]n)|temps de (?:vol|trajet|correspondance)|tempo (?:di (?:volo|viaggio|scalo)|de (?:v[oô]o|viagem|conex[ãa]o))|(?:durée|duración|durata|duração)(?: d[eu]l? (?:vol|vuelo|volo|viaggio|trajet|viaje))?|duração do voo|czas lotu|reistijd|reisezeit|gmt|utc)\W{0,6}(?:\S{1,8}\s)?$/i;
/** "Escale à Casablanca : 7h50", but not "1 scalo CTA 07:00". */
const LAYOVER = anyCase(
  /(?<!\p{L}|\d )(?:escale|correspondance|attente|scalo|escala|umstieg|aufenthalt|přestup|przesiadka|overstap|mellanlandning|conex(?:ión|ão)|connexió|espera|layover|stopover|connection)(?: (?:à|à l'|en|in|em|a|w|v|at|i|de)? ?\p{L}[\p{L} .'-]{1,30})?[ ,:-]{1,4}$/iu,
);
const ERRAND =
  /(?:board(?:ing|s)?(?: (?:time|starts|begins|at))?|doors close|gate closes?|check-?in (?:closes|opens|by|deadline)|bag drop|cut-?off|be at (?:the )?gate|lobby(?: call)?|call time|sound ?check|sent|printed|generated|as of|last updated|before|no later than|heure limite[^\n:]{0,30}|heure d['’]embarquement|einsteigezeit|boardingzeit|hora (?:límite|de embarque)[^\n:]{0,20}|orario (?:limite|d['’]imbarco)[^\n:]{0,20}|instaptijd)\W{0,24}(?:\S{1,12}\s){0,3}$/i;

/** "BOARDS", and on the next line "7:40 AM"; not below a clock of its own. "GATE", and below it "OPENS 17:05". */
const ERRAND_ABOVE = anyCase(
  /(?:^|\n)(?![ \t]{0,9}\d{1,2}:\d\d)[^\n]{0,60}\n[^\p{L}\d\n]{0,9}(?:boards|boarding(?: (?:time|starts|begins|at|until|from))?|(?:gate|doors?|check-?in|bag drop|boarding) (?:opens?|closes?))[ \t:]{0,9}\n\s{0,9}$|(?:bag drop|check-?in|boarding|gate|doors?) (?:opens?|closes?|starts?)[ \t:]{0,9}\n[ \t]{0,9}\d{1,2}:\d\d[^\n]{0,12}\n[^\p{L}\d\n]{0,9}(?:gate|doors?|check-?in|bag drop|boarding) (?:opens?|closes?|starts?)[ \t:]{0,9}\n\s{0,9}$|\n[^\p{L}\d\n]{0,6}(?:gate|boarding)[ \t]{0,4}\n[ \t]{0,4}(?:opens|closes) $/iu,
);

const OPENS_LINE = anyCase(/^[^\p{L}\d]*$|^\s*(?:opens|closes) $/iu);

/** "2024-03-04T20:15:00-08:00": what stands behind such a clock is its offset. */
const ISO_CLOCK = /\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?[+-]$/;

/** "After 3:00 PM   Before 11:00 AM": side by side below a check-in and a check-out. */
const AFTER_AND_BEFORE = /\bafter \d{1,2}(?::\d\d)? ?[ap]\.?m\.?[ \t]{1,24}before $/i;

const SPAN_OF_HOURS = /(?:between|from|:) (1[0-2]|[1-9]) ?(?:-|and|to) ?$/i;

/** "2:10 PM", and below it "Final check in time"; "09:35  Gate dicht", "07:00 Uhr am Gate". */
const ERRAND_BEHIND = anyCase(
  /^(?: ?[ap]\.?m\.?)?(?:(?: uhr)? (?:am|at(?: the)?|à la|en la|aan de|bij de|vid|ved) (?:gate|porte|puerta)(?!\p{L})|[\s:,-]{1,9}(?:recommended|suggested|final|latest|last) (?:check[- ]?in|bag drop|boarding)\b|[ \t:,-]{1,9}(?:(?:gate|check[- ]?in|bag drop|boarding)(?: (?:is|is now|wird))? (?:open|opens|closes|closed|closing|dicht|sluit|gesloten|öffnet|schließt|geschlossen|stänger|lukker|stenger|ferme|cierra|chiude|fecha)(?!\p{L})|(?:sluiting|schließung|ende|fermeture|cierre|chiusura|fecho|encerramento|closing) (?:of |der |des |de |du |del |dell'|do |da )?(?:the )?(?:check[- ]?in|bag|gepäck|gate|boarding|enregistrement|embarque|imbarco|facturación)|(?:arrival|arrive|aankomst|ankunft)[^\n]{1,40} (?:recommended|advised|aanbevolen|empfohlen)\b))/iu,
);

/** "Depart Dec 28 before 11:00 AM": the day's own limit, no errand. */
const LEAVES_BEFORE =
  /(?:check(?:ing)?[- ]?out|depart(?:ure)?)\b(?:[^.]|\.\d){0,45}\bbefore\W{0,3}$/i;

/** Heads a column of boarding calls: "Biniş Saati / Boarding", "Boarding time". */
const BOARDING_HEAD = /(?:^|\/ ?)boarding(?: time)?$/i;

/** Every time of day in a text; lengths of time, boarding calls and deadlines are left out. */
export const findTimes = cacheLast((clean: string): PrintedTime[] => {
  const calls = cellsBelow(clean, BOARDING_HEAD);
  const found: PrintedTime[] = [];
  for (const match of matchesOf(clean, CLOCK)) {
    // A bare "7 a" is a time only with minutes beside it ("7:05a").
    const bareLetter = !/m/i.test(match[0].slice(-3));
    if (bareLetter && match[2] === undefined) continue;
    const hour = Number(match[1]);
    const minute = Number(match[2] ?? 0);
    if (hour > 23 || (hour < 1 && match[2] === undefined) || minute > 59) continue;
    const afternoon = match[3]?.toLowerCase() === 'p';
    const clock = hour > 12 ? hour : (hour % 12) + (afternoon ? 12 : 0);
    found.push(time(match, clock * 60 + minute, true));
  }
  for (const match of matchesOf(clean, SHORT_CLOCK)) {
    if (isHouseOrRoom(clean, match) || isGermanFlight(clean, match)) continue;
    const afternoon = (match[3] ?? match[4])?.toLowerCase() === 'p';
    const hour = (Number(match[1]) % 12) + (afternoon ? 12 : 0);
    found.push(time(match, hour * 60 + Number(match[2]), true));
  }
  for (const { indices, ...match } of matchesOf(clean, BEHIND_ROUTE)) {
    for (const group of [1, 4]) {
      const [start, end] = indices?.[group] ?? [0, 0];
      const minutes = Number(match[group + 1]) * 60 + Number(match[group + 2]);
      found.push({ kind: 'time', start, end, minutes, plusDays: 0, sure: true });
    }
  }
  for (const match of matchesOf(clean, WORDS)) {
    // "Bruxelles-Midi" is a station.
    if (
      /^midi/i.test(match[0]) &&
      /\p{Lu}\p{L}+[ -]$|\bdu $/u.test(clean.slice(Math.max(0, match.index - 20), match.index))
    )
      continue;
    const noon =
      /noon|mittag|midi/i.test(match[1] ?? '') && !/mitternacht|midnight/i.test(match[1] ?? '');
    found.push(time(match, noon ? 720 : 0, true));
  }
  for (const match of matchesOf(clean, CLOCK_24)) {
    const minutes = (Number(match[1]) % 24) * 60 + Number(match[2]);
    found.push(time(match, minutes, false));
  }
  for (const match of matchesOf(clean, DOTTED)) {
    found.push(time(match, Number(match[1] ?? match[3]) * 60 + Number(match[2] ?? 0), true));
  }
  for (const match of matchesOf(clean, DOT)) {
    const before = wordsBefore({ clean }, match.index, 24);
    // "Out by 10.30": no day has such a month.
    const isLimit = Number(match[2]) > 12 && BEHIND_LIMIT.test(before);
    if (BEFORE_DOT.test(before) || isLimit)
      found.push(time(match, Number(match[1]) * 60 + Number(match[2]), false));
  }
  const hours = matchesOf(clean, HOUR_H);
  const lengths = lengthsAmong(hours, clean);
  for (const match of hours) {
    if (lengths.has(match)) continue;
    const hour = Number(match[1]);
    if (hour > 23 || (match[2] === undefined && !isBareHour(clean, match))) continue;
    if (match[2] !== undefined && hour < 6 && !match[1]?.startsWith('0')) continue;
    if (BEHIND_NUMBER.test(wordsBefore({ clean }, match.index, 12))) continue;
    found.push(time(match, hour * 60 + Number(match[2] ?? 0), false));
  }
  for (const match of CLOCK_COLUMNS.test(clean) ? matchesOf(clean, IN_CLOCK_COLUMNS) : [])
    found.push(time(match, Number(match[1] ?? match[3]) * 60 + Number(match[2] ?? match[4]), true));
  for (const match of matchesOf(clean, SPACED))
    found.push(time(match, Number(match[1]) * 60 + Number(match[2]), false));
  for (const four of fourDigitClocks(clean))
    found.push({ ...four, kind: 'time', plusDays: 0, sure: false });
  for (const bare of bareHours(clean))
    found.push({ ...bare, kind: 'time', plusDays: 0, sure: false });
  for (const half of halfDayClocks(clean))
    found.push({ ...half, kind: 'time', plusDays: 0, sure: true });
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: PrintedTime[] = [];
  for (const one of found) {
    if (kept.length >= MOST_TOKENS) break;
    const last = kept.at(-1);
    if (last && one.start < last.end) continue;
    // "8:30 PM (2030 hrs)" is one time.
    if (last?.minutes === one.minutes && /^\s{0,8}\($/.test(clean.slice(last.end, one.start)))
      continue;
    const before = wordsBefore({ clean }, one.start, 40);
    if (ISO_CLOCK.test(before) || (!one.sure && HALF_LOST.test(before))) continue;
    const errand =
      (ERRAND.test(before) &&
        !LEAVES_BEFORE.test(clean.slice(Math.max(0, one.start - 70), one.start)) &&
        !AFTER_AND_BEFORE.test(before)) ||
      ERRAND_BEHIND.test(clean.slice(one.end, one.end + 40)) ||
      (OPENS_LINE.test(before) &&
        ERRAND_ABOVE.test(clean.slice(Math.max(0, one.start - 110), one.start)));
    const isCall = calls.some(({ start, end }) => start <= one.start && one.end <= end);
    if (errand || isCall || (!one.sure && (NOT_A_TIME.test(before) || LAYOVER.test(before))))
      continue;
    const from = SPAN_OF_HOURS.exec(before);
    if (from) {
      // "Between 3 and 6 pm" begins at three in the afternoon.
      const hour = Number(from[1]) % 12;
      const half = one.minutes >= 720 ? 720 : 0;
      if (hour * 60 + half < one.minutes) one.minutes = hour * 60 + half;
    }
    const plus = PLUS.exec(clean.slice(one.end, one.end + 24));
    if (plus) {
      one.plusDays = Number(plus[1] ?? 1);
      one.end += plus[0].length;
    }
    kept.push(one);
  }
  return kept;
});

/** "07h00  Nice (NCE)", and between it and the arrival "01h35" alone: how long the flight takes. */
function lengthsAmong(hours: readonly RegExpExecArray[], clean: string): Set<RegExpExecArray> {
  const clocks = hours.filter(([, , minutes]) => minutes !== undefined);
  const alone = clocks.filter(({ index, 0: words }) => {
    const end = clean.indexOf('\n', index);
    const line = clean.slice(clean.lastIndexOf('\n', index) + 1, end < 0 ? undefined : end);
    return line.trim() === words.trim();
  });
  return new Set(alone.length * 2 <= clocks.length - alone.length ? alone : []);
}

/** "Room 412P", "1210A Main Street". */
function isHouseOrRoom(clean: string, match: RegExpExecArray): boolean {
  if (HOUSED.test(wordsBefore({ clean }, match.index, 12))) return true;
  const after = wordsAfter({ clean }, match.index + match[0].length, 30);
  return /^ \p{Lu}/u.test(after) && STREET_WORD.test(after);
}

/** "LH 401 am 14. März": the flight on that day, no time in the morning. */
function isGermanFlight(clean: string, match: RegExpExecArray): boolean {
  return (
    /am$/i.test(match[0]) &&
    /(?<![\w])[A-Z][A-Z\d]\s?$/.test(clean.slice(Math.max(0, match.index - 5), match.index)) &&
    /^\s\d{1,2}\./.test(clean.slice(match.index + match[0].length))
  );
}

function time(match: RegExpMatchArray, minutes: number, sure: boolean): PrintedTime {
  const start = match.index ?? 0;
  return {
    kind: 'time',
    start,
    end: start + match[0].trimEnd().length,
    minutes,
    plusDays: 0,
    sure,
  };
}

/** "2026-05-15T16:00", or the day alone where no clock is printed. */
export function dayAndClock(day: string, time: Pick<PrintedTime, 'minutes'> | null): string {
  return time ? `${day}T${clock(time.minutes)}` : day;
}

export function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
