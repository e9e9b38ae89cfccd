import { useRef, useState } from 'react';
import { useMutation } from '~/components/api/use-mutation';
import { useGoneGig } from '~/components/gig/gone-gig';
import { toast } from '~/components/ui/toast';
import { newId } from '~/domain/new-id';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { missedEdits } from '~/domain/travel/detail-form';
import { foundLabel, parsedToInput } from '~/domain/travel/parsed-to-input';
import type { TravelDetail } from '~/domain/travel/travel-detail';

/** Saves what was read, one after another; what went through is not sent again on a second try. */
export function useSaveParsed(gigId: string) {
  const { mutate } = useMutation();
  const leftGone = useGoneGig();
  const [saving, setSaving] = useState(false);
  /** Positions in the list of what was found. */
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set());
  const underway = useRef(false);
  /** The same for each attempt, so that an answer that was lost makes no second detail. */
  const keys = useRef<string[]>([]);

  async function save(
    details: ParsedDetail[],
    wanted: readonly number[],
    pastedText: string,
    tryAgain: () => void,
  ): Promise<boolean> {
    if (underway.current) return false;
    underway.current = true;
    setSaving(true);
    try {
      const done = new Set(saved);
      for (const [index, detail] of details.entries()) {
        if (!wanted.includes(index) || done.has(index)) continue;
        const body = parsedToInput(detail, gigId, pastedText);
        const idempotencyKey = keys.current[index] ?? newId(new Date());
        keys.current[index] = idempotencyKey;
        const added = await mutate<TravelDetail>('POST', '/api/travel-details', {
          ...body,
          idempotencyKey,
        });
        const missed = missedEdits(added, body);
        if (Object.keys(missed).length > 0) {
          await mutate('PATCH', `/api/travel-details/${added.id}`, missed);
        }
        done.add(index);
        setSaved(new Set(done));
      }
      const added = details.filter((_, index) => done.has(index));
      toast({
        title: 'Success!',
        description: `Found ${foundLabel(added)}. Added to your gig!`,
      });
      return true;
    } catch (error) {
      if (leftGone(error)) return false;
      toast({
        tone: 'error',
        title: 'Error saving details',
        description: 'Failed to save the parsed travel details. Please try again.',
        action: { label: 'Try Again', onAction: tryAgain },
      });
      return false;
    } finally {
      underway.current = false;
      setSaving(false);
    }
  }

  return { save, saving, saved };
}
