/** What came of a way to Google, as the page it leads back to is told. */
export type GoogleNotice =
  | 'denied'
  | 'expired'
  | 'unavailable'
  | 'unverified'
  | 'connected'
  | 'inUse';

export const GOOGLE_NOTICES: Record<GoogleNotice, { ok: boolean; text: string }> = {
  denied: { ok: false, text: 'You did not allow it at Google, so nothing has changed.' },
  expired: {
    ok: false,
    text: 'Signing in with Google took too long, or was begun in another window. Please try again.',
  },
  unavailable: {
    ok: false,
    text: 'Google could not be reached just now. Please try again, or use your e-mail and password.',
  },
  unverified: {
    ok: false,
    text: 'Google has not confirmed the e-mail address of this Google account. Confirm it there first, or use another account.',
  },
  connected: { ok: true, text: 'Your Google account is connected. You can sign in with it now.' },
  inUse: {
    ok: false,
    text: 'This Google account is connected to another Gigbound account.',
  },
};

/** The notice an address carries; null for none and for what is made up. */
export function googleNotice(name: string | null): GoogleNotice | null {
  return name !== null && Object.hasOwn(GOOGLE_NOTICES, name) ? (name as GoogleNotice) : null;
}
