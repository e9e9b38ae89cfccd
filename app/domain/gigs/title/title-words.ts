/* What the words of a gig's title tell about whatever stands beside them. */

/** Stands where an e-mail address or a phone number was: names stand beside it. */
export const MARK = '\uE000';

/** What a show is called, not a person. */
export const EVENTS =
  'conference|conversation|concert|evening|days?|festival|fest|forum|gala|gig|jam|keynote|lecture|live|meetup|music|night|opening|panel|party|retreat|series|sessions?|set|show|summit|talk|tour|webinar|wedding|week|weekend|workshop|spring|summer|fall|autumn|winter';
export const EVENT_WORDS = whole(EVENTS);

export const ORGANIZATIONS =
  'academy|agency|association|bank|brewery|center|centre|chamber|church|club|college|committee|company|collective|corp|corporation|council|department|foundation|gallery|group|guild|high school|hospital|inc|institute|international|labs|league|library|llc|ltd|ministries|museum|network|orchestra|partners|productions|records|school|services|society|solutions|studios?|systems|technologies|theaters?|theatres?|union|university|ventures';
export const ORGANIZATION_WORDS = whole(ORGANIZATIONS);

function whole(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');
}

/** Cues are written in any case, names are not: "[wW][iI]" for the first, as they are for the rest. */
export function caseless(cue: string): string {
  return cue.replace(/(?<!\\)[a-z](?![\]])/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
