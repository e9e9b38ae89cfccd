import { useApiMutation } from '~/components/data/use-api-mutation';
import type { Gig } from '~/domain/gigs/gig';
import type { GigDraft } from './gig-draft';

/** Adds a draft as a gig. However often it is asked, one draft makes one gig, as it was typed last. */
export function useCreateGig() {
  const { mutate, pending } = useApiMutation();

  function create({ id, fields, coordinates, sent }: GigDraft): Promise<Gig> {
    return mutate('POST', '/api/gigs', {
      ...fields,
      ...coordinates,
      idempotencyKey: id,
      retry: sent,
    });
  }
  return { create, pending };
}
