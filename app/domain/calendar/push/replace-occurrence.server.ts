import type { EventLinkRow, GigRow } from '~/data/schema';
import { copyBody } from '../events/event-body';
import { projectEvent, projectGig, sameProjection, withField } from '../events/projection';
import { baseOf } from '../links/link';
import { lookUp } from '../look-up.server';
import type { LogEntry } from '../pull/plan-event';
import type { Run } from '../pull/run';
import { canChangeCalendar, holdType } from './hold-type';
import { insertingLink } from './inserting-link.server';

interface Replacement {
  link: EventLinkRow;
  /** The link of the copy. */
  added?: EventLinkRow;
  logs?: LogEntry[];
}

/**
 * An occurrence cannot leave the calendar of its series: a copy of it is made in the calendar of
 * the gig's type, and it is cancelled once the copy is there. Here both are only noted, together,
 * so that they are taken up again whatever is lost on the way.
 */
export async function replaceOccurrence(
  run: Run,
  link: EventLinkRow,
  gig: GigRow,
  to: string,
): Promise<Replacement> {
  const base = baseOf(link);
  const zone = run.states.find(({ calendarId }) => calendarId === link.calendarId)?.timeZone;
  const event = await lookUp(run, link.calendarId, link.eventId);
  const found = event?.live ? projectEvent(event, base.type, zone ?? 'UTC') : null;
  // Gone or edited meanwhile: the next pull decides.
  if (!event || !found || !sameProjection(found, base)) return { link: { ...link, etag: null } };
  if (!canChangeCalendar(event)) return holdType(link, gig);

  const wanted = projectGig(gig);
  const added = await insertingLink(run, gig, to, gig.rev, (eventId) => ({
    ...copyBody(event, base, wanted, zone ?? 'UTC'),
    id: eventId,
    extendedProperties: { private: { gigId: gig.id } },
  }));
  const replaced: EventLinkRow = {
    ...link,
    state: 'replaced',
    etag: event.etag,
    // What the copy is made of; what is changed in the occurrence from here on goes to the gig.
    baseJson: JSON.stringify(withField(base, 'type', wanted)),
    intentJson: null,
    intentRev: null,
    updatedAt: run.now,
  };
  return { link: replaced, added };
}
