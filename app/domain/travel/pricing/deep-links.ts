import { clockLabel } from '~/domain/time/wall-time';

/* Searches elsewhere, filled in: what the person sees there is real. */

interface FlightSearch {
  from: string;
  to: string;
  leaveOn: string;
  returnOn: string;
}

/** Google Flights reads a sentence. */
export function flightSearchUrl({ from, to, leaveOn, returnOn }: FlightSearch): string {
  return address('https://www.google.com/travel/flights', {
    q: `Flights from ${from} to ${to} on ${leaveOn} through ${returnOn}`,
    curr: 'USD',
  });
}

interface LandingSearch {
  from: string | null;
  to: string | null;
  /** The day it leaves; null where only the landing matters. */
  date: string | null;
  /** Wall time where it lands: "2026-06-05T15:49". */
  latestArrival: string | null;
}

/** A flight one way that lands in time; null where an end or the day is unknown. */
export function landingSearchUrl({ from, to, date, latestArrival }: LandingSearch): string | null {
  const day = date ?? latestArrival?.slice(0, 10);
  if (!from || !to || !day) return null;
  const latest = latestArrival?.slice(0, 10) === day ? clockLabel(latestArrival.slice(11)) : null;
  const by = latest ? ` arriving before ${latest}` : '';
  return address('https://www.google.com/travel/flights', {
    q: `One way flights from ${from} to ${to} on ${day}${by}`,
    curr: 'USD',
  });
}

interface HotelSearch {
  /** "Austin, TX" */
  place: string;
  /** The preferred one, in the person's own words; may be empty. */
  chain: string;
  checkIn: string;
  checkOut: string;
}

/** Booking.com looks for a house of the chain first, and else shows the city. */
export function hotelSearchUrl({ place, chain, checkIn, checkOut }: HotelSearch): string {
  return address('https://www.booking.com/searchresults.html', {
    ss: [chain.trim(), place.trim()].filter(Boolean).join(', '),
    checkin: checkIn,
    checkout: checkOut,
    group_adults: '1',
    no_rooms: '1',
    group_children: '0',
  });
}

interface CarSearch {
  airport: string;
  pickUp: string;
  dropOff: string;
  /** The preferred one, in the person's own words; may be empty. */
  company: string;
}

/** As Kayak's filter calls them. Another name would find nothing there, so it is left out. */
const KAYAK_AGENCIES = [
  'advantage',
  'alamo',
  'avis',
  'budget',
  'dollar',
  'enterprise',
  'fox',
  'hertz',
  'national',
  'payless',
  'sixt',
  'thrifty',
];

export function carSearchUrl({ airport, pickUp, dropOff, company }: CarSearch): string {
  const path = [airport, pickUp, dropOff]
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('/');
  const words = company.toLowerCase().split(/[^a-z]+/);
  const agency = KAYAK_AGENCIES.find((name) => words.includes(name));
  return address(`https://www.kayak.com/cars/${path}`, {
    sort: 'rank_a',
    ...(agency && { fs: `caragency=~${agency}` }),
  });
}

function address(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query)}`;
}
