import { useEffect, useState } from 'react';
import type { DraftGigFit } from '~/domain/fit/drafts/draft-fit';

/** A pause in typing of so long is taken as its end. */
const PAUSE_MS = 500;

/** What is typed of a gig's time and place, under the names of the API; null for none. */
export interface TypedTimeAndPlace {
  type: string;
  location: string;
  date: string;
  endDate: string | null;
  startTime: string | null;
  loadInTime: string | null;
  endTime: string | null;
  latitude: number | null;
  longitude: number | null;
}

/**
 * What a gig that is being typed would clash with, and the gigs next to it. The last answer stays until
 * the next one; it says which days it is about. Null while there is none, `failed` where it could not
 * be read: saving does not wait for it.
 */
export function useDraftFit(typed: TypedTimeAndPlace | null) {
  const [answer, setAnswer] = useState<Answer>(null);
  const body = typed && JSON.stringify(typed);

  useEffect(() => {
    if (body === null) return setAnswer(null);
    const request = new AbortController();
    // An answer that was read in full just before more was typed is of no use either.
    const take = (read: Answer) => void (request.signal.aborted || setAnswer(read));
    const timer = setTimeout(() => {
      ask(body, request.signal).then(take, () => take('failed'));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [body]);

  return answer;
}

type Answer = { fit: DraftGigFit; about: TypedTimeAndPlace } | 'failed' | null;

async function ask(body: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch('/api/fit', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body,
    signal,
  });
  if (!response.ok) return 'failed';
  return { fit: (await response.json()) as DraftGigFit, about: JSON.parse(body) };
}

/** Null until there are a place and a whole date. A date picker has years such as 0002 on its way. */
export function timeAndPlaceOf(
  fields: {
    [Name in keyof Omit<TypedTimeAndPlace, 'latitude' | 'longitude'>]: string | undefined;
  },
): Omit<TypedTimeAndPlace, 'latitude' | 'longitude'> | null {
  const { type = 'possible', location = '', date = '', endDate, ...times } = fields;
  if (location.trim().length < 2 || date < '1900' || date.length > 10) return null;
  return {
    type,
    location,
    date,
    endDate: endDate && endDate >= date ? endDate : null,
    startTime: times.startTime || null,
    endTime: times.endTime || null,
    loadInTime: times.loadInTime || null,
  };
}
