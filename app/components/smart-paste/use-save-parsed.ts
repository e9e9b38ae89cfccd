import { useRef, useState } from 'react';
import { keptTextField, type PastedText } from '~/components/confirmation-texts/pasted-text';
import { ApiError, problemMessage } from '~/components/data/call-api';
import { markStale } from '~/components/data/page-data';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { useCloseIfDeleted } from '~/components/gig/deleted-gig';
import { checkParsed, type Mistake } from '~/components/travel-detail/form/check-parsed';
import { toast } from '~/components/ui/feedback/toast';
import { newId } from '~/domain/new-id';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { toApi } from '~/domain/travel/detail-api';
import { type FormColumn, fieldOfType } from '~/domain/travel/detail-fields';
import { cutSource, parsedToInput } from '~/domain/travel/parsed-to-input';
import { savedWords } from './already-saved/saved-words';
import type { SavedReview } from './already-saved/use-saved-matches';

/** One of those that were found, as it stands after the person's corrections. */
export interface Leg {
  /** What it is known by, also when the text is read again. */
  key: string;
  detail: ParsedDetail;
  /** The saved one that it changes; null where it is added. */
  updates: SavedReview | null;
}

/** What is done when a saved booking is not as it was any more. */
interface SavedElsewhere {
  /** The fields in question as they are by now. */
  onChanged: (key: string, current: Record<string, unknown>) => void;
  onDeleted: (key: string) => void;
}

/**
 * Adds what was read, or changes what is there already, one after another; what went through is not
 * sent again on a second try.
 */
export function useSaveParsed(gigId: string) {
  const { mutate } = useApiMutation();
  const closeIfDeleted = useCloseIfDeleted();
  const [saving, setSaving] = useState(false);
  /** The keys of those that are there. */
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  /** Errors to correct, by the key of the leg. */
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  /** What became of them: at a second try they are there, and would count as added. */
  const done = useRef(new Map<string, Leg>());
  const underway = useRef(false);
  /** The same for each attempt, so that an answer that was lost makes no second detail. */
  const ids = useRef(new Map<string, string>());

  async function save(
    legs: Leg[],
    pasted: PastedText,
    tryAgain: () => void,
    elsewhere: SavedElsewhere,
  ): Promise<boolean> {
    if (underway.current) return false;
    const missing = legs.filter(({ key }) => !saved.has(key));
    const wrong = missing.flatMap(({ key, detail }) => {
      const mistake = checkParsed(detail);
      return mistake ? [[key, inWords(detail, mistake)] as const] : [];
    });
    setMistakes(Object.fromEntries(wrong));
    if (wrong[0]) {
      reject(wrong[0][1]);
      return false;
    }
    underway.current = true;
    setSaving(true);
    let current: Leg | undefined;
    try {
      for (const leg of missing) {
        current = leg;
        await (leg.updates ? update(leg, leg.updates, pasted) : add(leg, pasted));
        done.current.set(leg.key, leg);
        setSaved((before) => new Set(before).add(leg.key));
      }
      const outcomes = legs.map((leg) => done.current.get(leg.key) ?? leg);
      toast({ title: 'Success!', description: savedWords(outcomes) });
      return true;
    } catch (error) {
      if (current?.updates && error instanceof ApiError) {
        const message = movedOn(current.key, error, elsewhere);
        if (message) {
          setMistakes({ [current.key]: message });
          reject(message);
          return false;
        }
      }
      if (closeIfDeleted(error)) return false;
      // It may have been stored all the same.
      if (!(error instanceof ApiError)) markStale();
      if (current && error instanceof ApiError && error.status === 400) {
        const message = problemMessage(error, FAILED);
        setMistakes({ [current.key]: message });
        reject(message);
        return false;
      }
      toast({
        tone: 'error',
        title: 'Error saving details',
        description: FAILED,
        action: { label: 'Try Again', onAction: tryAgain },
      });
      return false;
    } finally {
      underway.current = false;
      setSaving(false);
    }
  }

  async function add({ key, detail }: Leg, pasted: PastedText) {
    const body = parsedToInput(detail, gigId, pasted.text);
    const earlier = ids.current.get(key);
    const idempotencyKey = earlier ?? newId(new Date());
    ids.current.set(key, idempotencyKey);
    await mutate('POST', '/api/travel-details', {
      ...body,
      ...(await keptTextField(pasted)),
      idempotencyKey,
      retry: earlier !== undefined,
    });
  }

  async function update({ detail }: Leg, { saved, columns }: SavedReview, pasted: PastedText) {
    const names = Object.keys(columns) as FormColumn[];
    if (names.length === 0) return;
    const base = Object.fromEntries(names.map((column) => [column, saved[column]]));
    const body = { ...toApi(detail.type, columns), ifUnchanged: toApi(detail.type, base) };
    const sourceText = cutSource(pasted.text, body);
    await mutate('PATCH', `/api/travel-details/${saved.id}`, {
      ...body,
      ...(sourceText && { sourceText, ...(await keptTextField(pasted)) }),
    });
  }

  return {
    save,
    saving,
    saved,
    mistakes,
    /** What was said about a leg is over once it is corrected. */
    clearError: (key: string) => setMistakes(({ [key]: _cleared, ...others }) => others),
  };
}

export type ParsedSaving = ReturnType<typeof useSaveParsed>;

const FAILED = 'Failed to save the parsed travel details. Please try again.';

/** What a saved booking has become elsewhere, in words; null when the error is another one. */
function movedOn(key: string, error: ApiError, elsewhere: SavedElsewhere): string | null {
  const current = error.problem?.current;
  if (error.status === 409 && current) {
    elsewhere.onChanged(key, current);
    return 'It was changed somewhere else meanwhile. Look at what changes now, then save it again.';
  }
  if (error.status !== 404) return null;
  markStale();
  elsewhere.onDeleted(key);
  return 'It was deleted somewhere else meanwhile. Save it again to add it as new.';
}

/** Trying again would not help: something has to be corrected first. */
function reject(description: string) {
  toast({ tone: 'error', title: 'Error saving details', description });
}

/** "At most 60 characters" does not say of what. */
function inWords({ type }: ParsedDetail, { column, message }: Mistake): string {
  const label = column && fieldOfType(type, column)?.label;
  return label ? `${label}: ${message}` : message;
}
