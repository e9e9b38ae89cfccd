import { useRef, useState } from 'react';
import { useMutation } from '~/components/api/use-mutation';
import { useGoneGig } from '~/components/gig/gone-gig';
import { toast } from '~/components/ui/toast';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { foundLabel, parsedToInput } from '~/domain/travel/parsed-to-input';

/** Saves what was read, one after another; what went through is not sent again on a second try. */
export function useSaveParsed(gigId: string) {
  const { mutate } = useMutation();
  const leftGone = useGoneGig();
  const [saving, setSaving] = useState(false);
  /** Positions in the list of what was found. */
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set());
  const underway = useRef(false);

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
        await mutate('POST', '/api/travel-details', parsedToInput(detail, gigId, pastedText));
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
