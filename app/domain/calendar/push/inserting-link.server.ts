import type { EventLinkRow, GigRow } from '~/data/schema';
import { newId } from '~/domain/new-id';
import { type EventBody, newEventBody } from '../events/event-body';
import { eventIdFor } from '../events/event-id';
import { projectGig } from '../events/projection';
import type { Intent } from '../links/link';
import type { Run } from '../pull/run';

/** The link of an event that is about to be made, with the body that every attempt sends. */
export async function insertingLink(
  run: Run,
  gig: GigRow,
  calendarId: string,
  generation: number,
  bodyOf: (eventId: string) => EventBody = (eventId) =>
    newEventBody(projectGig(gig), eventId, gig.id),
): Promise<EventLinkRow> {
  const projection = projectGig(gig);
  const eventId = await eventIdFor(gig.id, run.connection.googleSub, generation);
  const body = bodyOf(eventId);
  return {
    id: newId(run.services.now()),
    userId: run.userId,
    googleSub: run.connection.googleSub,
    calendarId,
    eventId,
    gigId: gig.id,
    travelDetailId: null,
    kind: 'gig',
    state: 'inserting',
    etag: null,
    baseJson: JSON.stringify(projection),
    rawTimeJson: JSON.stringify({ start: body.start, end: body.end }),
    intentJson: JSON.stringify({ projection, body } satisfies Intent),
    syncedRev: null,
    intentRev: gig.rev,
    refusedRev: null,
    generation,
    recurringEventId: null,
    lastDay: projection.endDate ?? projection.date,
    seenRun: null,
    goneReason: null,
    typeHeld: false,
    updatedAt: run.now,
  };
}
