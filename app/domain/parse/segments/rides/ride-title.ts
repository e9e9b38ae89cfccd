import type { SourceSpan } from '../../parsed-detail';
import type { Reading } from '../../reading';
import type { Carrier, RideMode } from '../../vocabulary/carriers';
import type { Leg, Stop } from '../legs/leg';

const WORDS: Record<RideMode, string> = {
  train: 'Train',
  bus: 'Bus',
  ferry: 'Ferry',
  shuttle: 'Shuttle',
};
/** What a text without a known carrier is about, by the first such word near its head. */
const TRADES: readonly { word: string; pattern: RegExp }[] = [
  {
    word: 'Shuttle',
    pattern: /\b(?:shuttle|(?:airport|private|hotel) transfer|transfer service)\b/i,
  },
  { word: 'Ferry', pattern: /\b(?:ferry|ferries|sailing|water taxi|catamaran|hydrofoil|fähre)\b/i },
  { word: 'Bus', pattern: /\b(?:bus|motorcoach|coach (?:ticket|travel|service|line))\b/i },
  { word: 'Train', pattern: /\b(?:trains?|rail(?:way|road)?|zug|bahn|tren|treno|trein)\b/i },
  { word: 'Car service', pattern: /\b(?:car service|limo(?:usine)?|chauffeur|taxi|cab)\b/i },
];

const HEAD = 160;

/** "Train", "Bus", "Ferry"; null where the text is not about a ride. */
export function rideWord({ mail, clean }: Reading, carrier: Carrier | null): string | null {
  if (carrier) return WORDS[carrier.mode];
  for (const text of [mail.subject, clean.trimStart().slice(0, HEAD)]) {
    const first = TRADES.map(({ word, pattern }) => ({ word, at: text.search(pattern) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)[0];
    if (first) return first.word;
  }
  return null;
}

/** What it is known by: "Northeast Regional 171", "Eurostar 9014", "BC Ferries to Swartz Bay", "Bus to Boston". */
export function rideTitle(
  { number: ride, from, to }: Leg,
  carrier: Carrier | null,
  word: string,
): { title: string; spans: SourceSpan[] } {
  const name = carrier?.name ?? word;
  if (ride) return { title: `${ride.name ?? name} ${ride.number}`, spans: [ride] };
  if (to) return { title: `${name} to ${shortName(to)}`, spans: [to.mention] };
  if (from) return { title: `${name} from ${shortName(from)}`, spans: [from.mention] };
  return { title: name, spans: [] };
}

/** "Boston" for "Boston, MA - South Station (BOS)". */
function shortName({ mention }: Stop): string {
  return mention.name?.split(/, | \(| - /, 1)[0] ?? '';
}
