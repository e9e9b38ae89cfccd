import type { Reading } from '../../reading';
import { matchesOf } from '../../tokens/matches';
import { tornBelow } from '../../tokens/references/torn-labels';
import { cellsBelow } from '../../tokens/table-columns';
import { spellingsOf, wordsAbroad, wordsFor } from '../../vocabulary/labels';
import { anyCase, FAR_EASTERN_LETTER } from '../../vocabulary/patterns';
import { namesHotelBrand } from './hotel-words';
import { isTitled } from './tidy-name';
import { BED, NOT_ROOM, type PrintedRoom, tidyRoom } from './tidy-room';

const LABEL = anyCase(
  `^[^\\p{L}\\d]{0,3}(?:\\d{1,2} nights?, (?=\\d))?(?:your |(?:${wordsFor('your')}) |\\d (?=[^\\n]{3,20}\\s?:))?(?:${wordsFor('room')})(?: \\d{1,2})?\\s{0,2}(?::|\\t|-\\s|$)\\s{0,3}`,
);
/** Capitals, or the word "type", mark a label without a colon: "ROOM Guest room, 1 Queen". */
const CAPITAL_LABEL =
  /^(?:(?:GUEST ?ROOM|ROOM(?: TYPE)?|YOUR ROOM)\s{1,4}(?=[\dA-Z][\da-z ])|(?:Guest ?)?[Rr]oom (?:[Tt]ype|[Dd]escription|[Dd]etails?|[Cc]ategory|[Nn]ame)\s{1,4}(?=[\dA-Z])|Guestroom\s(?=[\dA-Z])|Your room (?:Room \d{1,2}:? )?(?=[A-Z]))/;
const ROOM_WORDS = anyCase(
  `(?<![\\p{L}\\d])(?:king|queen|private|shared|double|doble|dubbel|duplo|twin|single|su[ií]te|studio|room|bed|beds|bedroom|villa|loft|tent|cabin|cottage|chalet|rorbu|apartment|appartement|apartamento|appartamento|apartament|dormitorio|dortoir|schlafsaal|entire|deluxe|standard|superior|(?:doppel|einzel|(?:zwei|drei|vier|mehr)bett|familien)zimmer|matrimoniale)(?![\\p{L}\\d])|룸|싱글|더블|트윈|온돌|스위트|ルーム|ツイン|ダブル|シングル|和室|${wordsAbroad('room')}`,
);
const BEDS = anyCase(
  /^\W{0,3}(?:\d ?x (?=\p{L})|1 (?=\p{L}*zimmer\b|chambre\b|habitación\b|camera\b|quarto\b)|(?=\p{L}))?(?:\d\s(?:x )?(?:(?:deluxe|standard|superior|classic|executive|premium|junior)(?= [^\n\t:.!?]{0,60}(?:room|suite|apartment|studio|villa)s?$)|king|queen|double|twin|full|single)\b|(?:deluxe|standard|superior|classic|executive|premium|junior|studio|suite|(?:(?:komfort|superior|classic|deluxe|standard|premium|economy)[ -])?(?:doppel|einzel|zweibett|dreibett|familien)zimmer|chambre (?:double|simple|familiale|supérieure|classique|standard|deluxe|privilège|twin)|habitación (?:doble|individual)|camera (?:doppia|singola|matrimoniale)|quarto (?:standard|duplo|casal|individual|superior|deluxe|luxo|twin|triplo)|pokój (?:jedno|dwu|trzy)osobowy|apartament typu|(?:comfort|budget) (?:(?:een|twee)persoonskamer|kamer)|(?:dubbel|enkel)rum|(?:dobbelt|enkelt)(?:rom|værelse)|(?:single|twin|triple|family|quadruple|budget|economy|comfort) (?:[\p{L}-]{2,16} )?(?:room|studio|suite|beds?)\b|standard (?:twin|double|single|queen|king)|(?:een|twee)persoonskamer|one[- ]bedroom|two[- ]bedroom|letto in dormitorio|cama en dormitorio|lit en dortoir|bett im schlafsaal|apartamento de \d dormitorios?|apartament z \d sypialni\p{L}{1,4}|entire (?:home|place|apartment|condo|house|rental unit|loft|villa|cabin|cottage|guest ?house|bungalow|townhouse)|(?:private|shared) room|accessible|guest ?room|king|queen|one|two|three|double|room, \d|(?:bed in (?:an? )?)?\d{1,2}[- ]bed (?:[\p{L}-]{3,12} ){0,3}dorm|\p{Lu}[\p{L} ,-]{2,60}, \d (?:king|queen|double|twin|single|full))\b)[^\n\t:.!?]{0,80}\.?$/iu,
);
/** Words of a room's kind that count behind its label alone: "Habitación: Premium Vista Mar". */
const KIND_WORDS = anyCase(
  /(?<!\p{L})(?:premium|comfort|classic|executive|junior|vista|view|vue|balkon|balcon|balcony|balcón|terrace|terrasse|terraza|garden|komfort|doppia|singola|tripla|individuale?|triple|simple|family|familiale|(?:een|twee|drie)persoons\p{L}{0,8}|(?:dubbel|enkel)(?:rum|kamer)|(?:dobbelt|enkelt)(?:rom|værelse)|(?:jedno|dwu|trzy)osobowy)(?!\p{L})|blick(?!\p{L})/iu,
);
/** "1 Room, 2 Nights". */
const COUNT_ALONE = /^\d{1,2} (\p{L}+)(?:,? \d{1,2} \p{L}+)?$/u;
const ROOM_NAMES = new Set([...spellingsOf('room'), 'room', 'rooms']);

