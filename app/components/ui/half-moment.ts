/** What is said of half a date, or half a time. */
export const HALF_MOMENT = 'Enter the whole date or time';

/**
 * The names of the fields that hold half a date. It is empty to a script: the browser alone knows
 * that there is something.
 */
export function halvesIn(element: HTMLElement): string[] {
  const inputs = [...element.querySelectorAll('input')];
  return inputs.filter(({ validity }) => validity.badInput).map(({ name }) => name);
}

export function halfErrors(halves: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(halves.map((name) => [name, [HALF_MOMENT]]));
}
