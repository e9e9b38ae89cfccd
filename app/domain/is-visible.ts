/** Whether there is anything in a text to be seen: a zero-width space alone names nothing. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}
