import { lineAt, type Reading, senderName } from '../../reading';
import { matchesOf } from '../../tokens/matches';
import type { PrintedAddress } from '../../tokens/places/printed-address';
import { AGENCIES } from '../../vocabulary/brands';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../../vocabulary/calendar-words';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { besideAddress } from './address-by-name';
import {
  BRAND,
  HOTEL_WORD,
  isBrandAlone,
  isOnPlatform,
  isPlatform,
  namesHotelBrand,
  namesHouse,
} from './hotel-words';
import { chooseName, type PrintedName } from './name-choice';
import { ABROAD, BEFORE_CONFIRMED, CONFIRMED, EXPECTS, SENTENCE } from './name-sentences';
import { namesNoHouse, rentsCars } from './no-house';
import { firstCell, isTitled, sentenceName, tidyName } from './tidy-name';

export const NAME_LABEL = anyCase(
  `^[^\\p{L}\\d]{0,3}(?:your )?(?:${wordsFor('hotel')})(?:\\s{0,2}(?::|\\t|$)| {3,24}(?=\\S))`,
);
/** "Hotel   14.04.27 - 16.04.27   Casa Lotus": the days of a package's row. */
const DAYS_FIRST =
  /^\s*\d{1,2}[./]\d{1,2}[./](?:\d{2}){1,2} ?- ?\d{1,2}[./]\d{1,2}[./](?:\d{2}){1,2}\s+/;

/** "Harbour Inn, March 20-22". */
const DAYS_BEHIND = anyCase(`, (?:(?:${WEEKDAY_NAMES}|${MONTH_NAMES})(?!\\p{L})|\\d).*$`);

const GUEST_BEHIND = /, \p{Lu}\p{Ll}+$/u;

