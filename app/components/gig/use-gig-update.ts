import { useRevalidator } from '@remix-run/react';
import { useRef, useState } from 'react';
import { ApiError, problemMessage } from '~/components/api/call-api';
import { markStale } from '~/components/api/freshness';
import { useMutation } from '~/components/api/use-mutation';
import { dismissError, toast } from '~/components/ui/toast';
import type { Gig } from '~/domain/gigs/gig';
import type { GigPatch } from '~/domain/gigs/gig-input';
import { conflictsOf, type FieldConflict, seenOf } from './gig-conflict';
import { useGoneGig } from './gone-gig';

type Patch = Partial<Record<keyof GigPatch, string | null>>;
type FieldErrors = Partial<Record<keyof GigPatch, string[]>>;

interface Messages {
  /** "Date updated" */
  done: string;
  /** Where the server says nothing a person could use. */
  failed?: string;
}

/** Another screen has saved the same fields since this one read them. */
export interface GigConflict {
  fields: FieldConflict[];
  /** Saves what is chosen, with whatever else was to be saved. Answers whether it worked. */
  resolve: (side: 'mine' | 'theirs') => Promise<boolean>;
}

/**
 * Saves some fields of a gig and says how it went: what is wrong with a field stands in `errors`,
 * what was changed elsewhere meanwhile in `conflict`. Answers whether it worked.
 */
export function useGigUpdate(gig: Gig) {
  const { mutate, pending } = useMutation();
  const { revalidate } = useRevalidator();
  const leftGone = useGoneGig();
  /** The gig as it was when the person began to change it. */
  const seen = useRef(gig);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<GigConflict | null>(null);

  async function update(patch: Patch, messages: Messages): Promise<boolean> {
    setErrors({});
    try {
      const ifUnchanged = seenOf(seen.current, patch);
      seen.current = await mutate<Gig>('PUT', `/api/gigs/${gig.id}`, { ...patch, ifUnchanged });
      setConflict(null);
      toast({ title: messages.done });
      return true;
    } catch (error) {
      if (!leftGone(error)) explain(error, patch, messages);
      return false;
    }
  }

  function explain(error: unknown, patch: Patch, messages: Messages) {
    const problem = error instanceof ApiError ? error.problem : null;
    if (problem?.current) {
      const { current } = problem;
      dismissError();
      return setConflict({
        fields: conflictsOf(patch, current),
        resolve: (side) => {
          seen.current = { ...seen.current, ...current };
          return side === 'mine'
            ? update(patch, messages)
            : takeTheirs(withoutFields(patch, current), messages);
        },
      });
    }
    const found: FieldErrors = problem?.fieldErrors ?? {};
    setErrors(found);
    if (Object.keys(found).some((field) => field in patch)) return setConflict(null);
    const sentence = messages.failed ?? 'Failed to update the gig. Please try again.';
    const reason = problemMessage(error, sentence);
    toast({
      tone: 'error',
      title: sentence,
      description: reason === sentence ? undefined : reason,
    });
  }

  async function takeTheirs(rest: Patch, messages: Messages): Promise<boolean> {
    if (Object.keys(rest).length > 0) return update(rest, messages);
    markStale();
    revalidate();
    return true;
  }

  return { update, pending, errors, conflict };
}

/** Coordinates belong to their location. */
function withoutFields(patch: Patch, fields: object): Patch {
  const gone = (field: string) =>
    field in fields || ('location' in fields && ['latitude', 'longitude'].includes(field));
  return Object.fromEntries(Object.entries(patch).filter(([field]) => !gone(field)));
}
