/** Set while the person is at Google, so that the page knows on what occasion it was opened again. */
const MARKER = 'gigbound:calendar-redirect';

/** What Google's answer came to, by the word in the address. */
const TROUBLE: Record<string, string> = {
  denied: 'You did not allow it at Google, so nothing has changed.',
  invalid_state:
    'Connecting took too long, or was begun in another window. Please connect once more.',
  scope_missing:
    'A box was left unchecked at Google. Gigbound needs to see your list of calendars and their events. Please connect again and leave both checked.',
  no_refresh_token: 'Google only gave access for an hour. Please connect again and choose Allow.',
  failed: 'Google could not be reached just now. Please try again in a minute.',
};

export function leaveForGoogle(authUrl: string) {
  try {
    localStorage.setItem(MARKER, new Date().toISOString());
  } catch {
    // Storage may be switched off: the address tells the same.
  }
  window.location.assign(authUrl);
}

/** Whether somebody left for Google from here; asked once. */
export function takeMarker(): boolean {
  try {
    const marker = localStorage.getItem(MARKER);
    localStorage.removeItem(MARKER);
    return marker !== null;
  } catch {
    return false;
  }
}

const OWN_PARAMETERS = ['code', 'state', 'scope', 'connected', 'calendarError', 'error'];

export interface GoogleReturn {
  connected: boolean;
  /** What went wrong, as a sentence. */
  trouble: string | null;
  /** The address without what Google and the server have put there. */
  cleanSearch: string;
}

/** What an address says of a way back from Google; null when it says nothing. */
export function readGoogleReturn(search: string): GoogleReturn | null {
  const query = new URLSearchParams(search);
  if (!OWN_PARAMETERS.some((name) => query.has(name))) return null;
  const word = query.get('calendarError') ?? query.get('error');
  const trouble =
    word === null
      ? null
      : ((Object.hasOwn(TROUBLE, word) ? TROUBLE[word] : null) ?? TROUBLE.failed ?? null);
  const connected =
    trouble === null && ['code', 'state', 'connected'].some((name) => query.has(name));
  for (const name of OWN_PARAMETERS) query.delete(name);
  const rest = query.toString();
  return { connected, trouble, cleanSearch: rest ? `?${rest}` : '' };
}
