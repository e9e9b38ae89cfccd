import type { FitDetail } from '~/domain/fit/trip/bookings';
import type { FitGig } from '~/domain/fit/trip/show';
import type { FitPreferences } from '~/domain/fit/trip/trip';
import type { Places } from '~/domain/places/places';
import { zonesOf } from '~/domain/travel/detail-zones';
import type { DetailType } from '~/domain/travel/travel-detail';

/*
 * Trips as a tour manager would write them down:
 *
 *   # The day before, by plane
 *   home DFW
 *   gig Harbor Lights | Portland, ME | Jun 5 19:30-21:30
 *     flight AA 2417 | DFW Jun 4 07:05 > PWM Jun 4 11:48 | K7WMRD
 *     hotel Courtyard | Portland, ME | Jun 4 15:00 > Jun 6 11:00
 *     car Alamo | PWM > BOS | Jun 4 12:30 > Jun 6 12:00
 *     ride Amtrak | Boston, MA Jun 6 10:00 > New York, NY Jun 6 14:10
 *     load-in 16:00
 *     settled hotel
 *   = warning tight-arrival: the sentence, or "= fine"
 *
 * `possible` is a gig that is not booked; `now`, `lead` (minutes) and where somebody `lives` are said
 * where they matter. The year is 2026 unless one is written.
 */

export interface TripInWords {
  name: string;
  gigs: FitGig[];
  details: FitDetail[];
  preferences: FitPreferences;
  now: Date;
  /** "problem late-arrival: You land…"; empty where all is fine. */
  expected: string[];
}

export function readTrips(text: string, places: Places): TripInWords[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => readTrip(block, places));
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function readTrip(block: string, places: Places): TripInWords {
  const [name = '', ...lines] = block.split('\n');
  const trip: TripInWords = {
    name: name.trim(),
    gigs: [],
    details: [],
    preferences: { homeAirport: null, homeAddress: null, arrivalLeadMinutes: 180 },
    now: new Date('2026-05-14T12:00:00Z'),
    expected: [],
  };
  for (const line of lines.map((one) => one.trim()).filter(Boolean)) {
    const [word = '', ...more] = line.split(' ');
    const rest = more.join(' ');
    if (word === '=') {
      if (rest !== 'fine') trip.expected.push(rest);
    } else if (word === 'now') trip.now = new Date(`${dayOf(rest)}T12:00:00Z`);
    else if (word === 'home') trip.preferences.homeAirport = rest;
    else if (word === 'lives') trip.preferences.homeAddress = rest;
    else if (word === 'lead') trip.preferences.arrivalLeadMinutes = Number(rest);
    else if (word === 'gig' || word === 'possible')
      trip.gigs.push(readGig(word, rest, trip, places));
    else if (word === 'load-in') setUp(trip.gigs.at(-1), rest);
    else if (word === 'settled') settle(trip.gigs.at(-1), rest);
    else trip.details.push(readDetail(word, rest, trip, places));
  }
  return trip;
}

/** "Jun 5", "Jun 5 2027". */
function dayOf(words: string): string {
  const [, month = '', day = '', year = '2026'] =
    /^(\w{3}) (\d{1,2})(?: (\d{4}))?$/.exec(words) ?? [];
  const number = MONTHS.indexOf(month) + 1;
  if (number === 0) throw new Error(`no day: ${words}`);
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** "PWM Jun 4 11:48", "Jun 4": a place that may be missing, a day, a time that may be missing. */
function momentOf(words: string): { place: string | null; wallTime: string | null } {
  const match = /^(.*?)\s*((?:[A-Z][a-z]{2}) \d{1,2}(?: \d{4})?)?(?: (\d{2}:\d{2}))?$/.exec(
    words.trim(),
  );
  const [, place = '', day, time = '00:00'] = match ?? [];
  return { place: place || null, wallTime: day ? `${dayOf(day)}T${time}` : null };
}

function readGig(word: string, words: string, trip: TripInWords, places: Places): FitGig {
  const [title = '', location = '', when = ''] = words.split('|').map((one) => one.trim());
  const match =
    /^(\w{3} \d{1,2}(?: \d{4})?)(?:\.\.(\w{3} \d{1,2}(?: \d{4})?))?(?: (\d{2}:\d{2}))?(?:-(\d{2}:\d{2}))?$/.exec(
      when,
    );
  if (!match) throw new Error(`no dates: ${when}`);
  const [, first = '', last, startTime = null, endTime = null] = match;
  const place = places.locate(location);
  const airport = place && places.nearestAirport(place.latitude, place.longitude, place.country);
  return {
    id: `gig-${trip.gigs.length + 1}`,
    title,
    type: word === 'gig' ? 'booked' : 'possible',
    date: dayOf(first),
    endDate: last ? dayOf(last) : null,
    startTime,
    endTime,
    loadInTime: null,
    timeZone: place ? places.timeZoneAt(place.latitude, place.longitude) : null,
    location,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    airport: airport?.airport.code ?? null,
    flightBooked: false,
    hotelBooked: false,
    carBooked: false,
    travelNotNeeded: false,
  };
}

function setUp(gig: FitGig | undefined, time: string) {
  if (!gig) throw new Error('load-in without a gig');
  gig.loadInTime = time;
}

function settle(gig: FitGig | undefined, kind: string) {
  if (!gig) throw new Error('settled without a gig');
  if (kind === 'all') gig.travelNotNeeded = true;
  else gig[`${kind as 'flight' | 'hotel' | 'car'}Booked`] = true;
}

const TYPES: Record<string, DetailType> = {
  flight: 'flight',
  hotel: 'hotel',
  car: 'car',
  ride: 'other',
};

function readDetail(word: string, words: string, trip: TripInWords, places: Places): FitDetail {
  const detailType = TYPES[word];
  const gig = trip.gigs.at(-1);
  if (!detailType || !gig) throw new Error(`not understood: ${word} ${words}`);
  const [name = '', second = '', third = ''] = words.split('|').map((one) => one.trim());
  const inOne = detailType === 'flight' || detailType === 'other';
  const [startWords = '', endWords = ''] = (inOne ? second : third).split('>');
  const [start, end] = [momentOf(startWords), momentOf(endWords)];
  const [fromWords = '', toWords] = inOne ? [] : second.split('>').map((one) => one.trim());
  const startsLocation = (inOne ? start.place : fromWords) || null;
  const endsLocation =
    (inOne ? end.place : (toWords ?? (detailType === 'car' ? fromWords : null))) || null;
  const zoneOf = (location: string | null) => {
    if (!location) return null;
    const airport = places.airport(location);
    if (airport) return airport.timeZone;
    const place = places.locate(location);
    return place && places.timeZoneAt(place.latitude, place.longitude);
  };
  const zones = zonesOf(
    { detailType, startsTimeZone: zoneOf(startsLocation), endsTimeZone: zoneOf(endsLocation) },
    gig.timeZone,
  );
  const detail: FitDetail = {
    id: `detail-${trip.details.length + 1}`,
    gigId: gig.id,
    detailType,
    title: null,
    provider: detailType === 'flight' ? null : name,
    flightNumber: detailType === 'flight' ? name : null,
    confirmationNumber: inOne ? third || null : null,
    startsLocation,
    startsDateTime: start.wallTime,
    endsLocation,
    endsDateTime: end.wallTime,
    ...zones,
  };
  if (startWords.trim() && !start.place && !start.wallTime) throw new Error(`no time: ${words}`);
  return detail;
}
