import { useEffect, useRef, useState } from 'react';
import { incompleteErrors, incompleteInputs } from '~/components/ui/form/incomplete-input';
import { splitWallTime } from '~/domain/time/wall-time';
import type { DetailType } from '~/domain/travel/travel-detail';
import { formOfType } from '../detail-items';
import { checkDetailForm, type FormErrors } from './check-detail-form';
import { type DraftFields, typedFields, useKeepDraft } from './detail-draft';
import { changesOf, type DetailForm, type FormField } from './detail-form';
import { moveEnd } from './new-detail-form';

interface DetailFormOptions {
  isStored?: boolean;
  /** What a draft of it is kept under. */
  subject: string;
  draft: DraftFields | null;
}

/** What stands in the fields of one booking, a new one or a stored one, and what is wrong with it. */
export function useDetailForm(
  type: DetailType,
  begin: () => DetailForm,
  { isStored = false, subject, draft }: DetailFormOptions,
) {
  const [start, setStart] = useState(begin);
  const [form, setForm] = useState<DetailForm>({ ...start, ...draft });
  const [errors, setErrors] = useState<FormErrors>({});
  useKeepDraft(subject, typedFields(start, form));
  /** While a date is being typed it is no date: the end moves by what lies between two whole ones. */
  const lastStart = useRef(form.startsDay);
  const endChosen = useRef(draft?.endsDay !== undefined);
  /** The form whose mistake takes the focus, once it is drawn. */
  const [rejected, setRejected] = useState<{ element: HTMLFormElement | null } | null>(null);
  useEffect(() => focusMistake(rejected?.element ?? null), [rejected]);

  function change(field: FormField, value: string) {
    if (field === 'endsDay') endChosen.current = true;
    setErrors(({ [field]: _cleared, ...others }) => others);
    if (field !== 'startsDay' || endChosen.current) {
      return setForm((before) => ({ ...before, [field]: value }));
    }
    const from = lastStart.current;
    if (splitWallTime(value)) lastStart.current = value;
    setForm((before) => moveEnd({ ...before, [field]: value }, from, value));
  }

  return {
    form,
    start,
    errors,
    touched: Object.keys(changesOf(start, form, type)).length > 0,
    change,
    setErrors,
    /** Leads to what is wrong. */
    toMistake: (element: HTMLFormElement | null) => setRejected({ element }),
    /** Puts other words into the fields, as a person's own. */
    fill(next: DetailForm) {
      lastStart.current = next.startsDay;
      setForm(next);
      setErrors({});
    },
    /** Begins again with these words. */
    restart(next: DetailForm) {
      endChosen.current = false;
      lastStart.current = next.startsDay;
      setStart(next);
      setForm(next);
      setErrors({});
    },
    /** Whether it can be saved; if not, the fields say why. */
    check(element: HTMLFormElement, wanted = form): boolean {
      const found = {
        ...(isStored
          ? checkDetailForm(wanted, type, start)
          : checkDetailForm(formOfType(wanted, type), type)),
        ...incompleteErrors(incompleteInputs(element)),
      };
      setErrors(found);
      const fine = Object.keys(found).length === 0;
      if (!fine) setRejected({ element });
      return fine;
    },
  };
}

export type DetailFormState = ReturnType<typeof useDetailForm>;

/**
 * To the first field that says something is wrong; without one to the button that saves, as a field
 * cannot keep the focus while it is saved.
 */
function focusMistake(element: HTMLFormElement | null) {
  const find = (what: string) => element?.querySelector<HTMLElement>(what);
  (find('[aria-invalid], [data-choice], [data-deleted]') ?? find('[type="submit"]'))?.focus();
}
