import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { foundLabel } from '~/domain/travel/parsed-to-input';
import { plural } from '~/domain/travel/travel-label';
import type { SavedChanges } from './saved-changes';

interface Saved {
  detail: Pick<ParsedDetail, 'type'>;
  updates: Pick<SavedChanges, 'changes'> | null;
}

/** "Found 1 flight detail. Added to your gig!", "1 updated, 1 added.", or that there was nothing new. */
export function savedWords(legs: readonly Saved[]): string {
  const added = legs.filter(({ updates }) => !updates);
  if (added.length === legs.length) {
    return `Found ${foundLabel(legs.map(({ detail }) => detail))}. Added to your gig!`;
  }
  const updated = legs.filter(({ updates }) => updates && updates.changes.length > 0);
  const parts = [
    updated.length > 0 ? `${plural(updated.length, 'booking')} updated` : '',
    added.length > 0 ? `${plural(added.length, 'booking')} added` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : 'Your gig has all of this already.';
}
