import { useState } from 'react';
import { ApiError, problemMessage } from '~/components/api/call-api';
import { useMutation } from '~/components/api/use-mutation';
import { toast } from '~/components/ui/toast';
import type { GigPatch } from '~/domain/gigs/gig-input';
import { useGoneGig } from './gone-gig';

type Patch = Partial<Record<keyof GigPatch, string | null>>;
type FieldErrors = Partial<Record<keyof GigPatch, string[]>>;

interface Messages {
  /** "Date updated" */
  done: string;
  /** Where the server says nothing a person could use. */
  failed?: string;
}

/**
 * Saves some fields of a gig and says how it went: what is wrong with a field stands in `errors`,
 * for beside it. Answers whether it worked.
 */
export function useGigUpdate(gigId: string) {
  const { mutate, pending } = useMutation();
  const leftGone = useGoneGig();
  const [errors, setErrors] = useState<FieldErrors>({});

  async function update(patch: Patch, { done, failed }: Messages): Promise<boolean> {
    setErrors({});
    try {
      await mutate('PUT', `/api/gigs/${gigId}`, patch);
      toast({ title: done });
      return true;
    } catch (error) {
      if (leftGone(error)) return false;
      const found: FieldErrors = (error instanceof ApiError && error.problem?.fieldErrors) || {};
      setErrors(found);
      if (Object.keys(found).some((field) => field in patch)) return false;
      const sentence = failed ?? 'Failed to update the gig. Please try again.';
      const reason = problemMessage(error, sentence);
      toast({
        tone: 'error',
        title: sentence,
        description: reason === sentence ? undefined : reason,
      });
      return false;
    }
  }
  return { update, pending, errors };
}
