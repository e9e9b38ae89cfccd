import { problemMessage } from '~/components/api/call-api';
import { useMutation } from '~/components/api/use-mutation';
import { toast } from '~/components/ui/toast';
import type { GigPatch } from '~/domain/gigs/gig-input';

type Patch = Partial<Record<keyof GigPatch, string | null>>;

interface Messages {
  /** "Date updated" */
  done: string;
  /** Where the server says nothing a person could use. */
  failed?: string;
}

/** Saves some fields of a gig and says how it went. Answers whether it worked. */
export function useGigUpdate(gigId: string) {
  const { mutate, pending } = useMutation();

  async function update(patch: Patch, { done, failed }: Messages): Promise<boolean> {
    try {
      await mutate('PUT', `/api/gigs/${gigId}`, patch);
      toast({ title: done });
      return true;
    } catch (error) {
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
  return { update, pending };
}
