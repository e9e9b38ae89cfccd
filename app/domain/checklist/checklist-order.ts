import type { ChecklistItem } from './checklist-item';

type Ordered = Pick<ChecklistItem, 'completedAt' | 'createdAt'>;

/**
 * What is open before what is completed; the newest first in each, by when it was made and by when
 * it was completed. Items of the same moment stay as they are given.
 */
export function inChecklistOrder<Item extends Ordered>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) => {
    if ((one.completedAt === null) !== (other.completedAt === null)) {
      return one.completedAt === null ? -1 : 1;
    }
    return newestFirst(one.completedAt ?? one.createdAt, other.completedAt ?? other.createdAt);
  });
}

/** ISO instants in UTC sort as text does. */
function newestFirst(one: string, other: string): number {
  if (one === other) return 0;
  return one > other ? -1 : 1;
}
