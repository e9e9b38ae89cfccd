import type { Operation } from './operation';

export interface Route {
  operation: Operation;
  calendarId: string;
  eventId: string;
}

const PREFIX = '/calendar/v3/';

/** What a method and a path ask for, or null when Google has nothing there. */
export function routeOf(method: string, pathname: string): Route | null {
  if (!pathname.startsWith(PREFIX)) return null;
  const parts = pathname.slice(PREFIX.length).split('/').map(decode);
  const [collection, first = '', second, third, fourth] = parts;
  if (parts.length > 5 || parts.includes('')) return null;
  if (collection === 'channels') {
    return method === 'POST' && first === 'stop' && parts.length === 2 ? to('channels.stop') : null;
  }
  if (collection === 'users') {
    if (method !== 'GET' || first !== 'me' || second !== 'calendarList') return null;
    if (parts.length > 4) return null;
    return third === undefined ? to('calendarList.list') : to('calendarList.get', third);
  }
  if (collection !== 'calendars') return null;
  if (!first) return method === 'POST' ? to('calendars.insert') : null;
  if (second === undefined) {
    const operation = ON_CALENDAR[method];
    return operation ? to(operation, first) : null;
  }
  if (second !== 'events') return null;
  const operation = eventOperation(method, third, fourth);
  return operation && to(operation, first, operation === 'events.watch' ? '' : third);
}

const ON_CALENDAR: Record<string, Operation> = {
  GET: 'calendars.get',
  DELETE: 'calendars.delete',
};
const ON_EVENTS: Record<string, Operation> = { GET: 'events.list', POST: 'events.insert' };
const ON_EVENT: Record<string, Operation> = {
  GET: 'events.get',
  PUT: 'events.update',
  PATCH: 'events.patch',
  DELETE: 'events.delete',
};

function eventOperation(method: string, id?: string, action?: string): Operation | null {
  if (id === undefined) return ON_EVENTS[method] ?? null;
  if (id === 'watch' && action === undefined && method === 'POST') return 'events.watch';
  if (action === undefined) return ON_EVENT[method] ?? null;
  if (action === 'move' && method === 'POST') return 'events.move';
  return action === 'instances' && method === 'GET' ? 'events.instances' : null;
}

function to(operation: Operation, calendarId = '', eventId = ''): Route {
  return { operation, calendarId, eventId };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
