import { STREET_WORD } from '../../tokens/places/printed-address';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../../vocabulary/calendar-words';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { BRAND } from './hotel-words';

/** Most words begin with a capital or digit: a name, not a sentence. */
export function isTitled(words: string): boolean {
  const all = words.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const small = all.filter(
    (word) =>
      /^\p{Ll}/u.test(word) &&
      !/^[dl]'/.test(word) &&
      !/^(?:by|at|the|of|and|in|on|de|la|le|les|des|du|del|della|di|da|das|do|dos|dei|delle|e|el|i|los|las|il|lo|den|zum|zur|van|het|am|an|der|im|a|with|for|ibis|styles|budget|avid|voco|citizenm|near|y|et|und|alle|alla|sul|sulla)$/i.test(
        word,
      ),
  );
  return small.length === 0 && !/[.!?]$/.test(words.replace(/\b(?:St|Ft|Mt)\.$/, ''));
}

export function sentenceName(words: string): string {
  const cut =
    /\s(?:is|are|has|was|on|from|for|and (?:we|thank)|we|starting|beginning|with|has been|your|confirmed|as (?:follows|below|detailed)|begins|in (?:just|\d)|ist|wurde|est|está|es|è|är|er)(?!\p{L})|\.\s|\.$|[,;]\s(?:we|your|where|and|the|on|a|please|in|out|under|conf\p{L}*|res|reservation|for|from|with|arriv\p{L}+|check\p{L}*)(?!\p{L})|\s[-(#]\s?(?:confirm|reserv|#|\d)|\s\((?=[^()]{3,80}\d)|\s#|\s-\s/iu.exec(
      words,
    );
  return cut ? words.slice(0, cut.index) : words;
}

export function firstCell(words: string): string {
  return words.split(/\t|\||\s{3,}/).find((part) => part.trim() !== '') ?? '';
}

/** "Hotel Rialto - Booking confirmation 4417". */
const CONFIRMED_TAIL = anyCase(
  `\\s-\\s(?:(?:booking|reservation) confirm|${wordsFor('confirmed')}).*$`,
);

/** "Hotel Continentale CITY: Arezzo". */
const LABEL_BEHIND = /\s(?:city|town|address|phone|tel(?:ephone)?|check-?in)\s?:.*$/i;

/** "Mercure Annecy Rive du Lac 317,88 €": of two columns that were pasted as one. */
const PRICE_BEHIND = /\s(?:[€$£] ?\d[\d.,]*|\d[\d.,]* ?(?:[€$£]|EUR|USD|GBP|CHF))$/;

/** "APRIL APRIL", of a calendar's leaves. */
const DAYS_ALONE = anyCase(`^(?:(?:${MONTH_NAMES}|${WEEKDAY_NAMES})\\W{0,3}){1,4}$`);
/** "Coaching Inn - Restaurant - Country Weddings", below the name in a letter's head. */
const SLOGAN = /^[^-–|•]{3,40} [-–|•] [^-–|•]{3,40} [-–|•] [^-–|•]{3,60}$/;

/** "L'équipe de l'Hôtel Franchi", who sign a letter. */
const TEAM_OF =
  /^(?:l'équipe (?:de l'|du |de la |de )|(?:the )?(?:team|staff) (?:at|of) (?:the )?|(?:ihr|dein|das) team (?:vom|des|der|im) |el equipo del? |lo staff (?:dell'|del |di )|a equipa? d[oae] |het team van )(?=\p{L})/iu;

export function tidyName(words: string): string {
  return withoutHeading(withoutStreet(words))
    .replace(/\s{1,3}(?:\(?\+?\d[\d ().-]{8,}|tel\b.*|phone\b.*)$/i, '')
    .replace(CONFIRMED_TAIL, '')
    .replace(/\s(?:No\.|#)\s?[A-Z\d]{5,}$/, '')
    .replace(/,\scheck[- ]?in\b.*$/i, '')
    .replace(LABEL_BEHIND, '')
    .replace(PRICE_BEHIND, '')
    .replace(TEAM_OF, '')
    .replace(
      /,\s(?:\d(?!\d? (?:min|km|m|miles?)\b)|an? (?:autograph|tribute|luxury|curio|tapestry)).*$/i,
      '',
    )
    .replace(/\s(?:AS|A\/S|AB|ApS|Oy|GmbH|Ltd\.?|S\.?r\.?l\.?|S\.L\.|SARL|SAS|B\.?V\.?)$/u, '')
    .replace(
      /^(?:hotel|property|where|at|new|now|neu|nouveau|nuevo|novo|nuovo|nieuw|nytt?):\s*/i,
      '',
    )
    .replace(/^(?:your (?:hotel|property|accommodation)|view booking) (?=\p{Lu})/iu, '')
    .replace(
      /^(?:reception|receptie|rezeption|réception|recepción|front desk)(?: of| at| -|,)? (?=\p{Lu})/iu,
      '',
    )
    .replace(
      /^(?:Appartement|Apartment|Ferienwohnung|Ferienhaus|Vakantiehuis|Maison|Casa) ["'](.{3,50})["']$/u,
      '$1',
    )
    .replace(/^the (?=\p{Lu})/u, '')
    .replace(/^(?:\d{1,2}|[a-z])\) {1,3}(?=\p{Lu})/u, '')
    .replace(/^[\s:,.|→-]+|[\s:,.|→!-]+$/g, '')
    .replace(DAYS_ALONE, '')
    .replace(SLOGAN, '')
    .replace(/^(?:nej|nein|no|non|nee|nie|none|n\/a)(?:\s?[-–,].*)?$/i, '')
    .trim();
}

/** "Ocean Pearl Hotel 12 Beach Road, Penang". */
function withoutStreet(words: string): string {
  const street = /\s\d{1,5}[A-Z]?\s(\p{Lu}[^,\d]{2,40}),/u.exec(words);
  if (street?.[1] && STREET_WORD.test(street[1])) return words.slice(0, street.index);
  // "Casa do Tejo, Rua das Flores 28, Lisboa".
  const comma = words.indexOf(', ');
  const [behind = '', town = ''] = words.slice(comma + 2).split(', ');
  const numbered = /\s\d/.test(behind) || /\d/.test(town);
  return comma > 0 && numbered && STREET_WORD.test(behind) ? words.slice(0, comma) : words;
}

/** "Hotel Kimpton Hotel Monaco", "Courtyard by Marriott Courtyard Boise West", or one name twice. */
function withoutHeading(words: string): string {
  const twice = /^(.{6,60}) \1$/.exec(words.trim())?.[1];
  if (twice) return twice;
  const brand = BRAND.exec(words);
  const title = /^Hotell? /.exec(words)?.[0].length ?? 0;
  const rest = words.slice(brand?.index === 0 ? brand[0].length : title).trimStart();
  const heading = brand?.index === 0 || title > 0;
  const opens = BRAND.exec(rest)?.index === 0 || (brand?.index !== 0 && ENDS_AS_HOTEL.test(rest));
  return heading && opens ? rest : words;
}

const ENDS_AS_HOTEL = /\s(?:Inn|Suites|Hotel|Motel)$/;
