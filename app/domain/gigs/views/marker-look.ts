import { dayText } from '~/domain/time/day-label';
import { missingTravel, type TravelKind } from '~/domain/travel/need';
import { type Gig, NO_LOCATION } from '../gig';
import {
  ATTENTION_DAYS,
  daysUntil,
  isPast,
  SOON_DAYS,
  shortPlace,
  travelStatus,
} from '../gig-status';
import { gigCountLabel } from './gig-groups';

/** How far ahead a gap in the travel changes how a marker looks. */
const LOOK_AHEAD_DAYS = 90;
/** A gig this many days ahead pulses: near enough to arrange, far enough to be cheap. */
const PULSE_DAYS = { from: 20, to: 40 };
const INFO_TITLE_LENGTH = 50;

/** `missing`: booked, within 90 days, and something still has to be arranged. */
export type MarkerState = 'booked' | 'arranged' | 'missing' | 'possible' | 'past';

export interface MarkerLook {
  state: MarkerState;
  /** "6/5" */
  label: string;
  /** What the pill under the tip shows; empty unless the state is `missing`. */
  missing: TravelKind[];
  /** 14 days ahead or fewer. */
  near: boolean;
  /** The red count, at 7 days or fewer: "5d", "Today". */
  badge: string | null;
  pulses: boolean;
}

type Days = Pick<Gig, 'date' | 'endDate'>;
type Look = Days & Pick<Gig, 'type' | 'needs'>;

export function markerLook(gig: Look, today: string): MarkerLook {
  const label = monthAndDay(gig.date);
  if (isPast(gig, today)) {
    return { state: 'past', label, missing: [], near: false, badge: null, pulses: false };
  }
  const days = daysUntil(gig, today);
  const { state, missing } = travelLook(gig, today, days);
  return {
    state,
    label,
    missing,
    near: days <= ATTENTION_DAYS,
    badge: days <= SOON_DAYS ? (days === 0 ? 'Today' : `${days}d`) : null,
    pulses: days >= PULSE_DAYS.from && days <= PULSE_DAYS.to,
  };
}

function travelLook(gig: Look, today: string, days: number): Pick<MarkerLook, 'state' | 'missing'> {
  if (gig.type !== 'booked') return { state: 'possible', missing: [] };
  const { missing } = travelStatus(gig, today);
  if (missing.length === 0) return { state: 'arranged', missing };
  return days <= LOOK_AHEAD_DAYS ? { state: 'missing', missing } : { state: 'booked', missing: [] };
}

/** What a marker is called: "Harbor Lights Series, Jun 5, Portland, ME, booked, car missing". */
export function markerName(gig: Look & Pick<Gig, 'title' | 'location'>, today: string): string {
  const parts = [gig.title, dayText(gig.date, 'monthDay'), shortPlace(gig.location)];
  return [...parts, ...stateWords(gig, today)].join(', ');
}

function stateWords(gig: Look, today: string): string[] {
  const { state, badge, near } = markerLook(gig, today);
  if (state === 'past') return ['past'];
  if (state === 'possible') return ['possible', ...countWords(gig, today, badge, near)];
  const missing = missingTravel(gig.needs);
  const travel = missing.length === 0 ? 'all arranged' : `${listOf(missing)} missing`;
  return ['booked', travel, ...countWords(gig, today, badge, near)];
}

function countWords(gig: Days, today: string, badge: string | null, near: boolean): string[] {
  if (badge === 'Today') return ['today'];
  if (!near) return [];
  const days = daysUntil(gig, today);
  return [days === 1 ? 'in 1 day' : `in ${days} days`];
}

/** The two lines of a marker's info window: the title cut short, and "May 29 · Chicago, IL". */
export function markerInfo(gig: Pick<Gig, 'title' | 'date' | 'location'>) {
  // By code point, so that an emoji is kept or dropped whole.
  const letters = [...gig.title];
  const title =
    letters.length > INFO_TITLE_LENGTH
      ? `${letters.slice(0, INFO_TITLE_LENGTH).join('').trimEnd()}…`
      : gig.title;
  return { title, line: `${dayText(gig.date, 'monthDay')} · ${shortPlace(gig.location)}` };
}

export interface PlacedGig {
  gig: Gig;
  latitude: number;
  longitude: number;
}

/** The gigs that have a place on the map, by date. */
export function placedGigs(gigs: readonly Gig[]): PlacedGig[] {
  return gigs
    .flatMap((gig) => {
      const place = placeOf(gig);
      return place ? [{ gig, ...place }] : [];
    })
    .sort((a, b) => (a.gig.date < b.gig.date ? -1 : a.gig.date > b.gig.date ? 1 : 0));
}

/** The gigs that no marker stands for. */
export function unplacedGigs<G extends Coordinates>(gigs: readonly G[]): G[] {
  return gigs.filter((gig) => placeOf(gig) === null);
}

/** "3 gigs are not on the map", or that they soon will be. */
export function unplacedLabel(gigs: readonly Pick<Gig, 'geocoding'>[]): string {
  const count = gigCountLabel(gigs.length);
  if (gigs.every((gig) => gig.geocoding)) return `Finding the place of ${count}`;
  return `${count} ${gigs.length === 1 ? 'is' : 'are'} not on the map`;
}

/** Why a gig has no marker. */
export function placeGap(gig: Pick<Gig, 'geocoding' | 'location'>): string {
  if (gig.geocoding) return 'Its place is being looked up';
  if (gig.location === NO_LOCATION) return NO_LOCATION;
  return `“${gig.location}” was not found`;
}

type Coordinates = Pick<Gig, 'latitude' | 'longitude'>;

function placeOf(gig: Coordinates): { latitude: number; longitude: number } | null {
  const latitude = degrees(gig.latitude, 90);
  const longitude = degrees(gig.longitude, 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** An empty text is no number, although `Number('')` is 0. */
function degrees(text: string | null, limit: number): number | null {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Math.abs(value) <= limit ? value : null;
}

function monthAndDay(date: string): string {
  return `${Number(date.slice(5, 7))}/${Number(date.slice(8, 10))}`;
}

function listOf(words: string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}
