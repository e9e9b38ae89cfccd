import { daysBetween } from '~/domain/time/calendar-day';
import { airportCity } from './drive/airport-cities';
import type { TravelDetail } from './travel-detail';

/** "3h 43m", "45m", "2h". */
export function durationLabel(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours}h`, (rest || !hours) && `${rest}m`].filter(Boolean).join(' ');
}

/** "2 nights"; empty for a stay that ends on its first day. */
export function nightsLabel(firstDay: string, lastDay: string): string {
  const nights = daysBetween(firstDay, lastDay);
  return nights > 0 ? plural(nights, 'night') : '';
}

/** "2 days": a rental is paid by the day begun. */
export function rentalDaysLabel(firstDay: string, lastDay: string): string {
  return plural(Math.max(1, daysBetween(firstDay, lastDay)), 'day');
}

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** The code in "DFW" or "Dallas/Fort Worth (DFW)". */
export function airportCode(location: string | null): string | null {
  return (
    location?.match(/^\s*([A-Z]{3})\s*$/)?.[1] ?? location?.match(/\(([A-Z]{3})\)/)?.[1] ?? null
  );
}

/** What a traveller calls the place: "Dallas" for DFW, "Portland" for "Portland, ME". */
export function placeName(location: string | null): string | null {
  if (!location) return null;
  const code = airportCode(location);
  const city = code && airportCity(code);
  if (city) return city;
  const [first = ''] = location.replace(/\([A-Z]{3}\)/, '').split(',');
  return first.trim() || code;
}

/** "DFW, Dallas", or the text as it is. */
export function airportLabel(location: string): string {
  const code = airportCode(location);
  const name = placeName(location);
  return code && name && name !== code ? `${code}, ${name}` : location;
}

/** "AA2417" spaced as it is said: "AA 2417". */
export function flightCode(flightNumber: string | null): string | null {
  if (!flightNumber) return null;
  const parts = splitFlightNumber(flightNumber);
  return parts ? `${parts.carrier} ${parts.number}` : flightNumber;
}

/** "American 2417"; the code where no airline is known. */
export function flightName({
  provider,
  flightNumber,
}: Pick<TravelDetail, 'provider' | 'flightNumber'>) {
  const airline = provider?.replace(/\s+(air ?lines?|airways)$/i, '') || null;
  const number = flightNumber && (splitFlightNumber(flightNumber)?.number ?? flightNumber);
  if (airline && number) return `${airline} ${number}`;
  return provider ?? flightCode(flightNumber);
}

function splitFlightNumber(flightNumber: string) {
  const match = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])\s*0*(\d{1,4}[A-Z]?)$/i.exec(flightNumber.trim());
  const [, carrier, number] = match ?? [];
  return carrier && number ? { carrier: carrier.toUpperCase(), number } : null;
}
