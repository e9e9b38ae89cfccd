import type { FormEvent } from 'react';

/** For the code of an airport: what is typed shows as it will be stored. */
export function inCapitals({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = input;
  const capitals = value.toUpperCase();
  if (capitals === value) return;
  input.value = capitals;
  input.setSelectionRange(selectionStart, selectionEnd);
}
