import { isBrandAlone, isPlatform, namesHouse } from '../../segments/hotels/hotel-words';
import { tidyName } from '../../segments/hotels/tidy-name';
import { AGENCIES, HOME_PLATFORMS } from '../../vocabulary/brands';
import { wordsAbroad, wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';

/** "Kim's stay at Lotus House", "Check-in Lotus House", "Aufenthalt im Gasthof Lotus". */
const LEAD = anyCase(
  `^(?:\\p{L}+['’]s |your |my |our )?(?:(?:hotel )?(?:stay(?:ing)?|nights?|overnight|sleep(?:ing)?|rooms?|reservation|booking|check(?:ing)?[- ]?(?:in|out)|arriv(?:e|al)|trip|accommodation|lodging)(?: for \\p{L}+)?\\s(?:(?:at|with|in|to|for)\\s)?|(?:${wordsFor('stay')}|${wordsAbroad('check-in')})\\s(?:im|in|bei|au|à|en|chez|presso|al|bij|hos|på)\\s|(?:aufenthalt|séjour|estancia|estadia|soggiorno|verblijf|vistelse|opphold|ophold|pobyt)\\s(?=\\p{Lu}))`,
);
/** "HOTEL Casa Lotus", "hotel: Casa Lotus": its kind, as a planner heads each entry. */
const KIND = /^(?:HOTEL|STAY|LODGING) (?=\p{Lu}\p{Ll})|^(?:at|your) (?=\p{Lu})/u;
/** "Lotus House reservation", "Lotus House 15:00", "Lotus House Sep 14-16", "Lotus House conf 88120". */
const TAIL =
  /(?:[ ,]{1,9}(?:(?:hotel )?(?:reservation|booking|stay|confirmation|check[- ]?in)|confirmed|booked|#?\d[\d:–-]{2,13}|\d{1,2} ?[ap]m|\d{1,2} nights?))*(?:[ ,]{1,9}(?:(?:conf|res)\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d).*)?$/i;
/** What stands beside a house in a title and is none. */
const UNNAMED = anyCase(
  `(?<!\\p{L})(?:hotels?|stay|lodging|accommodation|room|reservation|is|has been|booking|booked|confirmed|confirmation|conf|res|ref|number|no|check|in|out|at|your|nights?|overnight|trip|travel|upcoming|${AGENCIES.source}|${wordsFor('stay')}|${wordsFor('hotel')}|${wordsAbroad('check-in')})(?!\\p{L})`,
  'g',
);

function isUnnamed(words: string): boolean {
  return !/\p{L}/u.test(words.replace(UNNAMED, ' '));
}

/**
 * The house that an event's title names, without what calendars print beside it: its kind, the guest, the
 * nights, the number, the agency and the town. Where it names none, what stands before the street.
 */
export function houseOf(summary: string, location: string): string | null {
  const places = location.split(/,? /);
  const isTown = (words: string) =>
    words !== '' && !namesHouse(words) && words.split(' ').every((one) => places.includes(one));
  // The title of a home is the host's: "Barn loft in Hudson".
  const isHome = HOME_PLATFORMS.some(({ pattern }) => pattern.test(summary));
  const parts = withoutBrackets(summary)
    .split(/ ?[|·•] ?| [-–—] |: /)
    .map((part) => bare(part, isHome ? () => false : isTown))
    .filter((part) => !isUnnamed(part) && !isPlatform(part));
  const [name, next] = parts.filter((part) => !isTown(part));
  if (!name || isBrandAlone(name)) {
    // "Hotel: Casa Lotus" at "Casa Lotus, Lisbon".
    const atHead = parts.find((part) => location.startsWith(`${part}, `));
    return headOf(location) ?? next ?? name ?? atHead ?? null;
  }
  const isOfName = next !== undefined && !/\d/.test(next) && summary.includes(`${name} - ${next}`);
  return isOfName ? `${name} - ${next}` : name;
}

/** "Lotus House (2 guests)", but "Hotel in Salem (Lotus House)". */
function withoutBrackets(summary: string): string {
  const [, before = summary, inner = ''] = /^(.*?) ?\(([^()]*)\)$/.exec(summary.trim()) ?? [];
  return isUnnamed(before) || IN_TOWN.test(before) ? `${before} - ${inner}` : before;
}

const IN_TOWN = /^\W*(?:hotel|stay|lodging) in (?:\p{Lu}\p{L}+ ?){1,3}$/iu;

function bare(part: string, isTown: (words: string) => boolean): string {
  if (IN_TOWN.test(part)) return '';
  const words = part
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(LEAD, '')
    .replace(KIND, '')
    .replace(TAIL, '')
    .trim();
  const [, house = words, town = ''] = /^(.+?)(?:,| in) (\p{Lu}[^,]*)$/u.exec(words) ?? [];
  return tidyName(isTown(town) && namesHouse(house) ? house : words);
}

/** "Lotus House, 12 Elm St, Salem": what stands before the street, when it is no street itself. */
function headOf(location: string): string | null {
  const [head = '', ...others] = location.split(', ');
  return !/\d/.test(head) && /^\d|\d$/.test(others[0] ?? '') ? head : null;
}
