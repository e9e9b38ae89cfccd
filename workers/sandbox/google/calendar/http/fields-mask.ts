import { ApiError } from './api-error';
import { isObject, type Json, type JsonObject } from './json';

/** A `fields` mask, parsed: what to keep of an object, and null for all of it. */
type Mask = Map<string, Mask> | null;

const cache = new Map<string, Map<string, Mask>>();
const CACHE_LIMIT = 200;

/** The part of an answer that `fields` asks for, such as `items(id,start/date),nextPageToken`. */
export function applyFields(body: JsonObject, fields: string | null): JsonObject {
  if (!fields || fields === '*') return body;
  let mask = cache.get(fields);
  if (!mask) {
    mask = parse(fields);
    if (cache.size >= CACHE_LIMIT) cache.clear();
    cache.set(fields, mask);
  }
  checkNames(mask, body.items ? LIST_NAMES : null);
  return keepFields(body, mask) as JsonObject;
}

function keepFields(value: Json | undefined, mask: Mask): Json | undefined {
  if (mask === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((each) => keepFields(each, mask) ?? null);
  if (!isObject(value)) return value;
  if (mask.has('*')) {
    const inner = mask.get('*') ?? null;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, keepFields(each, inner)]),
    );
  }
  const kept: JsonObject = {};
  for (const [key, inner] of mask) {
    if (value[key] !== undefined) kept[key] = keepFields(value[key], inner);
  }
  return kept;
}

function parse(fields: string): Map<string, Mask> {
  let at = 0;
  const bad = () => invalidSelection(fields);

  function list(): Map<string, Mask> {
    const mask = new Map<string, Mask>();
    for (;;) {
      const [name, inner] = item();
      const known = mask.get(name);
      mask.set(name, known && inner ? new Map([...known, ...inner]) : inner);
      if (fields[at] !== ',') return mask;
      at++;
    }
  }

  function item(): [string, Mask] {
    const name = /^[\w*-]+/.exec(fields.slice(at))?.[0];
    if (!name) throw bad();
    at += name.length;
    if (fields[at] === '/') {
      at++;
      return [name, new Map([item()])];
    }
    if (fields[at] !== '(') return [name, null];
    at++;
    const inner = list();
    if (fields[at] !== ')') throw bad();
    at++;
    return [name, inner];
  }

  const mask = list();
  if (at !== fields.length) throw bad();
  return mask;
}

/** The top-level names of every list; a misspelt one is an error at Google, too. */
const LIST_NAMES = new Set(
  'kind etag items nextPageToken nextSyncToken summary description updated timeZone accessRole defaultReminders *'.split(
    ' ',
  ),
);
const ITEM_NAMES = new Set(
  `kind etag id status htmlLink created updated summary description location colorId creator organizer
  start end endTimeUnspecified recurrence recurringEventId originalStartTime transparency visibility
  iCalUID sequence attendees attendeesOmitted extendedProperties hangoutLink conferenceData gadget
  anyoneCanAddSelf guestsCanInviteOthers guestsCanModify guestsCanSeeOtherGuests privateCopy locked
  reminders source attachments eventType birthdayProperties focusTimeProperties
  outOfOfficeProperties workingLocationProperties summaryOverride timeZone backgroundColor
  foregroundColor hidden selected accessRole defaultReminders notificationSettings primary deleted
  conferenceProperties dataOwner *`.split(/\s+/),
);

function checkNames(mask: Map<string, Mask>, names: ReadonlySet<string> | null) {
  if (!names) return;
  for (const [name, inner] of mask) {
    if (!names.has(name)) throw invalidSelection(name);
    if (name === 'items' && inner) checkNames(inner, ITEM_NAMES);
  }
}

function invalidSelection(what: string) {
  return new ApiError(400, 'invalidParameter', `Invalid field selection ${what}`, {
    location: ['parameter', 'fields'],
  });
}
