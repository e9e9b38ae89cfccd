import { useState } from 'react';
import { ApiError } from '~/components/data/call-api';
import { showErrorToast } from '~/components/data/show-error-toast';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { useCloseIfDeleted } from '~/components/gig/deleted-gig';
import { dismissError, toast } from '~/components/ui/feedback/toast';
import { baseFieldsOf } from '~/domain/gigs/base-fields';
import type { Gig } from '~/domain/gigs/gig';
import { type EditorName, failedWords, formOf, updatedWords } from './editor-rules';
import type { EditorStore } from './editor-store';
import {
  CLEAN,
  changesOf,
  errorsOf,
  type FieldErrors,
  isChanged,
  isStale,
  merge,
  type OpenEditor,
  reconcile,
} from './open-editor';

/** How often it is tried again when what was changed elsewhere leaves nothing to choose. */
const ATTEMPTS = 3;

/**
 * Saves what some editors hold in one write and says how it went. What is wrong with a field, or
 * was changed elsewhere meanwhile, stands in its editor. Answers whether it worked.
 */
export function useSaveEditors(gigId: string, store: EditorStore, keep: (answer: Gig) => void) {
  const { mutate, inOrder } = useApiMutation();
  const closeIfDeleted = useCloseIfDeleted();
  const [jobs, setJobs] = useState<readonly (readonly EditorName[])[]>([]);
  function save(names: readonly EditorName[]): Promise<boolean> {
    setJobs((before) => [...before, names]);
    // One save after the other: each begins with what the last has made of the gig.
    return inOrder(`/api/gigs/${gigId}`, () => attempt(names, ATTEMPTS)).finally(() =>
      setJobs((before) => before.filter((other) => other !== names)),
    );
  }

  async function attempt(names: readonly EditorName[], attemptsLeft: number): Promise<boolean> {
    if (hasErrors(names)) return false;
    let sent: OpenEditor[] = [];
    try {
      if (!(await reconcileAfterTimeout(names))) return false;
      sent = editorsOf(names).filter(isChanged);
      if (sent.length === 0) return true;
      const answer = await mutate<Gig>('PUT', `/api/gigs/${gigId}`, bodyOf(sent));
      keep(answer);
      store.put(sent.map((editor) => afterSaving(editor, answer)));
      toast({ title: updatedWords(sent.map(({ name }) => name)) });
      return true;
    } catch (error) {
      if (closeIfDeleted(error)) return false;
      const problem = error instanceof ApiError ? error.problem : null;
      const now = editorsOf(sent.length > 0 ? sent.map(({ name }) => name) : names);
      if (problem?.current) {
        const { current } = problem;
        const merged = now.map((editor) => merge({ ...editor, errors: {} }, current));
        const settled = merged.every(({ conflict }) => conflict === null);
        store.put(firstWithError(merged));
        if (settled && attemptsLeft > 1) return attempt(names, attemptsLeft - 1);
        if (!settled) {
          dismissError();
          return false;
        }
      }
      const marked = now.map((editor) => withErrors(editor, problem?.fieldErrors ?? {}));
      const silence = !(error instanceof ApiError);
      store.put(
        firstWithError(silence ? marked.map((editor) => withSilence(editor, sent)) : marked),
      );
      if (marked.some(({ hasError }) => hasError)) dismissError();
      else showErrorToast(error, failedWords(now.map(({ name }) => name)));
      return false;
    }
  }

  const editorsOf = (names: readonly EditorName[]) =>
    store.all().filter(({ name }) => names.includes(name));

  function hasErrors(names: readonly EditorName[]): boolean {
    const editors = editorsOf(names).map((editor): OpenEditor => {
      const errors = errorsOf(editor);
      return { ...editor, errors, hasError: Object.keys(errors).length > 0 };
    });
    if (editors.every(({ hasError }) => !hasError)) return false;
    store.put(firstWithError(editors));
    dismissError();
    return true;
  }

  /** After a save without an answer nobody knows what is stored. Answers whether it can go on. */
  async function reconcileAfterTimeout(names: readonly EditorName[]): Promise<boolean> {
    const unconfirmedEditors = () => editorsOf(names).filter(({ unconfirmed }) => unconfirmed);
    if (unconfirmedEditors().length === 0) return true;
    const now = await mutate<Gig>('GET', `/api/gigs/${gigId}`);
    keep(now);
    const moved = unconfirmedEditors().filter((editor) => isStale(editor, now));
    const merged = unconfirmedEditors().map((editor) => reconcile(editor, now));
    store.put(firstWithError(merged));
    dismissError();
    if (merged.some(({ conflict }) => conflict)) return false;
    const saved = moved.filter(({ name }) => editorsOf([name]).every((one) => !isChanged(one)));
    if (saved.length > 0) toast({ title: updatedWords(saved.map(({ name }) => name)) });
    return true;
  }

  /** What was typed while it was being saved is not saved yet. */
  function afterSaving(sent: OpenEditor, answer: Gig): OpenEditor {
    const now = editorsOf([sent.name])[0] ?? sent;
    const values = now.values === sent.values ? formOf(answer) : now.values;
    return { ...now, ...CLEAN, incomplete: now.incomplete, baseVersion: answer, values };
  }

  return { save, saving: jobs.flat() };
}

/** The focus can come to one of them. */
function firstWithError(editors: OpenEditor[]): OpenEditor[] {
  const first = editors.find(({ hasError }) => hasError);
  return editors.map((editor) => ({ ...editor, hasError: editor === first }));
}

function bodyOf(editors: readonly OpenEditor[]) {
  const body: Record<string, unknown> = {};
  const ifUnchanged: Record<string, unknown> = {};
  for (const editor of editors) {
    const changes = changesOf(editor);
    Object.assign(body, changes);
    Object.assign(ifUnchanged, baseFieldsOf(editor.baseVersion, changes));
  }
  return { ...body, ifUnchanged };
}

function withErrors(editor: OpenEditor, errors: FieldErrors): OpenEditor {
  const own = Object.keys(errors).filter((field) => field in changesOf(editor));
  return {
    ...editor,
    errors: Object.fromEntries(own.map((field) => [field, errors[field]])),
    conflict: null,
    hasError: own.length > 0,
  };
}

/** What was sent of it may have been saved all the same. */
function withSilence(editor: OpenEditor, sent: readonly OpenEditor[]): OpenEditor {
  const own = sent.find(({ name }) => name === editor.name);
  return own ? { ...editor, unconfirmed: changesOf(own) } : editor;
}
