const KIB = 1024;

/** The longest confirmation that is read, pasted or from a file: bytes of UTF-8. */
export const PASTE_LIMIT = 1024 * KIB;

export function isTooMuchText(text: string, limit: number): boolean {
  // No text has fewer bytes than characters.
  return text.length > limit || new TextEncoder().encode(text).length > limit;
}

/** What whoever sends more than the limit reads. */
export function tooMuchText(limit: number): string {
  return `That is too much text: at most ${limit / KIB} KiB can be sent.`;
}
