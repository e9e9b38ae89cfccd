import { isVisible } from '~/domain/is-visible';

/** One thing to do for a gig. */
export interface ChecklistItem {
  id: string;
  text: string;
  completed: boolean;
  /** ISO instants in UTC. */
  completedAt: string | null;
  createdAt: string;
}

/** A gig has at most so many items, each of at most so many characters. */
export const ITEMS_PER_GIG = 200;
export const ITEM_LENGTH = 500;

export const TOO_MANY_ITEMS = `A checklist can have at most ${ITEMS_PER_GIG} items. Delete one you no longer need first.`;

/** As it is stored: one line, one space between words. */
export function tidyItemText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** What is wrong with a tidy text, in words for a person; null when nothing is. */
export function itemTextProblem(text: string): string | null {
  if (!isVisible(text)) return 'Write what there is to do';
  if (text.length > ITEM_LENGTH) return `An item must be at most ${ITEM_LENGTH} characters`;
  return null;
}
