import { useEffect, useState } from 'react';
import type { Suggestion } from '~/domain/places/suggestions/suggestion';

interface Suggested {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  suggestions: Suggestion[];
}

const IDLE: Suggested = { state: 'idle', suggestions: [] };
const FAILED: Suggested = { state: 'failed', suggestions: [] };

/** Less than this is answered with nothing. */
const LEAST_TYPED = 3;
const PAUSE_MS = 300;
/** Nobody still waits for a suggestion after so long. */
const TIMEOUT_MS = 10_000;

/**
 * What may be meant by what was typed, asked after a pause in the typing. Earlier suggestions stay
 * until the next ones are there; an answer to earlier words is never taken. Null asks nothing.
 */
export function usePlaceSuggestions(typed: string | null): Suggested {
  const [suggested, setSuggested] = useState(IDLE);
  const query = typed?.trim() ?? '';

  useEffect(() => {
    if (query.length < LEAST_TYPED) {
      setSuggested(IDLE);
      return;
    }
    const request = new AbortController();
    let wanted = true;
    let lapse: ReturnType<typeof setTimeout>;
    const take = (next: Suggested) => wanted && setSuggested(next);
    const pause = setTimeout(() => {
      setSuggested(({ suggestions }) => ({ state: 'loading', suggestions }));
      lapse = setTimeout(() => request.abort(), TIMEOUT_MS);
      askSuggestions(query, request.signal)
        .then(
          (suggestions) => take({ state: 'ready', suggestions }),
          () => take(FAILED),
        )
        .finally(() => clearTimeout(lapse));
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(pause);
      clearTimeout(lapse);
      request.abort();
    };
  }, [query]);

  return suggested;
}

async function askSuggestions(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const path = `/api/address-suggestions?query=${encodeURIComponent(query)}`;
  const response = await fetch(path, { credentials: 'same-origin', signal });
  if (!response.ok) throw new Error(`suggestions answered ${response.status}`);
  const { suggestions } = (await response.json()) as { suggestions: Suggestion[] };
  return suggestions;
}
