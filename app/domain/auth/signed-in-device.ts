/** A place where a person is signed in, as the settings list it. */
export interface SignedInDevice {
  id: string;
  /** "Safari on iOS"; null when the browser did not say. */
  device: string | null;
  /** "Chicago, Illinois, US", as the edge guessed. */
  place: string | null;
  signedInAt: string;
  lastUsedAt: string;
  /** Whether it is the one that asks. */
  current: boolean;
}
