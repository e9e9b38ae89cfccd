import { incompleteErrors } from '~/components/ui/form/incomplete-input';
import type { Gig } from '~/domain/gigs/gig';
import { dayText, wallTimeLabel } from '~/domain/time/day-label';
import { clockLabel } from '~/domain/time/wall-time';
import {
  type Changes,
  changesIn,
  EDITOR_RULES,
  type EditorName,
  FIELD_LABELS,
  type FormField,
  formOf,
  type GigForm,
} from './editor-rules';

export type FieldErrors = Partial<Record<string, string[]>>;

/** One inline editor while it is open, with all that was typed into it. */
export interface OpenEditor {
  name: EditorName;
  /** The gig as it was when the person began to change it. */
  baseVersion: Gig;
  /** Of the whole gig; only its own fields are typed into. */
  values: GigForm;
  /** The fields whose date or time is only partly entered; they have no value. */
  incomplete: readonly string[];
  /** What was sent and got no answer: it may have been saved. */
  unconfirmed: Changes | null;
  errors: FieldErrors;
  /** What was changed elsewhere meanwhile: the person chooses first. */
  conflict: Conflict | null;
  /** Whether the focus is to come to what is wrong. */
  hasError: boolean;
}

interface Conflict {
  fields: FieldConflict[];
  /** The fields in question as they are by now. */
  current: Record<string, unknown>;
}

/** One value that was changed elsewhere while it was being changed here. */
export interface FieldConflict {
  field: string;
  label: string;
  mine: string;
  theirs: string;
}

export function newEditor(
  name: EditorName,
  baseVersion: Gig,
  values?: Partial<GigForm>,
): OpenEditor {
  return { ...CLEAN, name, baseVersion, values: { ...formOf(baseVersion), ...values } };
}

/** Nothing is wrong with it. */
export const CLEAN = {
  incomplete: [],
  unconfirmed: null,
  errors: {},
  conflict: null,
  hasError: false,
} as const;

/** The editor once somebody has typed into it. */
export function typeInto(editor: OpenEditor, typed: Partial<GigForm>): OpenEditor {
  const { baseVersion, values } = editor;
  const following = EDITOR_RULES[editor.name].follow?.(baseVersion, values, typed);
  return { ...editor, values: { ...values, ...typed, ...following } };
}

export function changesOf({ name, baseVersion, values }: OpenEditor): Changes {
  return changesIn(name, baseVersion, values);
}

/** Whether it changes something of the gig. */
export function isChanged(editor: OpenEditor): boolean {
  return Object.keys(changesOf(editor)).length > 0;
}

/** Whether something would be lost if the editor were closed. */
export function holdsChanges(editor: OpenEditor): boolean {
  if (editor.incomplete.length > 0 || editor.unconfirmed) return true;
  const typed = JSON.stringify(formOf(editor.baseVersion)) !== JSON.stringify(editor.values);
  return typed && isChanged(editor);
}

/** What can be told to be wrong before anything is sent. */
export function errorsOf({ name, values, incomplete }: OpenEditor): FieldErrors {
  return { ...EDITOR_RULES[name].errors?.(values), ...incompleteErrors(incomplete) };
}

/**
 * The editor once its gig has been read again after a save without an answer. What was sent and
 * has arrived is ours; everything else is merged as what was changed elsewhere.
 */
export function reconcile(editor: OpenEditor, now: Gig): OpenEditor {
  const arrived = Object.entries(editor.unconfirmed ?? {}).filter(
    ([field, value]) => now[field as keyof Gig] === value,
  );
  const baseVersion = { ...editor.baseVersion, ...Object.fromEntries(arrived) };
  return merge({ ...editor, baseVersion, unconfirmed: null, errors: {} }, { ...now });
}

/** Whether what the editor is about is another by now than when it was opened. */
export function isStale({ name, baseVersion }: OpenEditor, now: Gig): boolean {
  return Object.keys(changesIn(name, baseVersion, formOf(now))).length > 0;
}

/**
 * The editor once it is known what its gig has become. What nobody here has touched is taken over;
 * where both sides have changed a value there is a conflict to resolveConflict.
 */
export function merge(editor: OpenEditor, current: Record<string, unknown>): OpenEditor {
  const { conflicting, now } = compare(editor, current);
  if (conflicting.length === 0) return accept(editor, current, []);
  const fields = conflicting.map((field) => ({
    field,
    label: FIELD_LABELS[field],
    mine: inWords(field, editor.values[field]),
    theirs: inWords(field, now[field]),
  }));
  return { ...editor, conflict: { fields, current }, hasError: true };
}

/** The editor after the person has chosen. */
export function resolveConflict(editor: OpenEditor, side: 'mine' | 'theirs'): OpenEditor {
  const current = editor.conflict?.current ?? {};
  const kept = side === 'mine' ? compare(editor, current).conflicting : [];
  return { ...accept(editor, current, kept), conflict: null };
}

/** Takes over the gig as it is now, and the values with everything that was changed elsewhere but `kept`. */
function accept(
  editor: OpenEditor,
  current: Record<string, unknown>,
  kept: FormField[],
): OpenEditor {
  const { moved, now, baseVersion } = compare(editor, current);
  const taken = moved.filter((field) => !kept.includes(field));
  const values = { ...editor.values, ...Object.fromEntries(taken.map((key) => [key, now[key]])) };
  return { ...editor, baseVersion, values };
}

function compare(
  { name, baseVersion: before, values }: OpenEditor,
  current: Record<string, unknown>,
) {
  const { fields, together } = EDITOR_RULES[name];
  const baseVersion: Gig = { ...before, ...current };
  const was = formOf(before);
  const now = formOf(baseVersion);
  const moved = (Object.keys(FIELD_LABELS) as FormField[]).filter((key) => was[key] !== now[key]);
  const conflicting = moved
    .filter((key) => fields.includes(key))
    .filter((key) => values[key] !== now[key] && (together || values[key] !== was[key]));
  return { baseVersion, now, moved, conflicting };
}

function inWords(field: FormField, value: string): string {
  if (value === '') return 'nothing';
  if (field === 'type') return value === 'booked' ? 'Booked' : 'Possible';
  if (field === 'date' || field === 'endDate') return dayText(value, 'weekdayMonthDayYear');
  if (field === 'eventDateTime') return wallTimeLabel(value, true);
  const isTime = field === 'startTime' || field === 'endTime' || field === 'loadInTime';
  return isTime ? clockLabel(value) : value;
}
