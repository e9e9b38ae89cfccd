import { caseless, EVENT_WORDS, MARK, ORGANIZATION_WORDS } from './title-words';

/* A name: two to four capitalized words, with initials and the small words that names have. */
const CAPITALIZED = String.raw`\p{Lu}[\p{L}’'-]*\p{L}`;
const PARTICLE = '(?:de|del|della|der|den|di|da|dos|du|la|le|van|von|bin|al|y) ';
const TITLE = String.raw`(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Rev|Sir)\.? )`;
/** "The Beatles" are no person, and "Contact Dana" is none of that name. */
const NO_BEGINNING = `(?<![Tt]he )(?!(?:${caseless('the|an|ask|attn|booker|call|contact|host|meet|phone|promoter|text')}) )`;
const NAME = String.raw`${NO_BEGINNING}${TITLE}?${CAPITALIZED}(?: \p{Lu}\.)?(?: (?:${PARTICLE}){0,2}${CAPITALIZED}){1,2}`;
const ONE_NAME = `(?:${NAME}|${TITLE}${CAPITALIZED})`;

/* After these a person is named; after the last of them only if it reads like one. */
const CONTACT = String.raw`contact(?: person)?|attn\.?|attention|c\/o|booker|organi(?:s|z)ers?|host|promoter`;
const BEFORE_NAME = String.raw`${CONTACT}|booked by|booking|hosted by|invited by|via|with|w\/|by|ask for`;

const after = (cue: string, what: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${caseless(cue)})(?:${what})(?![\p{L}\p{N}])`, 'gu');

const CONTACT_NAME = after(CONTACT, `: ?(${ONE_NAME})`);
const NAME_BEFORE_MARK = new RegExp(`(${ONE_NAME})(?: at)? ?[,:–—-]? ?${MARK}`, 'gu');
const NAME_AFTER_MARK = new RegExp(
  String.raw`${MARK} ?[,:–—-]? ?\(?(${ONE_NAME})(?![\p{L}\p{N}])`,
  'gu',
);
const NAME_AFTER_CUE = after(BEFORE_NAME, `:? ?(${ONE_NAME})`);
const TITLED_NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${TITLE}${CAPITALIZED}(?: ${CAPITALIZED}){0,2})`,
  'gu',
);

/* "Contact: dana rivers", where nothing but a name is to be expected. */
const NO_NAME = `(?!(?:${caseless(
  'a|above|agent|all|an|and|any|anyone|at|be|below|booking|bookings|box|call|desk|details|directly|door|email|e-mail|for|form|from|front|in|info|link|mail|management|manager|me|my|no|none|not|number|of|office|on|or|our|page|person|phone|see|staff|tba|tbc|tbd|team|text|the|their|to|us|venue|via|website|with|you|your',
)})(?!\\p{L}))`;
const WORD = String.raw`${NO_NAME}\p{L}[\p{L}’'-]*\p{L}`;
const CONTACT_IN_ANY_CASE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${caseless(CONTACT)}): ?(${WORD}(?: (?:${PARTICLE}){0,2}${WORD}){1,2})(?= ?(?:$|[${MARK},;|()–—]| - |(?:${caseless('at|for|from|in|of|on|via|with')}) ))`,
  'gu',
);

/** Publishers and shops, "Penguin Random House", but "Dr. House". */
const HOUSES = new RegExp(
  `^(?!${TITLE}).* (?:books|bookshop|bookstore|entertainment|house|media|press|publishers|publishing)$`,
  'iu',
);

const PATTERNS = [
  CONTACT_NAME,
  NAME_BEFORE_MARK,
  NAME_AFTER_MARK,
  NAME_AFTER_CUE,
  TITLED_NAME,
  CONTACT_IN_ANY_CASE,
];

/** The person whom these words name, and which of them do. */
export function nameIn(words: string): { name: string; phrase: string } | null {
  for (const pattern of PATTERNS) {
    for (const [phrase, name] of words.matchAll(pattern)) {
      if (!name || EVENT_WORDS.test(name) || ORGANIZATION_WORDS.test(name)) continue;
      if (pattern !== CONTACT_NAME && HOUSES.test(name)) continue;
      return { name: pattern === CONTACT_IN_ANY_CASE ? capitalize(name) : name, phrase };
    }
  }
  return null;
}

const SMALL = new RegExp(`^${PARTICLE}$`, 'u');

/** "mary-jane o'neil de la cruz" is Mary-Jane O'Neil de la Cruz. */
function capitalize(name: string): string {
  const words = name.split(' ').map((word, index) => {
    if (index > 0 && SMALL.test(`${word} `)) return word;
    return word.replace(/(?:^(?:[odOD][’'])?|-)\p{Ll}/gu, (start) => start.toUpperCase());
  });
  return words.join(' ');
}
