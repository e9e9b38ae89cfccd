import type { Gig } from './gig';

export type FoundContact = Pick<Gig, 'contactName' | 'contactEmail' | 'contactOrganization'>;

/**
 * Who a gig's title says it is with, by the patterns people write: an e-mail address, a name after
 * "with" or "contact", an organization after "at" or "for". Null when it says nothing of the kind.
 */
export function contactFromTitle(title: string): FoundContact | null {
  const line = title.normalize('NFC').replaceAll(MARK, ' ').replace(/\s+/g, ' ').trim();
  const contactEmail = emailIn(line);
  const words = contactEmail ? withoutEmail(line, contactEmail) : line;
  const named = nameIn(words, contactEmail !== null);
  // What names the person says nothing of where they work.
  const rest = named ? words.replace(named.phrase, ' | ') : words;
  const contactName = named?.name ?? (contactEmail && nameInAddress(contactEmail));
  const contactOrganization = organizationIn(rest);
  if (!contactName && !contactEmail && !contactOrganization) return null;
  return { contactName: contactName || null, contactEmail, contactOrganization };
}

const EMAIL = /[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}/u;

function emailIn(line: string): string | null {
  const found = EMAIL.exec(line)?.[0].replace(/^[.'-]+/, '');
  return found && !found.includes('..') && !found.includes('.@') ? found : null;
}

/** A mark stays where the address was: names stand beside it. */
const MARK = '\uE000';

function withoutEmail(line: string, email: string): string {
  return line
    .replace(email, MARK)
    .replace(/mailto:/i, '')
    .replace(new RegExp(`[<([]${MARK}[>)\\]]`, 'u'), MARK);
}

/* A name: two to four capitalized words, with initials and the small words that names have. */
const CAPITALIZED = String.raw`\p{Lu}[\p{L}’'-]*\p{L}`;
const PARTICLE = '(?:de|del|della|der|den|di|da|dos|du|la|le|van|von|bin|al|y) ';
const TITLE = String.raw`(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms|Rev|Sir)\.? )`;
const NAME = String.raw`${TITLE}?${CAPITALIZED}(?: \p{Lu}\.)?(?: (?:${PARTICLE}){0,2}${CAPITALIZED}){1,2}`;
const ONE_NAME = `(?:${NAME}|${TITLE}${CAPITALIZED})`;

/* After these a person is named; after the last of them only if it reads like one. */
const BEFORE_NAME = String.raw`(?:contact(?: person)?|attn\.?|attention|c\/o|booker|booked by|booking|organi(?:s|z)ers?|host(?:ed by)?|invited by|promoter|via|with|w\/|by|ask for)`;

const after = (cue: string, what: string) =>
  new RegExp(String.raw`(?:^|[^\p{L}\p{N}])(?:${caseless(cue)}):? ?(${what})(?![\p{L}\p{N}])`, 'u');

const NAME_AFTER_CUE = after(BEFORE_NAME, ONE_NAME);
const NAME_BEFORE_MARK = new RegExp(`(${ONE_NAME}) ?[,:–—-]? ?${MARK}`, 'u');
const NAME_AFTER_MARK = new RegExp(
  String.raw`${MARK} ?[,:–—-]? ?\(?(${ONE_NAME})(?![\p{L}\p{N}])`,
  'u',
);
const TITLED_NAME = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${TITLE}${CAPITALIZED}(?: ${CAPITALIZED}){0,2})`,
  'u',
);

function nameIn(words: string, hasEmail: boolean): { name: string; phrase: string } | null {
  const patterns = [
    ...(hasEmail ? [NAME_BEFORE_MARK, NAME_AFTER_MARK] : []),
    NAME_AFTER_CUE,
    TITLED_NAME,
  ];
  for (const pattern of patterns) {
    const found = pattern.exec(words);
    const name = found?.[1];
    if (name && !EVENT_WORDS.test(name) && !ORGANIZATION_WORDS.test(name)) {
      return { name, phrase: found[0] };
    }
  }
  return null;
}

/** What a show is called, not a person. */
const EVENTS =
  'conference|conversation|concert|evening|days?|festival|fest|forum|gala|gig|jam|keynote|lecture|live|meetup|music|night|opening|panel|party|retreat|series|sessions?|set|show|summit|talk|tour|webinar|wedding|week|weekend|workshop|spring|summer|fall|autumn|winter';
const EVENT_WORDS = whole(EVENTS);
const LEADING_EVENT_WORDS = new RegExp(`^(?:(?:${EVENTS}) )+`, 'iu');

const ORGANIZATIONS =
  'academy|agency|association|bank|brewery|center|centre|chamber|church|club|college|committee|company|collective|corp|corporation|council|department|foundation|gallery|group|guild|high school|hospital|inc|institute|international|labs|league|library|llc|ltd|ministries|museum|network|orchestra|partners|productions|records|school|services|society|solutions|studios?|systems|technologies|theaters?|theatres?|union|university|ventures';
const ORGANIZATION_WORDS = whole(ORGANIZATIONS);
/** Up to the last of these words, and on to what it is of: "University of Maine". */
const PROPER_PART = new RegExp(
  String.raw`^.*(?<!\p{L})(?:${ORGANIZATIONS})(?!\p{L})(?: (?:of|for) (?:the )?(?:(?!(?:${EVENTS})(?!\p{L}))[\p{L}’'-]+(?: |$))+)?`,
  'iu',
);

function whole(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');
}

/* Where the name of an organization ends: a separator, or a word that begins something else. */
const PIECES = /\s*(?:[|,;:()•·–—\uE000]|\s-\s|\s\/\s)\s*/u;
const BEFORE_ORGANIZATION = after(
  'at|@|for|from|presented by|hosted by|organi(?:s|z)ed by|sponsored by|by|with',
  String.raw`(?:the |The )?[\p{Lu}\p{N}].*`,
);
const SOMETHING_ELSE =
  /\s(?:at|in|on|for|with|by|w\/|@|from|featuring|feat\.?|ft\.?|presents?|contact)\s.*$/iu;

function organizationIn(words: string): string | null {
  const pieces = words.split(PIECES).map((piece) => piece.trim());
  const marked = pieces.flatMap((piece) => {
    const named = BEFORE_ORGANIZATION.exec(piece)?.[1]?.replace(SOMETHING_ELSE, '');
    return named && isOrganization(named) ? [tidy(properPart(named) ?? named)] : [];
  });
  const own = pieces.flatMap((piece) => {
    const name = properPart(piece.replace(SOMETHING_ELSE, '').replace(LEADING_EVENT_WORDS, ''));
    return name?.includes(' ') && /^[\p{Lu}\p{N}]/u.test(name) ? [tidy(name)] : [];
  });
  // What is called a library is one; what a show is at may be no more than its stage.
  return marked.find((name) => ORGANIZATION_WORDS.test(name)) ?? own[0] ?? marked[0] ?? null;
}

/** "Boise Public Library" of "Boise Public Library Opening Night"; null where nothing is called so. */
function properPart(piece: string): string | null {
  return PROPER_PART.exec(piece)?.[0].replace(/^the /, 'The ') ?? null;
}

/** "at 7 PM", "for 2026" and "at Night" are no places of work. */
function isOrganization(name: string): boolean {
  if (/^\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?)?$|^(?:19|20)\d\d$/iu.test(name)) return false;
  return !/^(?:the )?(?:noon|midnight|night|home|christmas|easter|new year.*|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)s?$/iu.test(
    name,
  );
}

function tidy(name: string): string {
  return name.replace(/^[\s"“'‘]+|[\s"”'’!?]+$/gu, '').slice(0, 160);
}

/** "dana.rivers@…" is Dana Rivers; "info@…" and "drivers@…" say nobody. */
function nameInAddress(email: string): string | null {
  const parts = (email.split('@')[0] ?? '').split(/[._-]/);
  if (parts.length < 2 || parts.length > 3 || !parts.every((part) => /^\p{L}{2,}$/u.test(part))) {
    return null;
  }
  if (parts.some((part) => ROLES.test(part))) return null;
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase()).join(' ');
}

const ROLES =
  /^(?:admin|booking|bookings|contact|desk|event|events|hello|help|info|mail|marketing|no|noreply|office|press|programs?|reply|sales|speaker|speakers|support|team|the|tickets|tour|us)$/i;

/** Cues are written in any case, names are not: "[wW][iI]" for the first, as they are for the rest. */
function caseless(cue: string): string {
  return cue.replace(/(?<!\\)[a-z](?![\]])/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
