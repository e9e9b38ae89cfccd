import { ApiError, restrictedType } from '../http/api-error';
import { type JsonObject, sameJson } from '../http/json';
import type { Calendar, StoredEvent } from '../store/store';
import { changedNames, type EventContent } from './event-body';

/** What may be changed of an event that is not of the default type. */
const CHANGEABLE: Record<string, readonly string[]> = {
  fromGmail: [
    'colorId',
    'reminders',
    'visibility',
    'transparency',
    'status',
    'attendees',
    'extendedProperties',
  ],
  birthday: ['colorId', 'summary', 'reminders', 'start', 'end', 'status', 'recurrence'],
};

/** What belongs to each calendar's own copy of an event, so that guests may change it too. */
const OWN = ['colorId', 'reminders', 'transparency', 'visibility', 'status'];

export function checkInsertable(eventType: string, calendar: Calendar, fields: JsonObject) {
  const isSpecial = ['focusTime', 'outOfOffice', 'workingLocation'].includes(eventType);
  const isForbidden =
    eventType === 'fromGmail' ||
    (isSpecial && calendar.id !== calendar.owner) ||
    (eventType === 'birthday' && fields.extendedProperties !== undefined);
  if (isForbidden) throw restrictedType(eventType);
}

export function checkChangeable(
  calendar: Calendar,
  before: StoredEvent,
  after: EventContent,
  body: JsonObject,
) {
  const wanted = body.eventType;
  if (wanted != null && wanted !== before.eventType) throw restrictedType(before.eventType);
  const changed = changedNames(before, after);
  const allowed = CHANGEABLE[before.eventType];
  if (allowed && changed.some((name) => !allowed.includes(name))) {
    throw restrictedType(before.eventType);
  }
  if (before.organizer.email === calendar.id || before.fields.guestsCanModify === true) return;
  if (changed.some((name) => !OWN.includes(name) && !isOwnPart(name, calendar, before, after))) {
    throw forbiddenForNonOrganizer();
  }
}

/** Private properties and one's own answer to an invitation are nobody else's. */
function isOwnPart(name: string, calendar: Calendar, before: StoredEvent, after: EventContent) {
  if (name === 'extendedProperties') {
    return sameJson(sharedProperties(before.fields), sharedProperties(after.fields));
  }
  return (
    name === 'attendees' &&
    sameJson(otherGuests(before.fields, calendar), otherGuests(after.fields, calendar))
  );
}

function sharedProperties({ extendedProperties }: JsonObject) {
  return (extendedProperties as JsonObject | undefined)?.shared;
}

function otherGuests({ attendees }: JsonObject, calendar: Calendar) {
  if (!Array.isArray(attendees)) return undefined;
  return attendees
    .filter((attendee) => (attendee as JsonObject).email !== calendar.id)
    .map((attendee) => (attendee as JsonObject).email ?? null);
}

export function checkMovable(calendar: Calendar, event: StoredEvent) {
  if (event.recurringEventId) {
    throw new ApiError(
      400,
      'cannotChangeOrganizerOfInstance',
      'Cannot change the organizer of an instance.',
      { domain: 'calendar' },
    );
  }
  if (event.eventType !== 'default') throw restrictedType(event.eventType);
  if (event.organizer.email !== calendar.id) throw forbiddenForNonOrganizer();
}

function forbiddenForNonOrganizer() {
  return new ApiError(
    403,
    'forbiddenForNonOrganizer',
    'Shared properties can only be changed by the organizer of the event.',
    { domain: 'calendar' },
  );
}
