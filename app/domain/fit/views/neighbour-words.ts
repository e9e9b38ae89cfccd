import { NO_LOCATION } from '~/domain/gigs/gig';
import { shortPlace } from '~/domain/gigs/gig-status';
import { shiftDay } from '~/domain/time/calendar-day';
import { dayText } from '~/domain/time/day-label';
import { milesLabel } from '~/domain/travel/drive/drive-label';
import type { DraftGigFit, Neighbour } from '../drafts/draft-fit';

const SAME_PLACE_METERS = 1609;

interface Days {
  date: string;
  endDate: string | null;
}

/** "After Chicago, IL on May 3, 412 mi away" */
export function neighbourWords(neighbour: Neighbour, { date, endDate }: Days): string {
  const { title, type, location, days, meters } = neighbour;
  const place = location === NO_LOCATION ? null : shortPlace(location);
  const possible = type === 'possible' ? ' (possible)' : '';
  const away = meters === null ? '' : `, ${awayWords(meters)}`;
  if (days === 0) return `Same day as ${title}${place ? ` in ${place}` : ''}${possible}${away}`;
  const day = days < 0 ? shiftDay(date, days) : shiftDay(endDate ?? date, days);
  const words = dayText(day, day.slice(0, 4) === date.slice(0, 4) ? 'monthDay' : 'monthDayYear');
  return `${days < 0 ? 'After' : 'Before'} ${place ?? title} on ${words}${possible}${away}`;
}

/** Those of which no finding speaks already. */
export function otherNeighbours({ findings, neighbours }: DraftGigFit): Neighbour[] {
  const named = new Set(findings.map(({ facts }) => facts.other));
  return neighbours.filter(({ gigId, days }) => days !== 0 || !named.has(gigId));
}

function awayWords(meters: number): string {
  return meters < SAME_PLACE_METERS ? 'in the same place' : `${milesLabel(meters)} away`;
}
