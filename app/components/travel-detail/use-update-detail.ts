import { useRevalidator } from '@remix-run/react';
import { useRef, useState } from 'react';
import { ApiError } from '~/components/api/call-api';
import { complain } from '~/components/api/complain';
import { markStale } from '~/components/api/freshness';
import { useMutation } from '~/components/api/use-mutation';
import type { FieldConflict } from '~/components/gig/open-editor';
import { dismissError, toast } from '~/components/ui/toast';
import { fieldErrorsOf } from '~/domain/travel/check-detail-form';
import {
  changesOf,
  columnNamed,
  type DetailForm,
  type FormColumn,
  formOf,
  withColumns,
} from '~/domain/travel/detail-form';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { columnConflict } from './detail-conflict';
import type { DetailFormState } from './use-detail-form';

/** What was changed here and elsewhere, and what it takes to save one side of it. */
interface Conflict {
  fields: FieldConflict[];
  /** Answers whether it worked. */
  resolve: (side: 'mine' | 'theirs') => Promise<boolean>;
}

/**
 * Saves what was changed of a stored detail. What another screen changed meanwhile stands in
 * `conflict`; `gone` when it was deleted there. Answers whether it worked.
 */
export function useUpdateDetail(stored: TravelDetail, state: DetailFormState) {
  const { mutate } = useMutation();
  const { revalidate } = useRevalidator();
  /** The detail as it was when the person last looked at it. */
  const seen = useRef(stored);
  const [saving, setSaving] = useState(false);
  const underway = useRef(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [gone, setGone] = useState(false);

  async function update(form: DetailForm, sourceText: string | null): Promise<boolean> {
    if (underway.current) return false;
    const changes = changesOf(formOf(seen.current), form, stored.detailType);
    const columns = Object.keys(changes) as FormColumn[];
    if (columns.length === 0) {
      // Nothing is left to be saved; what was taken over from elsewhere is to be seen.
      markStale();
      revalidate();
      return true;
    }
    underway.current = true;
    setSaving(true);
    try {
      const ifUnchanged = Object.fromEntries(
        columns.map((column) => [column, seen.current[column]]),
      );
      const body = { ...changes, ...(sourceText && { sourceText }), ifUnchanged };
      await mutate('PATCH', `/api/travel-details/${stored.id}`, body);
      toast({ title: 'Travel details have been updated' });
      return true;
    } catch (error) {
      explain(error, form, sourceText);
      return false;
    } finally {
      underway.current = false;
      setSaving(false);
    }
  }

  function explain(error: unknown, form: DetailForm, sourceText: string | null) {
    setConflict(null);
    if (error instanceof ApiError && error.status === 404) {
      dismissError();
      markStale();
      return setGone(true);
    }
    const problem = error instanceof ApiError ? error.problem : null;
    if (problem?.current) return meet(problem.current, form, sourceText);
    const errors = fieldErrorsOf(problem?.fieldErrors ?? {});
    state.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    complain(error, 'Failed to update travel details. Please try again.');
  }

  function meet(current: Record<string, unknown>, form: DetailForm, sourceText: string | null) {
    dismissError();
    const theirs: TravelDetail = { ...seen.current, ...current };
    const columns = Object.keys(current).flatMap((name) => columnNamed(name) ?? []);
    setConflict({
      fields: columns.map((column) =>
        columnConflict(stored.detailType, column, form, formOf(theirs)),
      ),
      resolve: (side) => {
        seen.current = theirs;
        if (side === 'mine') return update(form, sourceText);
        const taken = withColumns(form, theirs, columns);
        state.fill(taken);
        return update(taken, sourceText);
      },
    });
  }

  return { update, saving, conflict, gone };
}
