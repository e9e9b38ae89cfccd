/** What to do about a failed call to Google, decided by its status and reason together. */
export type GoogleErrorKind =
  /** The same call will never work: the change is given up. */
  | 'invalid'
  /** The access token is not taken. */
  | 'unauthorized'
  | 'rateLimited'
  /** Google takes no writes to this calendar for hours; reading works. */
  | 'writeBlocked'
  | 'scopeMissing'
  /** Not writable by this person. */
  | 'forbidden'
  /** Only this event is not theirs to change. */
  | 'notOrganizer'
  | 'notConfigured'
  | 'notFound'
  | 'duplicate'
  /** 410 on an event: it was deleted. */
  | 'deleted'
  | 'staleSyncToken'
  /** If-Match: the event is no longer the one that was read. */
  | 'changed'
  /** No answer, an answer that is no JSON, or 5xx. */
  | 'unavailable'
  /** The refresh token or the code is not taken. */
  | 'invalidGrant';

interface Facts {
  status?: number | null;
  reason?: string | null;
  retryAfterSeconds?: number | null;
}

/** The only error that the Google adapters throw. Its text holds no token and no address. */
export class GoogleError extends Error {
  override name = 'GoogleError';

  /** The services and the server build are bundled apart, each with its copy of this class. */
  static override [Symbol.hasInstance](thrown: unknown): boolean {
    return thrown instanceof Error && thrown.name === 'GoogleError';
  }

  readonly status: number | null;
  readonly reason: string | null;
  readonly retryAfterSeconds: number | null;

  constructor(
    readonly kind: GoogleErrorKind,
    { status = null, reason = null, retryAfterSeconds = null }: Facts = {},
  ) {
    const facts = [status, reason].filter(Boolean).join(' ');
    super(`google: ${kind}${facts && ` (${facts})`}`);
    this.status = status;
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** True for calls that may work later, without anything being changed. */
export function isTransient(error: GoogleError): boolean {
  return error.kind === 'unavailable' || error.kind === 'rateLimited';
}

/** True when the error is a GoogleError of one of these kinds. */
export function isGoogle(error: unknown, ...kinds: GoogleErrorKind[]): error is GoogleError {
  return error instanceof GoogleError && kinds.includes(error.kind);
}