/** "Check-in: Hotel Lotus", as a trip's plan names the house of a day. */
const CHECK_LABEL = anyCase(
  `^(?:hotel )?(?:${wordsFor('check-in')}|${wordsFor('check-out')})(?: at(?: the)?|:| -) {1,3}|^your hotel (?=\\p{Lu})`,
);
/** A home platform prints the listing's title right below such a heading, an agency below one with its town. */
const CONFIRMED_HEADING =
  /^\W{0,3}(?:your )?(?:vrbo |airbnb )?(?:instant )?(?:booking|reservation|stay|trip)(?: request)?(?: in \p{Lu}[\p{L} .'-]{2,30}?)? (?:is |has been |was )?(?:now )?(?:confirmed|booked|accepted)\W{0,3}$/iu;
const WITH_HOST =
  /^(?:stay|reservation|booking|visit)\s(?:is (?:booked|confirmed|set)\s)?with\s\p{Lu}[\p{L}'-]+(?: is\b|$)/iu;
/** A screen that has no other heading prints the house's name below it. */
const YOU_ARE_BOOKED = /^\W{0,3}you['’]?re booked\W{0,3}$/i;
/** "Duluth, MN" alone on its line, below the listing's title. */
const TOWN_ALONE = /^\p{Lu}[\p{L} .'-]{2,30}, [A-Z]{2}(?:, (?:US|USA|United States))?$/u;
const LISTING_TITLE = /^\p{Lu}[^\n:!?]{2,40} [^\n:!?]{3,60}[^.\n:!?,]$/u;
/** Or right above. */
const LISTING_DETAIL = anyCase(
  /^\W{0,3}(?:[\p{L} ]{4,24} - )?(?:entire (?:home|place|rental|apartment|cabin|house|condo|guest)|private room|shared room|room in |hosted by |chambre (?:privée|partagée)|privatzimmer|(?:stanza|camera) privata|privékamer|privat (?:rum|rom|værelse)|intero alloggio|alojamiento entero|logement entier|gesamte unterkunft|espaço inteiro|(?:lugar|casa\/apto|apto|apartamento) inteir[oa]|(?:casa\/apto\.|piso|departamento|apartamento|casa) enter[oa]|quarto (?:privativo|compartilhado)|habitación (?:privada|compartida)|alloggio intero|hele (?:woning|boligen|bostaden|accommodatie)|property (?:#|id|number|\d{4})|sleeps \d|\d{1,2} (?:guests?|bedrooms?)\W{1,3}\d{1,2} (?:bed|bath)(?:room)?s?\b)/iu,
);
const PROPERTY_NUMBER = /^\W{0,3}property (?:#|id|number|no\.?)\W{0,3}\d{5,9}$/i;
/** A chain prints the house's name right above its guest's. */
const GUEST_LABEL = /^\W{0,3}guest name\s?(?::|\t|$)/i;
const HAS_REFERENCE =
  /(?:reservation|confirmation|booking|itinerary|property|listing|unit) ?(?:id|code|number|#|: ?\d)/i;

/** With a capital, or as a brand that has none: "ibis budget Lyon". */
function opensName(words: string): boolean {
  return /^(?:the )?[\p{Lu}\p{Lo}\d]/u.test(words) || BRAND.exec(words)?.index === 0;
}

const BRANDS = new RegExp(BRAND, 'gi');

/** Where the last brand on a line begins: a house's name behind other words. */
function lastBrand(words: string): number {
  // "La Quinta by Wyndham Denver" begins with the first of both.
  const brands = matchesOf(words, BRANDS).filter(
    ({ index }) => !/\bby $/i.test(words.slice(0, index)),
  );
  return brands.at(-1)?.index ?? -1;
}

/** "Chic stay Lotus Boutique hotel", right above its address. */
const ENDS_AS_HOUSE = /^\p{Lu}[^.!?:,]{3,50} (?:hotel|hostel|inn|apartments|resort|guest ?house)$/u;
/** "Vi finns på Byvägen 14" tells the way. */
const WE_ARE =
  /^(?:we|you|wir|sie|ich|vi|ni|jag|jeg|nous|vous|noi|ci troviamo|estamos|wij|u)\s\p{Ll}/iu;
/** "Gîte N° 24G2316 - La Grange": the platform's own number before the name. */
const NUMBERED =
  /^(?:Gîte|Maison|Ferienwohnung|Ferienhaus|House|Property|Apartment) (?:N°|Nr\.?|No\.?|#) ?[\w.-]{3,14} - (?=\p{Lu})/u;

/** The property's name: beside its address, behind its label, in the subject or the greeting. */
export function findHotelName(
  reading: Reading,
  addresses: readonly PrintedAddress[],
): PrintedName | null {
  const candidates: PrintedName[] = [];
  const add = (start: number, words: string, score: number, isListing = false) => {
    if (rentsCars(reading.lines[lineAt(reading.lines, start)]?.text ?? '')) return;
    const tidy = tidyName(words);
    const bare = tidy.replace(/ \([A-Z]{2}\d{3}\)$/, '');
    // "Comfort Inn (PA214)": a house's code tells it from its brand.
    const name = isBrandAlone(bare) ? tidy : bare;
    if (namesNoHouse(name, { isCertain: score > 6, isListing })) return;
    const branded = namesHotelBrand(name);
    const extra =
      (branded ? 2 : 0) + (HOTEL_WORD.test(words) ? 2 : 0) + (isBrandAlone(name) ? -3 : 0);
    const at = start + Math.max(0, words.indexOf(name));
    candidates.push({ start: at, end: at + name.length, name, score: score + extra });
  };

  const onPlatform = isOnPlatform(reading);
  const ofAgency = AGENCIES.test(reading.clean);
  reading.lines.forEach((line, i) => {
    if (
      CONFIRMED_HEADING.test(line.text) &&
      (onPlatform || (ofAgency && / in \p{Lu}/u.test(line.text)))
    ) {
      const title = reading.lines.slice(i + 1, i + 5).find(({ text }) => !HAS_REFERENCE.test(text))
        ?.cells[0];
      if (title && isTitled(title.text)) add(title.start, title.text, 5);
    }
    if (YOU_ARE_BOOKED.test(line.text)) {
      const below = reading.lines[i + 1];
      if (below && below.cells.length === 1 && / \p{Lu}/u.test(below.text) && isTitled(below.text))
        add(below.start, below.text, 5);
    }
    const numbered = NUMBERED.exec(line.text)?.[0].length;
    if (numbered) add(line.start + numbered, line.text.slice(numbered), 7, true);
    const titled = reading.lines[i - 1];
    if (onPlatform && TOWN_ALONE.test(line.text) && titled && LISTING_TITLE.test(titled.text))
      add(titled.start, titled.text, 5, true);
    const label = line.text.length < 160 ? NAME_LABEL.exec(line.text) : null;
    if (label) {
      const rest = line.text.slice(label[0].length);
      if (rest.trim() !== '') {
        const days = DAYS_FIRST.exec(rest)?.[0].length ?? 0;
        add(line.start + label[0].length + days, firstCell(rest.slice(days)), 7);
      } else {
        const below = reading.lines.slice(i + 1, i + 4).flatMap(({ cells }) => cells.slice(0, 1));
        // A page's columns put other labels between the heading and the name.
        const next = below.find((cell) => !cell.text.endsWith(':'));
        if (next && next.text.length < 90) add(next.start, next.text, 5);
      }
    }
    const guest = GUEST_LABEL.test(line.text);
    if (guest || LISTING_DETAIL.test(line.text)) {
      const title = reading.lines[i - 1]?.cells[0];
      const lead = title ? (/^your stay at /i.exec(title.text)?.[0].length ?? 0) : 0;
      const below = reading.lines[i + 1];
      // "Reservation ID: …", "Property # 2174853", and below both the listing's title.
      const numbers = PROPERTY_NUMBER.test(line.text) && HAS_REFERENCE.test(title?.text ?? '');
      if (onPlatform && numbers && below && opensName(below.text))
        add(below.start, reading.text.slice(below.start, below.end), 5);
      else if (title && (!guest || isTitled(title.text)))
        add(title.start + lead, title.text.slice(lead), 5, !guest);
    }
    for (const cell of line.cells) {
      if (cell.text.length > 160) continue;
      const checked = CHECK_LABEL.exec(cell.text)?.[0].length ?? 0;
      const house = cell.text.slice(checked);
      if (checked > 0 && namesHouse(house) && opensName(house) && isTitled(house))
        add(cell.start + checked, house, 5);
      const branded = namesHotelBrand(cell.text);
      if (
        cell.text.length <= 90 &&
        (branded || HOTEL_WORD.test(cell.text)) &&
        opensName(cell.text) &&
        isTitled(branded ? cell.text.replace(/\.$/, '') : cell.text)
      )
        add(cell.start, cell.text, 3);
      // "This is your booking confirmation - Villa Serena".
      const tail = cell.text.lastIndexOf(' - ') + 3;
      if (tail > 2 && HOTEL_WORD.test(cell.text.slice(tail)) && isTitled(cell.text.slice(tail)))
        add(cell.start + tail, cell.text.slice(tail), 3);
      const at = branded ? lastBrand(cell.text) : 0;
      if (at > 0 && isTitled(cell.text.slice(at)) && !/, an? $/i.test(cell.text.slice(0, at)))
        add(cell.start + at, cell.text.slice(at), 2);
    }
  });
  for (const match of matchesOf(reading.clean, ABROAD)) {
    const words = match[1] ?? '';
    if (opensName(words)) add(match.index + match[0].length - words.length, sentenceName(words), 3);
  }
  for (const match of matchesOf(reading.clean, CONFIRMED)) {
    const lineStart = reading.clean.lastIndexOf('\n', match.index) + 1;
    if (!BEFORE_CONFIRMED.test(reading.clean.slice(lineStart, match.index))) continue;
    const words = match[1] ?? '';
    const name = words.replace(DAYS_BEHIND, '');
    if (opensName(words)) add(match.index + match[0].length - words.length, name, 5);
  }
  for (const match of matchesOf(reading.clean, SENTENCE)) {
    const words = match[1] ?? '';
    // "Double Room with Patio View"; on a home platform "your booking with Pete".
    if (/\broom with\s/i.test(match[0]) || (onPlatform && WITH_HOST.test(match[0]))) continue;
    // The pattern ignores case, so that "booking directly with us" fits it too.
    if (!opensName(words)) continue;
    const at = match.index + match[0].length - words.length;
    const article = reading.clean.slice(at - 4, at) === 'The ' ? 'The ' : '';
    const name = sentenceName(words);
    // "Thank you for booking with Best Western, Robin."
    const house = /^thank/i.test(match[0]) ? name.replace(GUEST_BEHIND, '') : name;
    add(at - article.length, article + house, 5);
  }
  for (const match of matchesOf(reading.clean, EXPECTS)) {
    const words = match[1] ?? '';
    const bare = words.replace(/^(?:Das|Der|Die|The|Le|La|El|Il) /, '');
    // "Das Landhaus Adler erwartet Sie": the name by itself stands elsewhere.
    const name = reading.lines.some(({ text }) => text === bare) ? bare : words;
    add(match.index + match[0].indexOf(name), name, 5);
  }
  for (const address of addresses) {
    const above = besideAddress(reading, address);
    const isName = above && (isTitled(above.text) || ENDS_AS_HOUSE.test(above.text));
    const opens = above?.lead && !/\p{Ll}[.!?] /u.test(above.text) && !WE_ARE.test(above.text);
    const isLabelled = above && NAME_LABEL.test(above.text);
    if (above && !isLabelled && (opens || (!above.lead && above.text.length < 80 && isName)))
      add(above.start, above.text, 5);
  }
  const sender = senderAboveAddress(reading, addresses);
  if (sender) add(sender.start, sender.name, 3);
  return chooseName(candidates, reading, addresses);
}

const RECEPTION =
  /^(?:reception|receptie|rezeption|réception|recepción|reservations?|bookings?) (?=\p{Lu})/iu;

/** "Le Clos des Tilleuls <…>", and below the greeting "Le Clos des Tilleuls - chambres d'hôtes" above its address. */
function senderAboveAddress({ mail, lines }: Reading, addresses: readonly PrintedAddress[]) {
  const name = senderName(mail)?.replace(RECEPTION, '');
  if (!name || isPlatform(name)) return null;
  const at = lines.findIndex(
    ({ text }, i) =>
      text.startsWith(name) &&
      addresses.some(({ firstLine }) => firstLine > i && firstLine <= i + 2),
  );
  return at < 0 ? null : { name, start: lines[at]?.start ?? 0 };
}
