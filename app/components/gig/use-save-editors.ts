import { useRef, useState } from 'react';
import { ApiError } from '~/components/api/call-api';
import { complain } from '~/components/api/complain';
import { useMutation } from '~/components/api/use-mutation';
import { dismissError, toast } from '~/components/ui/toast';
import type { Gig } from '~/domain/gigs/gig';
import { seenOf } from '~/domain/gigs/seen-of';
import { EDITOR_RULES, type EditorName, failedWords, updatedWords } from './editor-rules';
import type { AnyEditor, EditorStore } from './editor-store';
import { useGoneGig } from './gone-gig';
import { changesOf, type FieldErrors, meet } from './open-editor';

/** How often it is tried again when what was changed elsewhere leaves nothing to choose. */
const ATTEMPTS = 3;

/**
 * Saves what some editors hold in one write and says how it went. What is wrong with a field, or
 * was changed elsewhere meanwhile, stands in its editor. Answers whether it worked.
 */
export function useSaveEditors(gigId: string, store: EditorStore) {
  const { mutate } = useMutation();
  const leftGone = useGoneGig();
  const [saving, setSaving] = useState<readonly EditorName[]>([]);
  const busy = useRef(false);

  async function save(names: readonly EditorName[]): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setSaving(names);
    try {
      return await attempt(names, ATTEMPTS);
    } finally {
      busy.current = false;
      setSaving([]);
    }
  }

  async function attempt(names: readonly EditorName[], attemptsLeft: number): Promise<boolean> {
    const sent = editorsOf(names).filter((editor) => Object.keys(changesOf(editor)).length > 0);
    if (sent.length === 0) return true;
    try {
      const answer = await mutate<Gig>('PUT', `/api/gigs/${gigId}`, bodyOf(sent));
      store.put(sent.map((editor) => afterSaving(editor, answer)));
      toast({ title: updatedWords(sent.map(({ name }) => name)) });
      return true;
    } catch (error) {
      if (leftGone(error)) return false;
      const problem = error instanceof ApiError ? error.problem : null;
      const now = editorsOf(sent.map(({ name }) => name));
      if (problem?.current) {
        const { current } = problem;
        const met = now.map((editor) => meet({ ...editor, errors: {} }, current));
        const settled = met.every(({ conflict }) => conflict === null);
        store.put(firstToMend(met));
        if (settled && attemptsLeft > 1) return attempt(names, attemptsLeft - 1);
        if (!settled) {
          dismissError();
          return false;
        }
      }
      const marked = now.map((editor) => withErrors(editor, problem?.fieldErrors ?? {}));
      store.put(firstToMend(marked));
      if (marked.some(({ toMend }) => toMend)) dismissError();
      else complain(error, failedWords(now.map(({ name }) => name)));
      return false;
    }
  }

  const editorsOf = (names: readonly EditorName[]) =>
    store.all().filter(({ name }) => names.includes(name));

  /** What was typed while it was being saved is not saved yet. */
  function afterSaving(sent: AnyEditor, answer: Gig): AnyEditor {
    const now = editorsOf([sent.name])[0] ?? sent;
    const values = now.values === sent.values ? EDITOR_RULES[sent.name].begin(answer) : now.values;
    return { ...now, seen: answer, values, errors: {}, conflict: null, toMend: false };
  }

  return { save, saving };
}

/** The focus can come to one of them. */
function firstToMend(editors: AnyEditor[]): AnyEditor[] {
  const first = editors.find(({ toMend }) => toMend);
  return editors.map((editor) => ({ ...editor, toMend: editor === first }));
}

function bodyOf(editors: readonly AnyEditor[]) {
  const body: Record<string, unknown> = {};
  const ifUnchanged: Record<string, unknown> = {};
  for (const editor of editors) {
    const changes = changesOf(editor);
    Object.assign(body, changes);
    Object.assign(ifUnchanged, seenOf(editor.seen, changes));
  }
  return { ...body, ifUnchanged };
}

function withErrors(editor: AnyEditor, errors: FieldErrors): AnyEditor {
  const own = Object.keys(errors).filter((field) => field in changesOf(editor));
  return {
    ...editor,
    errors: Object.fromEntries(own.map((field) => [field, errors[field]])),
    conflict: null,
    toMend: own.length > 0,
  };
}
