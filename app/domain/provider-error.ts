interface Facts {
  /** The HTTP status of the answer; null when there was none. */
  status: number | null;
  /** Whether the same question may get an answer later. */
  retryable: boolean;
  /** How long the vendor asked us to wait, if it did. */
  retryAfterSeconds?: number;
}

/** A vendor gave no answer, or none that can be used. The only error a provider throws. */
export class ProviderError extends Error {
  override name = 'ProviderError';

  /**
   * The services and the server build are bundled apart, each with its copy of this class: what one
   * throws the other must know.
   */
  static override [Symbol.hasInstance](thrown: unknown): boolean {
    return thrown instanceof Error && thrown.name === 'ProviderError';
  }

  readonly status: number | null;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly vendor: string,
    what: string,
    { status, retryable, retryAfterSeconds }: Facts,
  ) {
    super(`${vendor}: ${what}`);
    this.status = status;
    this.retryable = retryable;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
