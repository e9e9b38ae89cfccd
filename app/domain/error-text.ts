/**
 * An error's own words and place, fit for the log. The message of a failed query lists its values,
 * which may be anybody's: its cause does not.
 */
export function errorText(thrown: unknown): string {
  const error = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
