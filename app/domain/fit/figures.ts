import { METERS_PER_MILE as MILE } from '~/domain/travel/drive/drive-label';

interface Figure {
  value: number;
  /** Where it is from, or why it is so. */
  source: string;
}

/* Every number the rules decide by. `Minutes`, `Hours`, `Days`, `Meters` say what it counts. */
const TABLE = {
  outOfAirportMinutes: {
    value: 30,
    source:
      'From the gate with a bag to the kerb; US airports aim at bags within 20 to 30 minutes.',
  },
  outOfAirportBorderMinutes: {
    value: 60,
    source: 'The same, and passport control: CBP publishes averages of 15 to 35 minutes.',
  },
  outOfStationMinutes: { value: 10, source: 'From the platform or the stop to a cab.' },
  unknownShowMinutes: { value: 120, source: 'A show of which only the start is known: 2 h.' },
  sureShowMinutes: { value: 60, source: 'No show is shorter; two that start so near overlap.' },
  roadMinutes: {
    value: 600,
    source: 'Ten hours: as far as bands drive between two shows, and drivers may (US rules: 11 h).',
  },
  airportLeadMinutes: {
    value: 120,
    source: 'TSA and US airlines: at the airport 2 h before a domestic flight.',
  },
  airportLeadBorderMinutes: { value: 180, source: 'The same for an international flight: 3 h.' },
  airportCutoffMinutes: {
    value: 45,
    source: 'US airlines take no bag later than 45 minutes before departure (DL, AA, UA).',
  },
  connectionMinutes: {
    value: 45,
    source: 'Minimum connecting times within the US are 30 to 60 minutes at the hubs.',
  },
  connectionBorderMinutes: {
    value: 75,
    source: 'The same with passport control: 60 to 90 minutes.',
  },
  ticketedConnectionMinutes: {
    value: 30,
    source: 'The shortest an airline sells on one ticket; it looks after a missed one.',
  },
  longStopHours: {
    value: 6,
    source:
      'In a shorter stop at night one waits at the gate; after a longer one bags are checked anew.',
  },
  connectionGapHours: { value: 24, source: 'IATA: a longer stop is a stopover, no connection.' },
  reachMinutes: {
    value: 300,
    source: 'Further than a 5 h drive from where it lands, a flight is not for this show.',
  },
  farAirportMinutes: {
    value: 150,
    source: 'Denver to Vail (2 h) and Boston to Portland (1 h 50) are usual; more is worth a word.',
  },
  farAirportRatio: { value: 0.5, source: 'The other airport has to halve the drive at least.' },
  detourRatio: {
    value: 1.25,
    source: 'A bed between two shows may lie so much off the straight line.',
  },
  homeMinutes: { value: 90, source: 'A show so near home is driven to, and slept at home.' },
  aroundMeters: { value: 100 * MILE, source: 'A bed or a car within 100 miles is of this stop.' },
  metroMeters: { value: 60 * MILE, source: 'Airports of one metropolis (SWF to JFK is 56 miles).' },
  sameSiteMeters: { value: 5 * MILE, source: 'Two gigs so near are on one site.' },
  sameCityMeters: { value: 30 * MILE, source: 'Two gigs so near are in one city.' },
  namesakeMeters: {
    value: 120 * MILE,
    source: 'Kansas City (MO and KS) is one city, Portland is two.',
  },
  localRideMeters: { value: 60 * MILE, source: 'A shuttle or a commuter train, no journey.' },
  carToShowMeters: {
    value: 10 * MILE,
    source: 'Beyond 10 miles a cab to the show and back adds up.',
  },
  carFromHubMeters: {
    value: 40 * MILE,
    source: 'From a large airport trains, buses and shared rides go as far as that.',
  },
  carHoldMinutes: {
    value: 60,
    source: 'Rental companies hold a car for about an hour after the pick-up time (Alamo, Hertz).',
  },
  carSameStopHours: { value: 12, source: 'A car fetched or returned so near a flight is for it.' },
  lastFlightsHour: {
    value: 19,
    source: 'Between two US cities the last flight of the day mostly leaves between 7 and 10 PM.',
  },
  nightFrom: { value: 3, source: 'Who lands by 3 AM goes to bed; later the night is over.' },
  nightUntil: { value: 6, source: 'Who leaves before 6 AM is at the airport instead of in bed.' },
  awakeUntil: {
    value: 3,
    source: 'Who leaves before 3 AM has not been to bed; later one sleeps first.',
  },
  tourGapDays: {
    value: 3,
    source:
      'Between two gigs far from home, three days apart or fewer, hardly anybody drives home.',
  },
  earlyLanding: {
    value: 11,
    source: 'Landing before 11 AM, people book the night before to get in.',
  },
  lateLeaving: { value: 18, source: 'Leaving after 6 PM, people keep the room for the day.' },
  earlyDepartureHours: {
    value: 24,
    source: 'A flight away within a day before the show is a slip, earlier it is another trip.',
  },
  lateDepartureHours: {
    value: 36,
    source: 'A flight to the show so long after it was meant for it.',
  },
  stretchDays: { value: 21, source: 'Nobody tours three weeks on without a booking in between.' },
  attentionDays: {
    value: 14,
    source: 'As the missing stamps: from 14 days on it needs attention.',
  },
  bookingDays: {
    value: 30,
    source: 'Fares rise from a month before; until then bookings may come.',
  },
  flightSetupMinutes: {
    value: 40,
    source: 'Taxi, climb and approach, as the price estimates have it.',
  },
  flightMetersPerMinute: { value: 800_000 / 60, source: '800 km/h, the cruise of an airliner.' },
  shortestFlightMeters: {
    value: 150 * MILE,
    source: 'Below 150 miles hardly any flights are sold.',
  },
  cityToAirportMinutes: { value: 30, source: 'A usual ride between a city and its airport.' },
  lateNightUntil: { value: 5, source: 'Most public transport rests from midnight to 5 AM.' },
  earliestStart: { value: 6, source: 'Setting out before 6 AM is worth a word.' },
  rushFactor: {
    value: 1.35,
    source:
      'FHWA, Urban Congestion Trends 2018: at the peaks a drive takes 1.33 times as long as on free roads.',
  },
  dayFactor: {
    value: 1.15,
    source: 'By day roads are never quite free: half of what the peaks add.',
  },
  morningRushFrom: { value: 6, source: 'FHWA, Urban Congestion Report: weekdays 6 to 9 AM.' },
  morningRushUntil: { value: 9, source: 'The same.' },
  eveningRushFrom: { value: 16, source: 'FHWA, Urban Congestion Report: weekdays 4 to 7 PM.' },
  eveningRushUntil: { value: 19, source: 'The same.' },
  freeRoadsFrom: { value: 22, source: 'FHWA counts congestion from 6 AM to 10 PM.' },
  doorMinutes: { value: 10, source: 'From the room to the car, and from the car to the door.' },
  shortestDriveMinutes: {
    value: 15,
    source: 'Hotels and homes are known by their city, and across one it takes as long as that.',
  },
  checkInHour: { value: 15, source: 'Most US hotels give out rooms from 3 PM.' },
  checkOutHour: { value: 11, source: 'And take them back at 11 AM.' },
  waitingHours: {
    value: 4,
    source: 'Who has longer than that after a landing or a show goes somewhere first.',
  },
  restHours: { value: 12, source: 'After a long drive home nobody sets out again sooner.' },
  closingHour: {
    value: 22,
    source: 'A gig of which no hour is known has most likely begun by 10 PM.',
  },
  openingHour: { value: 8, source: 'A gig of which no hour is known does not begin before 8 AM.' },
} as const satisfies Record<string, Figure>;

/** The numbers by name; each with its source in the table above. */
export const FIGURES = Object.fromEntries(
  Object.entries(TABLE).map(([name, { value }]) => [name, value]),
) as Record<keyof typeof TABLE, number>;

/** Airports where one passes US border control before leaving: the flight lands as a domestic one. */
export const PRECLEARED = new Set(
  'YYZ YTZ YVR YUL YYC YEG YOW YWG YHZ YYJ DUB SNN AUH AUA NAS BDA'.split(' '),
);

/** Departments of France overseas: no border, though a long flight. */
export const OF_FRANCE = new Set('GP MQ GF RE YT'.split(' '));

/** Between Britain and the islands beside it there is no border. */
export const BRITISH_ISLES = new Set('GB JE GG IM'.split(' '));

/** From these nobody looks at passports on landing in Great Britain (Common Travel Area). */
export const COMMON_TRAVEL_AREA = new Set([...BRITISH_ISLES, 'IE']);

/** Between these states nobody looks at passports (Schengen). */
export const SCHENGEN = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);
