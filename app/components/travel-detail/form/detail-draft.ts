import { useEffect, useRef, useState } from 'react';
import { sessionText } from '~/components/forms/session-text';
import { z } from '~/zod';
import { type DetailForm, EMPTY_FORM, type FormField } from './detail-form';

/** What a person had typed into one form when the session ended. */
const DetailDraft = z.object({
  /** The stored detail, or the gig and the type of a new one: nobody else has it. */
  subject: z.string(),
  fields: z.record(z.string(), z.string()),
});

export type DraftFields = Partial<DetailForm>;

/** The fields that say something else than the form began with. */
export function typedFields(start: DetailForm, form: DetailForm): DraftFields {
  return pick(form, (field) => form[field] !== start[field]);
}

/** The fields in a stored text, if it is about this form. */
export function parseDraft(text: string | null, subject: string): DraftFields | null {
  if (text === null) return null;
  try {
    const draft = DetailDraft.parse(JSON.parse(text));
    if (draft.subject !== subject) return null;
    return pick(draft.fields as DraftFields, (field) => field in draft.fields);
  } catch {
    return null;
  }
}

function pick(fields: DraftFields, wanted: (field: FormField) => boolean): DraftFields {
  const names = (Object.keys(EMPTY_FORM) as FormField[]).filter(wanted);
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

const stored = sessionText('gigbound:travel-detail');

/** What a form is to begin with besides its own; once given back it is kept no longer. */
export function useKeptDraft(subject: string, wanted = true): DraftFields | null {
  const [draft] = useState(() => (wanted ? parseDraft(stored.read(), subject) : null));
  useEffect(() => {
    if (draft) stored.remove();
  }, [draft]);
  return draft;
}

/** Keeps what is typed when the form goes because its person has to sign in again. */
export function useKeepDraft(subject: string, fields: DraftFields) {
  const latest = useRef({ subject, fields });
  useEffect(() => {
    latest.current = { subject, fields };
  });
  useEffect(() => {
    const keep = () => {
      const { subject, fields } = latest.current;
      const isSigningIn = window.location.pathname === '/auth';
      if (isSigningIn && Object.keys(fields).length > 0) stored.write({ subject, fields });
    };
    // The address changes a moment before the form goes: a reload in between takes it away unasked.
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
}
