import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { ApiError } from '~/components/data/call-api';
import { markStale } from '~/components/data/page-data';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { dismissError, toast } from '~/components/ui/feedback/toast';
import type { Gig } from '~/domain/gigs/gig';
import type { TravelKind } from '~/domain/travel/need';
import {
  baseFlags,
  NEED_FLAGS,
  type NeedFlags,
  needPatch,
  withFlags,
} from '~/domain/travel/need-flags';
import { useCloseIfDeleted } from '../deleted-gig';

/**
 * The gig as it will be once its flags are saved. A flag shows at once and goes back when the
 * server rejects it; what was changed elsewhere meanwhile is shown, and said, before anything
 * is changed.
 */
export function useTravelFlags(saved: Gig) {
  const path = `/api/gigs/${saved.id}`;
  const { mutate, inOrder, isWriting } = useApiMutation([path]);
  const { revalidate } = useRevalidator();
  const closeIfDeleted = useCloseIfDeleted();
  const [optimistic, setOptimistic] = useState<Partial<NeedFlags>>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read again replaces the guess
  useEffect(() => {
    // Nothing to take back is no news: what is still hydrating must not be drawn again.
    if (!isWriting(path)) setOptimistic((before) => (isEmpty(before) ? before : {}));
  }, [saved]);

  async function save(patch: Partial<NeedFlags>): Promise<boolean> {
    const ifUnchanged = baseFlags({ ...saved, ...optimistic }, patch);
    setOptimistic((before) => ({ ...before, ...patch }));
    // One after the other: the last click must be the last to arrive.
    try {
      await inOrder(path, () => mutate('PUT', path, { ...patch, ifUnchanged }));
      dismissError();
      return true;
    } catch (error) {
      if (closeIfDeleted(error)) return false;
      setOptimistic((before) => without(before, patch));
      explain(error);
      return false;
    }
  }

  function explain(error: unknown) {
    const current = error instanceof ApiError ? error.problem?.current : undefined;
    if (!current) {
      return toast({ tone: 'error', title: 'Failed to update travel status. Please try again.' });
    }
    setOptimistic((before) => ({ ...before, ...(current as Partial<NeedFlags>) }));
    markStale();
    revalidate();
    toast({
      tone: 'error',
      title: 'This was changed somewhere else meanwhile.',
      description: 'You’re seeing the latest version. Your change was not saved.',
    });
  }

  return {
    gig: withFlags(saved, optimistic),
    setNotNeeded: (kind: TravelKind, notNeeded: boolean) =>
      save(needPatch({ ...saved, ...optimistic }, kind, notNeeded)),
    async setComplete(kind: TravelKind, complete: boolean) {
      if (!(await save({ [NEED_FLAGS[kind]]: complete }))) return;
      const action = complete ? 'marked complete' : 'unmarked';
      toast({
        title: 'Travel status updated',
        description: `The ${kind} requirement was ${action}.`,
      });
    },
  };
}

export type TravelFlags = ReturnType<typeof useTravelFlags>;

function without(flags: Partial<NeedFlags>, rejected: Partial<NeedFlags>): Partial<NeedFlags> {
  return Object.fromEntries(Object.entries(flags).filter(([flag]) => !(flag in rejected)));
}

function isEmpty(flags: Partial<NeedFlags>): boolean {
  return Object.keys(flags).length === 0;
}
