import type { CalendarEvent, EventTime } from '~/domain/calendar/events/event';
import { z } from '~/zod';

const Time = z.object({
  date: z.string().nullish(),
  dateTime: z.string().nullish(),
  timeZone: z.string().nullish(),
});

/** An event as Google writes it. A cancelled one may have nothing but its id and status. */
export const GoogleEvent = z
  .object({
    id: z.string().min(1),
    etag: z.string().nullish(),
    status: z.string().nullish(),
    summary: z.string().nullish(),
    location: z.string().nullish(),
    description: z.string().nullish(),
    start: Time.nullish(),
    end: Time.nullish(),
    eventType: z.string().nullish(),
    organizer: z.object({ self: z.boolean().nullish() }).nullish(),
    attendees: z
      .array(z.object({ self: z.boolean().nullish(), responseStatus: z.string().nullish() }))
      .nullish(),
    recurringEventId: z.string().nullish(),
    recurrence: z.array(z.string()).nullish(),
  })
  .transform(
    (event): CalendarEvent => ({
      id: event.id,
      etag: event.etag ?? null,
      live: event.status !== 'cancelled',
      summary: event.summary ?? '',
      location: event.location ?? '',
      description: event.description ?? '',
      start: timeOf(event.start),
      end: timeOf(event.end),
      eventType: event.eventType ?? 'default',
      organizedBySelf: event.organizer ? event.organizer.self === true : true,
      hasGuests: (event.attendees ?? []).some(({ self }) => self !== true),
      declined: (event.attendees ?? []).some(
        ({ self, responseStatus }) => self === true && responseStatus === 'declined',
      ),
      masterId: event.recurringEventId ?? null,
      repeats: (event.recurrence ?? []).length > 0,
    }),
  );

/** What of an event is asked for; a mask must stay the same as long as a sync token lives. */
export const EVENT_FIELDS =
  'id,etag,status,summary,location,description,start,end,eventType,organizer(self),attendees(self,responseStatus),recurringEventId,originalStartTime,recurrence';

function timeOf(time: z.output<typeof Time> | null | undefined): EventTime | null {
  if (time?.date) return { date: time.date };
  if (time?.dateTime) return { dateTime: time.dateTime, timeZone: time.timeZone ?? null };
  return null;
}
