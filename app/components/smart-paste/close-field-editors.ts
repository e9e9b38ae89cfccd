import { flushSync } from 'react-dom';

/**
 * Takes what stands in the editors that are still open, as if Done had been clicked in each.
 * Answers false when one rejects: it says what is wrong and has the focus.
 */
export function closeFieldEditors(within: Element | null): boolean {
  const forms = within?.querySelectorAll<HTMLFormElement>('form[data-inline-editor]') ?? [];
  for (const form of forms) {
    // What was typed counts before anything else is done with the review.
    flushSync(() => form.requestSubmit());
    if (form.isConnected) return false;
  }
  return true;
}
