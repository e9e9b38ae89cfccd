import { invalid } from '../http/api-error';
import { type Json, type JsonObject, mergePatch, sameJson } from '../http/json';
import type { EventStatus, StoredEvent } from '../store/store';
import { checkTimes, type EventTime, mergeTime, sameTime } from './event-time';
import { checkRecurrence } from './recurrence';

/** What people write of an event beside its times, its recurrence and its status. */
const FIELDS = [
  'summary',
  'description',
  'location',
  'colorId',
  'transparency',
  'visibility',
  'attendees',
  'attendeesOmitted',
  'extendedProperties',
  'source',
  'reminders',
  'guestsCanInviteOthers',
  'guestsCanModify',
  'guestsCanSeeOtherGuests',
  'anyoneCanAddSelf',
  'conferenceData',
  'attachments',
  'gadget',
  'birthdayProperties',
  'focusTimeProperties',
  'outOfOfficeProperties',
  'workingLocationProperties',
  'privateCopy',
] as const;

const TEXTS = ['summary', 'description', 'location', 'colorId', 'iCalUID', 'eventType'];
const CHOICES: Record<string, readonly string[]> = {
  status: ['confirmed', 'tentative', 'cancelled'],
  transparency: ['opaque', 'transparent'],
  visibility: ['default', 'public', 'private', 'confidential'],
  eventType: ['default', 'birthday', 'focusTime', 'fromGmail', 'outOfOffice', 'workingLocation'],
};

/** The part of an event that a body decides. */
export interface EventContent {
  start: EventTime;
  end: EventTime;
  recurrence?: readonly string[];
  status: EventStatus;
  fields: JsonObject;
}

/** `merge`: PATCH, over what is there. `replace`: PUT and insert, with what is not said left out. */
export function readContent(
  current: StoredEvent | undefined,
  body: JsonObject,
  mode: 'merge' | 'replace',
  lenient = false,
): EventContent {
  checkValues(body);
  const base = mode === 'merge' ? current : undefined;
  const start = mergeTime(base?.start, body.start, 'start', lenient);
  const end = mergeTime(base?.end, body.end, 'end', lenient);
  const recurrence = current?.recurringEventId
    ? undefined
    : readRecurrence('recurrence' in body ? body.recurrence : (base?.recurrence as Json));
  checkTimes(start, end, recurrence !== undefined);
  const fields: JsonObject = {};
  for (const name of FIELDS) {
    const value =
      name in body ? mergePatch(base?.fields[name], body[name]) : (base?.fields[name] as Json);
    // Google keeps no empty texts.
    if (value !== undefined && value !== '') fields[name] = value;
  }
  checkProperties(fields.extendedProperties);
  const status = (body.status ?? base?.status ?? 'confirmed') as EventStatus;
  return { start, end, recurrence, status, fields };
}

function checkValues(body: JsonObject) {
  for (const name of TEXTS) {
    const value = body[name];
    if (value != null && typeof value !== 'string') throw invalid(`Invalid value for: ${name}`);
  }
  for (const [name, choices] of Object.entries(CHOICES)) {
    const value = body[name];
    if (value != null && !choices.includes(value as string)) {
      throw invalid(`Invalid value for: ${value} is not a valid value`);
    }
  }
  const { attendees } = body;
  if (attendees == null) return;
  if (!Array.isArray(attendees)) throw invalid('Invalid value for: attendees');
  for (const attendee of attendees) {
    const email = (attendee as JsonObject | null)?.email;
    if (typeof email !== 'string' || !/^[^@\s]+@[^@\s]+$/.test(email)) {
      throw invalid('Invalid attendee email.');
    }
  }
}

function readRecurrence(value: Json | undefined): readonly string[] | undefined {
  if (value == null) return undefined;
  if (!Array.isArray(value) || !value.every((line) => typeof line === 'string')) {
    throw invalid('Invalid value for: recurrence');
  }
  checkRecurrence(value);
  return value.length > 0 ? value : undefined;
}

function checkProperties(properties: Json | undefined) {
  for (const kind of Object.values((properties ?? {}) as JsonObject)) {
    for (const [key, value] of Object.entries((kind ?? {}) as JsonObject)) {
      if (typeof value !== 'string') throw invalid('Invalid value for: extendedProperties');
      if (key.length > 44 || value.length > 1024) {
        throw invalid('Extended property is too long.');
      }
    }
  }
}

/** The names of what a write changes of an event. */
export function changedNames(before: StoredEvent, after: EventContent): string[] {
  const names: string[] = FIELDS.filter(
    (name) => !sameJson(before.fields[name], after.fields[name]),
  );
  if (!sameTime(before.start, after.start)) names.push('start');
  if (!sameTime(before.end, after.end)) names.push('end');
  if (before.status !== after.status) names.push('status');
  if (!sameJson(before.recurrence as Json, after.recurrence as Json)) names.push('recurrence');
  return names;
}
