import { foldName } from './fold-name';
import { isStreet, readLocation } from './location-text';

const WORDS =
  'no location|not specified|none|n a|na|tbd|tba|tbc|to be|zoom|online|on line|virtual|virtually|remote|remotely|webinar|webex|google meet|microsoft teams|teams|skype|phone|livestream|unknown|various';
/** What may follow them and still say nothing. */
const MORE =
  'announced|confirmed|decided|determined|specified|advised|location|venue|event|show|performance|session|meeting|call|conference|stream|link|only|none|na|n a|webinar';

const BEGINS = new RegExp(`^(?:${WORDS}|https?|www)(?: |$)`);
const SAYS_NO_MORE = new RegExp(`^(?:(?:${WORDS})(?: (?:${MORE}))*$|https?\\b|www\\b)`);

/**
 * "TBD", "Zoom": said instead of a place, as the whole beginning of a location. "Phone Booth Bar, San
 * Francisco, CA" only begins so; but a state or a street has to say that it is somewhere.
 */
export function isNowhere(location: string): boolean {
  if (!BEGINS.test(foldName(location))) return false;
  const { segments, region } = readLocation(location);
  if (SAYS_NO_MORE.test(foldName(segments[0] ?? ''))) return true;
  return region === null && !segments.some(isStreet);
}
