/** The message for a date or time that is only partly entered. */
export const INCOMPLETE_INPUT = 'Enter the whole date or time';

/**
 * The names of the date and time inputs that are only partly entered. Their value is the empty text;
 * only `validity.badInput` tells.
 */
export function incompleteInputs(element: HTMLElement): string[] {
  const inputs = [...element.querySelectorAll('input')];
  return inputs.filter(({ validity }) => validity.badInput).map(({ name }) => name);
}

export function incompleteErrors(incomplete: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(incomplete.map((name) => [name, [INCOMPLETE_INPUT]]));
}
