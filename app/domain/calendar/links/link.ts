import type { EventLinkRow } from '~/data/schema';
import { z } from '~/zod';
import type { CalendarEvent } from '../events/event';
import type { EventBody } from '../events/event-body';
import type { Projection } from '../events/projection';

const ProjectionJson = z.object({
  type: z.enum(['booked', 'possible']),
  title: z.string(),
  location: z.string(),
  date: z.string(),
  endDate: z.string().nullable(),
}) satisfies z.ZodType<Projection>;

/** What is about to be written; an insert also keeps its body, which stays the same for each attempt. */
export interface Intent {
  projection: Projection;
  body?: EventBody;
}

type Times = Pick<CalendarEvent, 'start' | 'end'>;

export function baseOf(link: Pick<EventLinkRow, 'baseJson'>): Projection {
  return ProjectionJson.parse(JSON.parse(link.baseJson));
}

export function intentOf(link: Pick<EventLinkRow, 'intentJson'>): Intent | null {
  if (link.intentJson === null) return null;
  const intent = JSON.parse(link.intentJson) as Intent;
  return { ...intent, projection: ProjectionJson.parse(intent.projection) };
}

export function timesOf(link: Pick<EventLinkRow, 'rawTimeJson'>): Times {
  return link.rawTimeJson ? (JSON.parse(link.rawTimeJson) as Times) : { start: null, end: null };
}

export function rawTime({ start, end }: Times): string {
  return JSON.stringify({ start, end });
}

/** The event of this link is expected to be there, or on its way there. */
export function isActive({ state }: Pick<EventLinkRow, 'state'>): boolean {
  return state === 'linked' || state === 'pull_only' || state === 'inserting';
}
