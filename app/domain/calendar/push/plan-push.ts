import type { EventLinkRow, GigRow } from '~/data/schema';
import { type EventBody, patchBody } from '../events/event-body';
import {
  differingFields,
  type Projection,
  projectGig,
  sameProjection,
  withField,
} from '../events/projection';
import { baseOf, type Intent, intentOf, timesOf } from '../links/link';

/** What is to be sent to Google for one gig. */
export interface Push {
  /** Carries the intent that is stored before anything is sent. */
  link: EventLinkRow;
  gig: GigRow | null;
  action: 'insert' | 'delete' | 'discardInsert' | 'change' | 'lookAgain' | 'none';
  /** The calendar the event moves to first. */
  moveTo: string | null;
  /** Exactly the fields that differ. */
  patch: EventBody | null;
  /** What the event says once all is sent. */
  wanted: Projection;
}

/** Compares a gig with what Google has of it. `target` is the calendar of the gig's type, if one is open. */
export function planPush(
  link: EventLinkRow,
  gig: GigRow | null,
  target: string | null,
  calendarZone: string,
): Push {
  const base = baseOf(link);
  const push: Push = { link, gig, action: 'none', moveTo: null, patch: null, wanted: base };
  // Its gig has another event by now.
  if (link.state === 'replaced') return { ...push, action: 'delete' };
  if (!gig || gig.deletedAt) {
    return { ...push, action: link.state === 'inserting' ? 'discardInsert' : 'delete' };
  }
  if (link.state === 'inserting') {
    return { ...push, action: 'insert', wanted: intentOf(link)?.projection ?? base };
  }
  const local = projectGig(gig);
  const stays = link.typeHeld || target === null;
  const wanted = stays ? withField(local, 'type', base) : local;
  const earlier = intentOf(link)?.projection;
  // Whether that arrived is not known yet, and its record is needed to tell it from somebody's edit.
  if (earlier && !sameProjection(earlier, wanted)) return { ...push, action: 'lookAgain', wanted };
  const fields = differingFields(base, wanted);
  if (fields.length === 0) return { ...push, wanted };
  const intent: Intent = { projection: wanted };
  const rest = fields.some((field) => field !== 'type');
  return {
    ...push,
    link: { ...link, intentJson: JSON.stringify(intent), intentRev: gig.rev },
    action: 'change',
    moveTo: fields.includes('type') && target !== link.calendarId ? target : null,
    patch: rest ? patchBody(base, wanted, timesOf(link), calendarZone) : null,
    wanted,
  };
}