function isCountAlone(words: string): boolean {
  return ROOM_NAMES.has(COUNT_ALONE.exec(words)?.[1]?.toLowerCase() ?? '');
}

/** Where all was pasted as one line the rest of the mail may follow a room. */
const LONGEST_LINE = 400;
/** The kind of room as printed: "1 King Bed, City View". */
export function findRoom(reading: Reading): PrintedRoom | null {
  for (let i = 0; i < reading.lines.length; i += 1) {
    const line = reading.lines[i];
    if (!line || line.text.length > LONGEST_LINE) continue;
    for (const cell of line.cells) {
      const label = LABEL.exec(cell.text) ?? CAPITAL_LABEL.exec(cell.text);
      if (!label) continue;
      const rest = cell.text.slice(label[0].length).trim();
      const value =
        rest === ''
          ? valueBehind(reading, i, cell.end)
          : { text: rest, start: cell.start + cell.text.indexOf(rest) };
      const room = value && !isCountAlone(value.text) ? tidyRoom(value.text, value.start) : null;
      const isKind = room && (ROOM_WORDS.test(room.text) || KIND_WORDS.test(room.text));
      if (room && (isKind || isNamedKind(label[0], room.text)))
        return withoutCount(
          value?.text.endsWith(',') ? withNextLine(room, reading) : room,
          reading,
        );
    }
  }
  for (const cell of cellsBelow(reading.clean, HEAD)) {
    const room = ROOM_WORDS.test(cell.text) ? tidyRoom(cell.text, cell.start) : null;
    if (room) return room;
  }
  for (const line of reading.lines) {
    for (const { text: printed, start } of line.cells) {
      const text = withoutPrice(printed).replace(COUNT_BEFORE, '').replace(NEXT_SENTENCE, '');
      if (text.length > 90 || !BEDS.test(text) || NOT_ROOM.test(text)) continue;
      if (namesHotelBrand(text) && !BED.test(text)) continue;
      if (!ROOM_WORDS.test(text) && !KIND_WORDS.test(text)) continue;
      const room = tidyRoom(text, start + printed.indexOf(text));
      return (
        room && withoutCount(printed.endsWith(',') ? withNextLine(room, reading) : room, reading)
      );
    }
  }
  return (
    roomInSentence(reading) ??
    roomAboveNights(reading) ??
    roomInLetter(reading) ??
    roomByItsBed(reading)
  );
}

const ENDS_AS_BED =
  /^(?!(?:the|one|hotel|meeting|breakfast|conference|dining|living|waiting) )\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2} (?:King|Queen|Twin|Double|Kings|Queens)$/iu;

