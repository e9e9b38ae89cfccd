import fc from 'fast-check';
import type { FitDetail } from '~/domain/fit/trip/bookings';
import type { FitGig } from '~/domain/fit/trip/show';
import { greatCircleMeters } from '~/domain/places/airports/nearest-airport';
import type { Airport, Places } from '~/domain/places/places';
import { shiftDay } from '~/domain/time/calendar-day';
import { instantOf, wallTimeAt } from '~/domain/time/wall-time';

/*
 * Tours as sensible people book them: from home through one to four gigs and back, by plane or, where
 * it is near, by road; a bed for each night away or friends, a car or none, with connections,
 * festivals, days off and gigs nobody knows the hour of.
 */

const CITIES = {
  DFW: 'Dallas, TX',
  BOS: 'Boston, MA',
  PWM: 'Portland, ME',
  PDX: 'Portland, OR',
  SEA: 'Seattle, WA',
  DEN: 'Denver, CO',
  BNA: 'Nashville, TN',
  MSY: 'New Orleans, LA',
  ATL: 'Atlanta, GA',
  ORD: 'Chicago, IL',
  MKE: 'Milwaukee, WI',
  LAX: 'Los Angeles, CA',
  SFO: 'San Francisco, CA',
  ABQ: 'Albuquerque, NM',
  SGF: 'Springfield, MO',
  YYZ: 'Toronto, ON',
  YVR: 'Vancouver, BC',
  YHZ: 'Halifax, NS',
  LHR: 'London, United Kingdom',
  HNL: 'Honolulu, HI',
  PHX: 'Phoenix, AZ',
  BOI: 'Boise, ID',
};
type Code = keyof typeof CITIES;
const CODES = Object.keys(CITIES) as Code[];

const stop = fc.record({
  city: fc.constantFrom(...CODES),
  /** Days from landing to the show, and from there to the next flight. */
  early: fc.integer({ min: 1, max: 3 }),
  late: fc.integer({ min: 1, max: 2 }),
  days: fc.constantFrom(1, 1, 1, 2, 3),
  startTime: fc.constantFrom('11:00', '14:30', '19:30', '20:00', '21:30', null),
  hasEnd: fc.boolean(),
  car: fc.boolean(),
  friends: fc.nat(9).map((one) => one === 0),
  connects: fc.nat(3).map((one) => one === 0),
  sharedBooking: fc.boolean(),
  /** Hours after midnight at which flights leave. */
  leaves: fc.integer({ min: 6, max: 15 }),
  untimed: fc.nat(9).map((one) => one === 0),
});
type Stop = typeof stop extends fc.Arbitrary<infer Value> ? Value : never;

export interface SensibleTrip {
  home: Code;
  homeStated: boolean;
  gigs: FitGig[];
  details: FitDetail[];
}

export function sensibleTrip(places: Places): fc.Arbitrary<SensibleTrip> {
  return fc
    .record({
      home: fc.constantFrom(...CODES.filter((code) => code !== 'LHR')),
      homeStated: fc.boolean(),
      start: fc.integer({ min: 0, max: 300 }),
      stops: fc.uniqueArray(stop, { minLength: 1, maxLength: 4, selector: ({ city }) => city }),
    })
    .map(({ start, stops, ...rest }) => {
      const cities = stops.filter(({ city }) => city !== rest.home);
      return bookTrip({ ...rest, stops: cities, firstDay: shiftDay('2026-06-01', start) }, places);
    });
}

interface Plan {
  home: Code;
  homeStated: boolean;
  firstDay: string;
  stops: Stop[];
}

function bookTrip({ home, homeStated, firstDay, stops }: Plan, places: Places): SensibleTrip {
  const gigs: FitGig[] = [];
  const details: FitDetail[] = [];
  const airport = (code: Code) => places.airport(code) as Airport;
  let day = firstDay;
  let from = airport(home);
  for (const [index, one] of stops.entries()) {
    const to = airport(one.city);
    const id = `gig-${index}`;
    const lands = addFlights(details, id, from, to, day, one, places);
    const gig = gigOf(one, id, shiftDay(lands.slice(0, 10), one.early), places);
    gigs.push(gig);
    const leaveDay = shiftDay(gig.endDate ?? gig.date, one.late);
    if (one.friends) gig.hotelBooked = true;
    else addHotel(details, gig, one.city, firstNight(lands), leaveDay);
    if (one.car) addCar(details, gig.id, to, lands, `${leaveDay}T05:00`);
    day = leaveDay;
    from = to;
  }
  const last = gigs.at(-1);
  const lastStop = stops.at(-1);
  if (last && lastStop) addFlights(details, last.id, from, airport(home), day, lastStop, places);
  return { home, homeStated, gigs, details };
}

function gigOf(one: Stop, id: string, date: string, places: Places): FitGig {
  const location = CITIES[one.city];
  const place = places.locate(location) ?? (places.airport(one.city) as Airport);
  const nearest = places.nearestAirport(place.latitude, place.longitude, place.country);
  const endTime =
    one.startTime === '21:30' ? '00:15' : one.startTime === '11:00' ? '12:30' : '23:00';
  return {
    id,
    title: `Night in ${location}`,
    type: 'booked',
    date,
    endDate: one.days > 1 ? shiftDay(date, one.days - 1) : null,
    startTime: one.startTime,
    endTime: one.hasEnd && one.startTime && one.days === 1 ? endTime : null,
    loadInTime: null,
    timeZone: places.timeZoneAt(place.latitude, place.longitude),
    location,
    latitude: place.latitude,
    longitude: place.longitude,
    airport: nearest?.airport.code ?? null,
    flightBooked: false,
    hotelBooked: false,
    carBooked: false,
    travelNotNeeded: false,
  };
}

