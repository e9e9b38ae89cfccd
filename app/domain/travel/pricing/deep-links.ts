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
