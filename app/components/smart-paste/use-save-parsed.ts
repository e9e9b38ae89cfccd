import { useRef, useState } from 'react';
import { ApiError, problemMessage } from '~/components/data/call-api';
import { markStale } from '~/components/data/page-data';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { useCloseIfDeleted } from '~/components/gig/deleted-gig';
import { checkParsed, type Mistake } from '~/components/travel-detail/form/check-parsed';
import { toast } from '~/components/ui/feedback/toast';
import { newId } from '~/domain/new-id';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { fieldOfType } from '~/domain/travel/detail-fields';
import { foundLabel, parsedToInput } from '~/domain/travel/parsed-to-input';

/** One of those that were found, as it stands after the person's corrections. */
export interface Leg {
  /** What it is known by, also when the text is read again. */
  key: string;
  detail: ParsedDetail;
}

/** Saves what was read, one after another; what went through is not sent again on a second try. */
export function useSaveParsed(gigId: string) {
  const { mutate } = useApiMutation();
  const closeIfDeleted = useCloseIfDeleted();
  const [saving, setSaving] = useState(false);
  /** The keys of those that are there. */
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  /** Errors to correct, by the key of the leg. */
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const underway = useRef(false);
  /** The same for each attempt, so that an answer that was lost makes no second detail. */
  const ids = useRef(new Map<string, string>());

  async function save(legs: Leg[], pastedText: string, tryAgain: () => void): Promise<boolean> {
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
        await add(leg, pastedText);
        setSaved((before) => new Set(before).add(leg.key));
      }
      toast({
        title: 'Success!',
        description: `Found ${foundLabel(legs.map(({ detail }) => detail))}. Added to your gig!`,
      });
      return true;
    } catch (error) {
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

  async function add({ key, detail }: Leg, pastedText: string) {
    const body = parsedToInput(detail, gigId, pastedText);
    const earlier = ids.current.get(key);
    const idempotencyKey = earlier ?? newId(new Date());
    ids.current.set(key, idempotencyKey);
    await mutate('POST', '/api/travel-details', {
      ...body,
      idempotencyKey,
      retry: earlier !== undefined,
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

/** Trying again would not help: something has to be corrected first. */
function reject(description: string) {
  toast({ tone: 'error', title: 'Error saving details', description });
}

/** "At most 60 characters" does not say of what. */
function inWords({ type }: ParsedDetail, { column, message }: Mistake): string {
  const label = column && fieldOfType(type, column)?.label;
  return label ? `${label}: ${message}` : message;
}
