import { useRevalidator } from '@remix-run/react';
import { useRef, useState } from 'react';
import { keptTextField, type PastedText } from '~/components/confirmation-texts/pasted-text';
import { ApiError } from '~/components/data/call-api';
import { markStale } from '~/components/data/page-data';
import { showErrorToast } from '~/components/data/show-error-toast';
import { useApiMutation } from '~/components/data/use-api-mutation';
import type { FieldConflict } from '~/components/forms/open-editor';
import { dismissError, toast } from '~/components/ui/feedback/toast';
import { type DetailAnswer, fromAnswer, fromApi, toApi } from '~/domain/travel/detail-api';
import type { FormColumn } from '~/domain/travel/detail-fields';
import { cutSource } from '~/domain/travel/parsed-to-input';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { fieldErrorsOf } from '../form/check-detail-form';
import { columnConflict } from '../form/detail-conflict';
import {
  changesOf,
  columnNamed,
  type DetailForm,
  type FormColumns,
  formOf,
  missedEdits,
  withColumns,
} from '../form/detail-form';
import type { DetailFormState } from '../form/use-detail-form';

/** What was changed here and elsewhere, as the form stands now, and how one side of it is saved. */
interface Conflict {
  fields: FieldConflict[];
  formWith: (side: 'mine' | 'theirs') => DetailForm;
  /** Answers whether it worked. */
  resolve: (form: DetailForm, newer: PastedText) => Promise<boolean>;
}

/**
 * Saves what was changed of a stored detail. What another screen changed meanwhile stands in
 * `conflict`; `deleted` when it was deleted there. Answers whether it worked.
 */
export function useUpdateDetail(stored: TravelDetail, state: DetailFormState) {
  const { mutate } = useApiMutation();
  const { revalidate } = useRevalidator();
  /** The detail as it was when the person last looked at it. */
  const seen = useRef(stored);
  const [saving, setSaving] = useState(false);
  const underway = useRef(false);
  /** What was sent without an answer: it may have been saved. */
  const unconfirmed = useRef<FormColumns | null>(null);
  const [merged, setMerged] = useState<{ theirs: TravelDetail; columns: FormColumn[] } | null>(
    null,
  );
  const [deleted, setDeleted] = useState(false);
  const { detailType: type } = stored;
  const path = `/api/travel-details/${stored.id}`;

  async function update(form: DetailForm, newer: PastedText): Promise<boolean> {
    if (underway.current) return false;
    underway.current = true;
    setSaving(true);
    try {
      const gotThrough = await lookAgain();
      const changes = changesOf(formOf(seen.current), form, type);
      if (Object.keys(changes).length > 0) await send(changes, newer);
      else {
        // Nothing is left to be saved; what was taken over from elsewhere is to be seen.
        markStale();
        revalidate();
        if (!gotThrough) return true;
      }
      toast({ title: 'Travel details have been updated' });
      return true;
    } catch (error) {
      explain(error);
      return false;
    } finally {
      underway.current = false;
      setSaving(false);
    }
  }

  async function send(changes: FormColumns, newer: PastedText) {
    const columns = Object.keys(changes) as FormColumn[];
    const ifUnchanged = Object.fromEntries(columns.map((column) => [column, seen.current[column]]));
    const body = { ...toApi(type, changes), ifUnchanged: toApi(type, ifUnchanged) };
    const sourceText = cutSource(newer.text, body);
    const kept = sourceText && { sourceText, ...(await keptTextField(newer)) };
    try {
      await mutate('PATCH', path, { ...body, ...kept });
    } catch (error) {
      if (!(error instanceof ApiError)) unconfirmed.current = changes;
      throw error;
    }
  }

  /** Answers whether an attempt that had no answer was saved: then what it stored has been seen. */
  async function lookAgain(): Promise<boolean> {
    const sent = unconfirmed.current;
    if (!sent) return false;
    const current = fromAnswer(await mutate<DetailAnswer>('GET', path));
    const missed = missedEdits(current, sent);
    const saved = (Object.keys(sent) as FormColumn[]).filter((column) => !(column in missed));
    const stands = Object.fromEntries(saved.map((column) => [column, current[column]]));
    seen.current = { ...seen.current, ...stands };
    unconfirmed.current = null;
    return saved.length > 0;
  }

  function explain(error: unknown) {
    setMerged(null);
    // It may have been stored all the same.
    if (!(error instanceof ApiError)) markStale();
    if (error instanceof ApiError && error.status === 404) {
      dismissError();
      markStale();
      return setDeleted(true);
    }
    const problem = error instanceof ApiError ? error.problem : null;
    if (problem?.current) return merge(problem.current);
    const errors = fieldErrorsOf(type, problem?.fieldErrors ?? {});
    state.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    showErrorToast(error, 'Failed to update travel details. Please try again.');
  }

  function merge(current: Record<string, unknown>) {
    dismissError();
    const columns = Object.keys(current).flatMap((name) => columnNamed(type, name) ?? []);
    setMerged({ theirs: { ...seen.current, ...fromApi(type, current) }, columns });
  }

  const conflict: Conflict | null = merged && {
    fields: merged.columns.map((column) =>
      columnConflict(type, column, state.form, formOf(merged.theirs)),
    ),
    formWith: (side) =>
      side === 'mine' ? state.form : withColumns(state.form, merged.theirs, merged.columns),
    resolve: (form, newer) => {
      seen.current = merged.theirs;
      state.fill(form);
      return update(form, newer);
    },
  };

  return { update, saving, conflict, deleted };
}

export type DetailUpdating = ReturnType<typeof useUpdateDetail>;
