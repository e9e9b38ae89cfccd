import { foldName } from './fold-name';
import { readLocation } from './location-text';
import { isStreet } from './regions/region-text';

const WORDS =
  'no location|not specified|none|n a|na|tbd|tba|tbc|to be|zoom|online|on line|virtual|virtually|remote|remotely|webinar|webex|google meet|microsoft teams|teams|skype|phone|livestream|unknown|various';
/** What else may follow them and still say nothing. Nothing stands twice: reading stays quick. */
const MORE =
  'announced|confirmed|decided|determined|specified|advised|location|venue|event|show|performance|session|meeting|call|conference|stream|link|only|via|on|at|by|with';

const BEGINS = new RegExp(`^(?:${WORDS}|https?|www)(?: |$)`);
const SAYS_NO_MORE = new RegExp(
  `^(?:(?:(?:via|on|by) )?(?:${WORDS})(?: (?:${WORDS}|${MORE}))*$|https?\\b|www\\b)`,
);

/** "5 pm", "5 30 6 30pm et", "17 30", "at 5", "noon" */
const TIME =
  / (?:(?:from|to|until) )?(?:\d{1,2}(?: [0-5]\d)?(?: (?:to )?\d{1,2}(?: [0-5]\d)?)? ?(?:[ap]m|[ap] m|oclock)(?: (?:[ecmp][sd]?t|(?:eastern|central|mountain|pacific)(?: time)?))?|[012]?\d [0-5]\d|noon|midnight)(?= |$)/g;
/** "100 guests", "for 1000 people" */
const GUESTS =
  / (?:(?:for|about|up to) )?\d{1,6} (?:guests?|people|persons?|attendees?|participants?|pax)(?= |$)/g;
const AT_AN_HOUR = / at \d{1,2}(?= |$)/g;

/**
 * "TBD", "Zoom": said instead of a place, as the whole beginning of a location. "Phone Booth Bar, San
 * Francisco, CA" only begins so; but a state or a street has to say that it is somewhere.
 */
export function isNowhere(location: string): boolean {
  const { segments, region } = readLocation(location.replace(/(\d),(?=\d{3}\b)/g, '$1'));
  if (SAYS_NO_MORE.test(withoutTimeAndGuests(foldName(segments[0] ?? '')))) return true;
  return BEGINS.test(foldName(location)) && region === null && !segments.some(isStreet);
}

function withoutTimeAndGuests(said: string) {
  return said.replace(GUESTS, '').replace(TIME, '').replace(AT_AN_HOUR, '');
}