/** Who lands after midnight has booked the night that is ending. */
function firstNight(lands: string): string {
  return shiftDay(lands.slice(0, 10), lands.slice(11) < '06:00' ? -1 : 0);
}

const EMPTY = { title: null, provider: null, flightNumber: null, confirmationNumber: null };

/** Answers when it lands, by the clock there. */
function addFlights(
  details: FitDetail[],
  gigId: string,
  from: Airport,
  to: Airport,
  day: string,
  { leaves, connects, sharedBooking, untimed }: Stop,
  places: Places,
): string {
  const hub = places.airport('CLT') as Airport;
  const stops = connects && from !== hub && to !== hub ? [from, hub, to] : [from, to];
  let leavesAt = instantOf(`${day}T${String(leaves).padStart(2, '0')}:10`, from.timeZone);
  let lands = '';
  for (const [index, next] of stops.slice(1).entries()) {
    const before = stops[index] as Airport;
    const landsAt = leavesAt + airMinutes(before, next) * 60_000;
    lands = wallTimeAt(landsAt, next.timeZone);
    const left = wallTimeAt(leavesAt, before.timeZone);
    const byDay = untimed && stops.length === 2;
    details.push({
      ...EMPTY,
      id: `detail-${details.length}`,
      gigId,
      detailType: 'flight',
      flightNumber: `AA${100 + details.length}`,
      confirmationNumber: sharedBooking ? 'SHARED' : null,
      startsLocation: before.code,
      startsDateTime: byDay ? `${left.slice(0, 10)}T00:00` : left,
      startsTimeZone: before.timeZone,
      endsLocation: next.code,
      endsDateTime: byDay ? `${lands.slice(0, 10)}T00:00` : lands,
      endsTimeZone: next.timeZone,
    });
    leavesAt = landsAt + 95 * 60_000;
  }
  return lands;
}

function airMinutes(from: Airport, to: Airport): number {
  const meters = greatCircleMeters(from.latitude, from.longitude, to);
  return Math.round((40 + meters / (800_000 / 60)) / 5) * 5;
}

function addHotel(details: FitDetail[], gig: FitGig, city: Code, first: string, last: string) {
  details.push({
    ...EMPTY,
    id: `detail-${details.length}`,
    gigId: gig.id,
    detailType: 'hotel',
    provider: `Inn of ${city}`,
    startsLocation: gig.location,
    startsDateTime: `${first}T15:00`,
    startsTimeZone: gig.timeZone,
    endsLocation: null,
    endsDateTime: `${last}T11:00`,
    endsTimeZone: gig.timeZone,
  });
}

function addCar(details: FitDetail[], gigId: string, at: Airport, from: string, to: string) {
  details.push({
    ...EMPTY,
    id: `detail-${details.length}`,
    gigId,
    detailType: 'car',
    provider: 'Alamo',
    startsLocation: at.code,
    startsDateTime: from,
    startsTimeZone: at.timeZone,
    endsLocation: at.code,
    endsDateTime: to,
    endsTimeZone: at.timeZone,
  });
}

/** Everything so many days later. */
export function later({ gigs, details, ...trip }: SensibleTrip, days: number): SensibleTrip {
  const move = <Text extends string | null>(text: Text) =>
    (text === null ? null : shiftDay(text.slice(0, 10), days) + text.slice(10)) as Text;
  return {
    ...trip,
    gigs: gigs.map((gig) => ({ ...gig, date: move(gig.date), endDate: move(gig.endDate) })),
    details: details.map((detail) => ({
      ...detail,
      startsDateTime: move(detail.startsDateTime),
      endsDateTime: move(detail.endsDateTime),
    })),
  };
}

/** Tours one after another, with a lounge here and there until there are so many bookings. */
export function tourYears(places: Places, gigCount: number, detailCount: number) {
  const gigs: FitGig[] = [];
  const details: FitDetail[] = [];
  const tours = fc.sample(sensibleTrip(places), { numRuns: gigCount, seed: 1 });
  let day = '2026-06-01';
  for (const [tour, trip] of tours.entries()) {
    const first = trip.gigs[0]?.date;
    if (!first || gigs.length >= gigCount) continue;
    const days = (Date.parse(day) - Date.parse(first)) / 86_400_000;
    const moved = later(trip, days);
    const idOf = (id: string) => `${tour}-${id}`;
    for (const gig of moved.gigs) gigs.push({ ...gig, id: idOf(gig.id) });
    for (const detail of moved.details) {
      details.push({ ...detail, id: idOf(detail.id), gigId: idOf(detail.gigId) });
    }
    day = shiftDay(day, 14);
  }
  for (let count = 0; details.length < detailCount; count++) {
    const gig = gigs[count % gigs.length] as FitGig;
    details.push({
      ...EMPTY,
      id: `lounge-${count}`,
      gigId: gig.id,
      detailType: 'other',
      title: 'Lounge',
      startsLocation: null,
      startsDateTime: `${gig.date}T18:00`,
      startsTimeZone: gig.timeZone,
      endsLocation: null,
      endsDateTime: `${gig.date}T19:00`,
      endsTimeZone: gig.timeZone,
    });
  }
  return { gigs: gigs.slice(0, gigCount), details };
}
