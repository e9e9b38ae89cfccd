/** Forms send empty text for nothing: it clears a field as null does. */
export function emptyToNull(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? null : value;
}
