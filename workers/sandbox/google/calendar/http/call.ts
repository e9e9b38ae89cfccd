import type { CalendarStore, Person, User } from '../store/store';
import type { FaultAction } from './faults';
import type { JsonObject } from './json';
import type { Operation } from './operation';

/** One call of the API, once it is known who calls and what. */
export interface Call {
  store: CalendarStore;
  operation: Operation;
  method: string;
  url: URL;
  query: URLSearchParams;
  /** The calendar's id in the path, not yet looked up. */
  calendarId: string;
  eventId: string;
  user: User;
  scopes: readonly string[];
  author: Person;
  ifMatch: string | null;
  ifNoneMatch: string | null;
  body: () => JsonObject;
  now: number;
  random: () => number;
  /** What an injected fault wants of the answer itself. */
  fault: FaultAction | null;
}

export interface Result {
  status?: number;
  /** Nothing for 204. */
  body?: JsonObject;
  etag?: string;
}
