import { useApiMutation } from '~/components/data/use-api-mutation';
import { baseFieldsOf } from '~/domain/gigs/base-fields';
import type { Gig } from '~/domain/gigs/gig';
import { editsSince } from './edits-since';
import type { GigDraft } from './gig-draft';

/** Adds a draft as a gig. However often it is asked, one draft makes one gig, as it was typed last. */
export function useCreateGig() {
  const { mutate, pending } = useApiMutation();

  async function create(draft: GigDraft): Promise<Gig> {
    const { id, fields, coordinates } = draft;
    const gig = await mutate<Gig>('POST', '/api/gigs', {
      ...fields,
      ...coordinates,
      idempotencyKey: id,
    });
    const edits = editsSince(gig, draft);
    if (!edits) return gig;
    const ifUnchanged = baseFieldsOf(gig, edits);
    return mutate<Gig>('PUT', `/api/gigs/${gig.id}`, { ...edits, ifUnchanged });
  }
  return { create, pending };
}
