import type { Airport } from '~/domain/places/places';
import type { TripDays } from './pricing-trip';

/* The formula behind the estimates, in US dollars. docs/price-estimates.md publishes these numbers. */

/** A round trip in economy, by the miles between the airports. */
export const FLIGHT = { base: 110, perMile: 0.19, nearMiles: 1_500, perFarMile: 0.12 };
/** A room for a night, by the airport's size: large cities are dear. */
export const NIGHT: Record<Airport['size'], number> = { large: 170, medium: 145, small: 125 };
/** A midsize car for a day, with its taxes. */
export const CAR_DAY = 62;

/** Closer to home nobody flies. */
export const LEAST_FLIGHT_MILES = 60;

/** January to December. */
export const SEASON = [0.9, 0.92, 1.05, 1, 1.05, 1.15, 1.18, 1.05, 0.92, 0.97, 1.02, 1.12];
/** 18 December to 3 January, whatever the month says. */
export const HOLIDAYS = 1.35;

/** What booking so few days ahead costs more; the first row that fits counts. */
export const LEAD = [
  { fewerDaysThan: 3, flight: 1.6, hotel: 1.15, car: 1.25 },
  { fewerDaysThan: 7, flight: 1.4, hotel: 1.05, car: 1.1 },
  { fewerDaysThan: 14, flight: 1.2, hotel: 1.05, car: 1.1 },
  { fewerDaysThan: 21, flight: 1.05, hotel: 1, car: 1 },
];
const EARLY = { flight: 1, hotel: 1, car: 1 };

/** One price as a panel shows it. */
export interface PriceEstimate {
  /** Whole dollars. */
  price: number;
  currency: 'USD';
  /** A search for real prices, filled in. */
  url: string;
  estimate: true;
}

export interface TravelPricing {
  flight: PriceEstimate | null;
  hotel: (PriceEstimate & { nights: number }) | null;
  car: (PriceEstimate & { days: number }) | null;
}

interface Trip {
  days: TripDays;
  /** Between the airports; null when one does not fly. */
  flightMiles: number | null;
  airportSize: Airport['size'];
}

/** Whole dollars; null for what the trip has none of. */
export interface Prices {
  flight: number | null;
  hotel: number | null;
  car: number | null;
}

export function estimatePrices({ days, flightMiles, airportSize }: Trip): Prices {
  const season = seasonOf(days.arrive);
  const lead = LEAD.find(({ fewerDaysThan }) => days.leadDays < fewerDaysThan) ?? EARLY;
  return {
    flight: flightMiles === null ? null : dollars(fareFor(flightMiles) * season * lead.flight),
    hotel:
      days.nights === 0 ? null : dollars(days.nights * NIGHT[airportSize] * season * lead.hotel),
    car: dollars(days.carDays * CAR_DAY * season * lead.car),
  };
}

function fareFor(miles: number) {
  const { base, perMile, nearMiles, perFarMile } = FLIGHT;
  return base + Math.min(miles, nearMiles) * perMile + Math.max(0, miles - nearMiles) * perFarMile;
}

function seasonOf(day: string): number {
  const monthAndDay = day.slice(5);
  if (monthAndDay >= '12-18' || monthAndDay <= '01-03') return HOLIDAYS;
  return SEASON[Number(day.slice(5, 7)) - 1] ?? 1;
}

/** To the next five dollars: more precise it is not. */
function dollars(amount: number) {
  return Math.round(amount / 5) * 5;
}
