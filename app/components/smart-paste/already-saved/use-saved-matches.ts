import { useState } from 'react';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { fromApi } from '~/domain/travel/detail-api';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { matchSaved, type SavedMatch } from '~/domain/travel/trip/already-saved';
import { type SavedChanges, savedChanges } from './saved-changes';

/** A saved booking that a found one is already, and what becomes of it. */
export interface SavedReview extends SavedMatch, SavedChanges {
  /** It is changed; otherwise the found one is added beside it. */
  update: boolean;
  /** What a calendar sent is not changed here. */
  fromCalendar: boolean;
}

type Choice = SavedMatch & Pick<SavedReview, 'update' | 'fromCalendar'>;

/**
 * Which of the found bookings are in the trip already. The saved ones are held as they were when the
 * person began to look: that is the base version of an update.
 */
export function useSavedMatches(found: readonly ParsedDetail[], saved: readonly TravelDetail[]) {
  const [choices, setChoices] = useState(() =>
    matchSaved(found, saved).map((match): Choice | null => {
      if (!match) return null;
      const fromCalendar = match.saved.googleEventId !== null;
      return { ...match, fromCalendar, update: match.sameBooking && !fromCalendar };
    }),
  );
  const change = (index: number, next: (choice: Choice) => Choice | null) =>
    setChoices((before) => before.map((one, at) => (at === index && one ? next(one) : one)));
  return {
    matchOf(index: number, detail: ParsedDetail): SavedReview | null {
      const choice = choices[index];
      return choice ? { ...choice, ...savedChanges(choice.saved, detail) } : null;
    },
    setUpdate: (index: number, update: boolean) =>
      change(index, (choice) => ({ ...choice, update })),
    /** Another screen was quicker: this is what its fields are by now, in the API's names. */
    takeCurrent: (index: number, current: Record<string, unknown>) =>
      change(index, (choice) => ({
        ...choice,
        saved: { ...choice.saved, ...fromApi(choice.saved.detailType, current) },
      })),
    /** It was deleted elsewhere. */
    drop: (index: number) => change(index, () => null),
  };
}
