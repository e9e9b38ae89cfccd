import { nameIn } from './name-in-title';
import { caseless, EVENTS, MARK, ORGANIZATION_WORDS, ORGANIZATIONS } from './title-words';

const LEADING_EVENT_WORDS = new RegExp(`^(?:(?:${EVENTS}) )+`, 'iu');

/** Up to the last of these words, and on to what it is of: "University of Maine". */
const PROPER_PART = new RegExp(
  String.raw`^.*(?<!\p{L})(?:${ORGANIZATIONS})(?!\p{L})(?: (?:of|for) (?:the )?(?:(?!(?:${EVENTS})(?!\p{L}))[\p{L}’'-]+(?: |$))+)?`,
  'iu',
);

/* Where the name of an organization ends: a separator, or a word that begins something else. */
const PIECES = new RegExp(String.raw`\s*(?:[|,;:()•·–—${MARK}]|\s-\s|\s\/\s)\s*`, 'u');
const SOMETHING_ELSE =
  /\s(?:at|in|on|for|with|by|w\/|@|from|featuring|feat\.?|ft\.?|presents?|contact)\s.*$/iu;
const CUES = 'at|@|for|from|presented by|hosted by|organi(?:s|z)ed by|sponsored by|by|with';
const BEFORE_ORGANIZATION = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<cue>${caseless(CUES)}):? ?(?=(?<rest>(?:the |The )?[\p{Lu}\p{N}].*))`,
  'gu',
);

/** The organization these words name, by what it is called or by what stands before it. */
export function organizationIn(words: string): string | null {
  const pieces = words.split(PIECES).map((piece) => piece.trim());
  const shouted = !/\p{Ll}/u.test(words);
  const marked = pieces.flatMap((piece) =>
    [...piece.matchAll(BEFORE_ORGANIZATION)].flatMap(({ index, groups }) => {
      const { cue = '', rest = '' } = groups ?? {};
      const name = rest.replace(SOMETHING_ELSE, '');
      const found = isMoment(name)
        ? null
        : (properPart(name) ??
          (AMBIGUOUS.test(cue) ? certain(name, cue, piece.slice(0, index), shouted) : name));
      return found ? [{ name: tidy(found), host: !/^with$/i.test(cue) }] : [];
    }),
  );
  const own = pieces.flatMap((piece) => {
    const name = properPart(piece.replace(SOMETHING_ELSE, '').replace(LEADING_EVENT_WORDS, ''));
    return name?.includes(' ') && /^[\p{Lu}\p{N}]/u.test(name) ? [tidy(name)] : [];
  });
  // What is called a library is one; what a show is at may be no more than its stage.
  const called = marked.find(({ name }) => ORGANIZATION_WORDS.test(name));
  const host = marked.find((one) => one.host) ?? marked[0];
  return called?.name ?? own[0] ?? host?.name ?? null;
}

/** "Boise Public Library" of "Boise Public Library Opening Night"; null where nothing is called so. */
function properPart(piece: string): string | null {
  return PROPER_PART.exec(piece)?.[0] ?? null;
}

/** After these a person may stand as well. */
const AMBIGUOUS = /^(?:for|by|with)$/i;

/** What is no person's: several capitalized words, or an acronym where not everything is one. */
function certain(name: string, cue: string, before: string, shouted: boolean): string | null {
  const personal = isPrivate(before, cue) || nameIn(`${cue} ${name}`) !== null;
  const several = personal ? null : severalCapitals(name);
  return several ?? (shouted ? null : acronymIn(name));
}

const PRIVATE =
  /(?:anniversary|baptism|birthday|christening|engagement|funeral|graduation|mitzvah|memorial|party|reunion|shower|wedding)\s*$/iu;

/** Whoever a birthday party is for is somebody. */
function isPrivate(before: string, cue: string): boolean {
  return /^for$/i.test(cue) && PRIVATE.test(before);
}

const OCCASION = new RegExp(
  String.raw`(?<!\p{L})(?:${EVENTS}|anniversary|banquet|benefit|birthday|break|breakfast|brunch|celebration|ceremony|dinner|engagement|eve|fundraiser|funeral|graduation|holiday|launch|lunch|luncheon|memorial|month|performance|premiere|reception|recital|release|reunion|season|tribute|\d+(?:st|nd|rd|th))s?$`,
  'iu',
);

/** Several capitalized words, unless they are what happens there: "Maria O'Neil wedding". */
function severalCapitals(name: string): string | null {
  const words = name.replace(/[^\p{L}]+$/u, '');
  const capitals = words.match(/(?<![\p{L}’'-])\p{Lu}/gu) ?? [];
  return capitals.length > 1 && !OCCASION.test(words) ? name : null;
}

const ACRONYM =
  /^(?:[Tt]he )?(?!(?:DJ|MC|NYC|NYE|TBA|TBC|TBD|UK|USA|VIP)(?!\p{L}))\p{Lu}[\p{Lu}\p{N}&]{1,5}(?![\p{L}\p{N}]| \p{Lu}{2})/u;

function acronymIn(name: string): string | null {
  return ACRONYM.exec(name)?.[0] ?? null;
}

/** "at 7 PM", "for 2026" and "at Night" are no places of work. */
function isMoment(name: string): boolean {
  if (!/\p{L}/u.test(name) || /^\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\.?$/iu.test(name)) return true;
  return /^(?:the )?(?:noon|midnight|night|home|christmas|easter|new year.*|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)s?$/iu.test(
    name,
  );
}

function tidy(name: string): string {
  return name
    .replace(/^[\s"“'‘]+|[\s"”'’!?]+$/gu, '')
    .replace(/^the /, 'The ')
    .slice(0, 160);
}