const NIGHTS_ALONE = /^\d{1,2} nights?$/i;

/** "Courtyard Queen", alone on its line or behind "2 nights": what a house calls a room by its bed. */
function roomByItsBed({ lines }: Reading): PrintedRoom | null {
  const cell = lines
    .flatMap(({ cells }) =>
      cells.length === 1 || NIGHTS_ALONE.test(cells[0]?.text ?? '') ? cells : [],
    )
    .find(({ text }) => ENDS_AS_BED.test(text) && isTitled(text));
  return cell ? tidyRoom(cell.text, cell.start) : null;
}

const NIGHTS_AND_BOARD =
  /^\d{1,2} nights?, (?:room only|bed (?:and|&) breakfast|breakfast included|half board|full board)$/i;

const CHECK_IN_LINE = /^check[- ]?in\s?:/i;
const ENDS_AS_ROOM = /^\p{Lu}[\p{L}'& -]{2,40} (?:Room|Suite|Cottage|Cabin|Studio|Villa)$/u;

/** "Marabel King" above "3 nights, Room only", "Catalpa Room" above "Check in:": what a house itself calls its rooms. */
function roomAboveNights({ lines }: Reading): PrintedRoom | null {
  const above = lines.find((line, i) => {
    const below = lines[i + 1]?.text ?? '';
    const isNamed = NIGHTS_AND_BOARD.test(below) && isTitled(line.text);
    return isNamed || (CHECK_IN_LINE.test(below) && ENDS_AS_ROOM.test(line.text));
  });
  return above && !OTHER_LABEL.test(above.text) ? tidyRoom(above.text, above.start) : null;
}

/** "7 nights from 26 September, 1 x Sea View Room, breakfast"; "We have reserved a Harbor-View Room for one guest". */
const COUNTED = /, \d(?: ?x)? (\p{Lu}[^,;:\n\t(€$£\d]{3,50})(?=[,;(\n]|$)/gu;
const RESERVED =
  /\b(?:reserved (?:for you )?|you are (?:now )?in |\d adults? in )(?:a|an|one|our|the) (\p{Lu}[\p{L}' -]{3,40} (?:Room|Suite|Studio|Villa|Apartment|(?<=adults? in an? [\p{L} -]{3,40})room))(?=,| (?:for|with|from|on)\b| [£$€]\d)/gu;

/** "Le confermo la camera matrimoniale con balcone da giovedì": a kind of room within a letter's sentence. */
const KIND_IN_SENTENCE = anyCase(
  /(?<!\p{L})(?:camera (?:matrimoniale|doppia|singola|tripla|quadrupla)|chambre (?:double|simple|familiale|triple|twin)|habitación (?:doble|individual|triple|familiar)|(?:doppel|einzel|familien|zweibett|dreibett)zimmer|quarto (?:duplo|individual|triplo|de casal)|(?:twee|een)persoonskamer|(?:dubbel|enkel)rum|(?:dobbelt|enkelt)(?:rom|værelse)|(?:single|double|twin|king|queen|superior|deluxe|family) room)(?: (?:con|mit|avec|com|met|med) (?!colazione|frühstück|petit|desayuno|pequeno|ontbijt|frukost|frokost)\p{L}{3,20}| zur (?:allein|einzel)(?:be)?nutzung| (?:vue|côté|vista|vistas|lato) (?:(?:sur|al|alla|sul|la|le) )?\p{L}{3,14})?(?!\p{L})/giu,
);
const SAYS_CONFIRMED = anyCase(`${wordsFor('confirmed')}|reserv|réserv|prenotat|gebucht|conferm`);

function roomInLetter({ lines }: Reading): PrintedRoom | null {
  for (const { text, start } of lines) {
    const [match] = text.length > 40 ? matchesOf(text, KIND_IN_SENTENCE) : [];
    if (match && SAYS_CONFIRMED.test(text)) return tidyRoom(match[0], start + match.index);
  }
  return null;
}

function roomInSentence({ clean }: Reading): PrintedRoom | null {
  for (const match of [...matchesOf(clean, COUNTED), ...matchesOf(clean, RESERVED)]) {
    const [all, words = ''] = match;
    if (ROOM_WORDS.test(words) && !HEAD.test(words))
      return tidyRoom(words, match.index + all.length - words.length);
  }
  return null;
}

/** "2 nights, Superior room", "1 room - Superior double". */
const COUNT_BEFORE = anyCase(
  `^(?:\\d{1,2} (?:rooms?|nights?|${wordsFor('nights')})(?:,| -|:) ){1,2}`,
);

/** "3 x twin, breakfast inc. Check in from 15:00". */
const NEXT_SENTENCE = /(?<=\p{Ll}{3})\. \p{Lu}.*$/u;

/** Heads a table's column of rooms. */
const HEAD = anyCase(`^(?:${wordsFor('room')})$`);

/** "Queen Room, Non Smoking,", and below it "Kitchenette". */
function withNextLine(room: PrintedRoom, { lines }: Reading): PrintedRoom {
  const next = lines[lines.findIndex(({ start }) => start > room.start)];
  if (!next || next.text.length > 50 || !isTitled(next.text) || /[:\d]/.test(next.text))
    return room;
  return { ...room, text: `${room.text}, ${next.text}`, end: next.end };
}

/** "Room type: Premier City View": a kind by its name alone. */
const KIND_LABEL = /^unit|enhet|typ|kategor|categor|catégor|name|房型|유형|타입/i;
const OTHER_LABEL =
  /[:?!]|\b(?:guests?|adults?|nights?|check|number|name|children|date|meal)\b|\d{3}/i;

const FAR_EASTERN = new RegExp(`[${FAR_EASTERN_LETTER}]{2}`);

function isNamedKind(label: string, words: string): boolean {
  if (FAR_EASTERN.test(label)) return FAR_EASTERN.test(words) && !/[:\n]/.test(words);
  return (
    KIND_LABEL.test(label) &&
    /^[\p{Lu}\p{Lo}\d]/u.test(words) &&
    / /.test(words) &&
    words.length < 50 &&
    !OTHER_LABEL.test(words)
  );
}

/** "1 Deluxe Apartment € 120.00" in a bill, "Superior Double, 129,00 EUR per night". */
function withoutPrice(words: string): string {
  return words.replace(PRICE_BEHIND, '');
}

const PRICE_BEHIND =
  /(?:,| -)?\s{1,3}(?:(?:[A-Z]{3}|[A-Z]{0,2}[$€£])\s?\d[\d.,]*$|\d[\d.,]* ?(?:[A-Z]{3}(?![A-Za-z])|[$€£]).{0,40}$)/;

const OF_A_KIND =
  /^(?:deluxe|standard|superior|classic|executive|premium|junior) .*(?:room|suite|apartment|studio|villa)s?$/i;

/** "1 King Room" in the bill is the "King Room" that heads its guest: the one is a count. */
function withoutCount(room: PrintedRoom, { lines }: Reading): PrintedRoom {
  const [count = '', name = ''] = /^1 (?:x )?(.+)$/.exec(room.text) ?? [];
  const alone = name !== '' && (OF_A_KIND.test(name) || lines.some(({ text }) => text === name));
  if (!alone) return room;
  return { ...room, text: name, start: room.start + count.length - name.length };
}

/** The next cell of the line, else of the lines below, past a bare count of rooms. */
function valueBehind(
  reading: Reading,
  i: number,
  from: number,
): { text: string; start: number } | null {
  const torn = tornBelow(reading.clean, from);
  if (torn) return { text: torn.words, start: torn.at };
  for (const line of reading.lines.slice(i, i + 4)) {
    for (const cell of line.cells) {
      if (cell.start < from || /^\d+$/.test(cell.text) || isLabelAlone(cell.text)) continue;
      return cell.text.length < 120 ? cell : null;
    }
  }
  return null;
}

function isLabelAlone(words: string): boolean {
  return LABEL.exec(words)?.[0].length === words.length && !ROOM_VALUE.test(words);
}

/** "Room 412" is no heading. */
const ROOM_VALUE = /\d/;
