import { type GigType, NO_LOCATION } from '~/domain/gigs/gig';
import type { CalendarEvent } from './event';
import { eventDays } from './event-days';

/** The fields of a gig that are synced. Placeholders are the empty text. */
export interface Projection {
  type: GigType;
  title: string;
  location: string;
  date: string;
  endDate: string | null;
}

const NO_TITLE = '(No title)';

/** Dates are one field: a day that moves takes its end along. */
export const FIELDS = ['type', 'title', 'location', 'dates'] as const;
export type Field = (typeof FIELDS)[number];

interface GigFields {
  type: GigType;
  title: string;
  location: string;
  date: string;
  endDate: string | null;
}

export function projectGig(gig: GigFields): Projection {
  return {
    type: gig.type,
    title: withoutPlaceholder(gig.title, NO_TITLE),
    location: withoutPlaceholder(gig.location, NO_LOCATION),
    date: gig.date,
    endDate: gig.endDate && gig.endDate > gig.date ? gig.endDate : null,
  };
}

/** Null when the event has no times that can be read. */
export function projectEvent(
  event: CalendarEvent,
  type: GigType,
  calendarZone: string,
): Projection | null {
  const days = eventDays(event, calendarZone);
  if (!days) return null;
  return {
    type,
    title: withoutPlaceholder(event.summary, NO_TITLE),
    location: withoutPlaceholder(event.location, NO_LOCATION),
    ...days,
  };
}

/** The gig's own columns for a projection, with the words that stand for nothing. */
export function gigFields(projection: Projection): GigFields {
  return {
    ...projection,
    title: projection.title || NO_TITLE,
    location: projection.location || NO_LOCATION,
  };
}

export function fieldOf(projection: Projection, field: Field): string {
  return field === 'dates'
    ? `${projection.date}/${projection.endDate ?? ''}`
    : String(projection[field]);
}

export function withField(to: Projection, field: Field, from: Projection): Projection {
  return field === 'dates'
    ? { ...to, date: from.date, endDate: from.endDate }
    : { ...to, [field]: from[field] };
}

export function differingFields(a: Projection, b: Projection): Field[] {
  return FIELDS.filter((field) => fieldOf(a, field) !== fieldOf(b, field));
}

export function sameProjection(a: Projection, b: Projection): boolean {
  return differingFields(a, b).length === 0;
}

function withoutPlaceholder(text: string, placeholder: string): string {
  return text.trim() === '' || text.trim() === placeholder ? '' : text;
}
