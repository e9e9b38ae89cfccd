import { incompleteErrors } from '~/components/ui/form/incomplete-input';
import type { Gig } from '~/domain/gigs/gig';
import { dayText, wallTimeLabel } from '~/domain/time/day-label';
import { clockLabel } from '~/domain/time/wall-time';
import { type Changes, EDITOR_RULES, type EditorName, type EditorValues } from './editor-rules';

export type FieldErrors = Partial<Record<string, string[]>>;

/** One inline editor while it is open, with all that was typed into it. */
export interface OpenEditor<Name extends EditorName> {
  name: Name;
  /** The gig as it was when the person began to change it. */
  baseVersion: Gig;
  values: EditorValues[Name];
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

export function newEditor<Name extends EditorName>(
  name: Name,
  baseVersion: Gig,
  values?: Partial<EditorValues[Name]>,
): OpenEditor<Name> {
  const begun = { ...EDITOR_RULES[name].initialValues(baseVersion), ...values };
  return { ...CLEAN, name, baseVersion, values: begun };
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
export function typeInto<Name extends EditorName>(
  editor: OpenEditor<Name>,
  typed: Partial<EditorValues[Name]>,
): OpenEditor<Name> {
  const { baseVersion, values } = editor;
  const following = EDITOR_RULES[editor.name].follow?.(baseVersion, values, typed);
  return { ...editor, values: { ...values, ...typed, ...following } };
}

export function changesOf<Name extends EditorName>({
  name,
  baseVersion,
  values,
}: OpenEditor<Name>): Changes {
  return EDITOR_RULES[name].changes(baseVersion, values);
}

/** Whether something would be lost if the editor were closed. */
export function holdsChanges<Name extends EditorName>(editor: OpenEditor<Name>): boolean {
  if (editor.incomplete.length > 0 || editor.unconfirmed) return true;
  const begun = EDITOR_RULES[editor.name].initialValues(editor.baseVersion);
  const typed = JSON.stringify(begun) !== JSON.stringify(editor.values);
  return typed && Object.keys(changesOf(editor)).length > 0;
}

/** What can be told to be wrong before anything is sent. */
export function errorsOf<Name extends EditorName>({
  name,
  values,
  incomplete,
}: OpenEditor<Name>): FieldErrors {
  return { ...EDITOR_RULES[name].errors?.(values), ...incompleteErrors(incomplete) };
}

/**
 * The editor once its gig has been read again after a save without an answer. What was sent and
 * has arrived is ours; everything else is merged as what was changed elsewhere.
 */
export function reconcile<Name extends EditorName>(
  editor: OpenEditor<Name>,
  now: Gig,
): OpenEditor<Name> {
  const arrived = Object.entries(editor.unconfirmed ?? {}).filter(
    ([field, value]) => now[field as keyof Gig] === value,
  );
  const baseVersion = { ...editor.baseVersion, ...Object.fromEntries(arrived) };
  return merge({ ...editor, baseVersion, unconfirmed: null, errors: {} }, { ...now });
}

/** Whether what the editor is about is another by now than when it was opened. */
export function isStale<Name extends EditorName>(
  { name, baseVersion }: OpenEditor<Name>,
  now: Gig,
): boolean {
  const { initialValues, changes } = EDITOR_RULES[name];
  return Object.keys(changes(baseVersion, initialValues(now))).length > 0;
}

/**
 * The editor once it is known what its gig has become. What nobody here has touched is taken over;
 * where both sides have changed a value there is a conflict to resolveConflict.
 */
export function merge<Name extends EditorName>(
  editor: OpenEditor<Name>,
  current: Record<string, unknown>,
): OpenEditor<Name> {
  const { conflicting, now } = compare(editor, current);
  if (conflicting.length === 0) return { ...editor, ...accepted(editor, current, []) };
  const fields = conflicting.map((key) => ({
    field: String(key),
    label: LABELS[String(key)] ?? String(key),
    mine: inWords(String(key), editor.values[key]),
    theirs: inWords(String(key), now[key]),
  }));
  return { ...editor, conflict: { fields, current }, hasError: true };
}

/** The editor after the person has chosen. */
export function resolveConflict<Name extends EditorName>(
  editor: OpenEditor<Name>,
  side: 'mine' | 'theirs',
): OpenEditor<Name> {
  const current = editor.conflict?.current ?? {};
  const kept = side === 'mine' ? compare(editor, current).conflicting : [];
  return { ...editor, ...accepted(editor, current, kept), conflict: null };
}

/** The gig as it is now, and the values with everything that was changed elsewhere but `kept`. */
function accepted<Name extends EditorName>(
  editor: OpenEditor<Name>,
  current: Record<string, unknown>,
  kept: (keyof EditorValues[Name])[],
) {
  const { moved, now, baseVersion } = compare(editor, current);
  const values = { ...editor.values };
  for (const key of moved) {
    if (!kept.includes(key)) values[key] = now[key];
  }
  return { baseVersion, values };
}

function compare<Name extends EditorName>(
  { name, baseVersion: before, values }: OpenEditor<Name>,
  current: Record<string, unknown>,
) {
  const { initialValues, together } = EDITOR_RULES[name];
  const baseVersion: Gig = { ...before, ...current };
  const was = initialValues(before);
  const now = initialValues(baseVersion);
  const keys = Object.keys(now) as (keyof EditorValues[Name])[];
  const moved = keys.filter((key) => was[key] !== now[key]);
  const conflicting = moved.filter(
    (key) => values[key] !== now[key] && (together || values[key] !== was[key]),
  );
  return { baseVersion, now, moved, conflicting };
}

const LABELS: Record<string, string> = {
  title: 'Title',
  type: 'Status',
  date: 'Date',
  endDate: 'End date',
  startTime: 'Start time',
  endTime: 'End time',
  location: 'Location',
  airport: 'Nearest airport',
  contactName: 'Contact name',
  contactEmail: 'Contact e-mail',
  contactPhone: 'Phone',
  contactOrganization: 'Organization',
  eventDateTime: 'Event date and time',
  vehicle: 'Vehicle',
  licensePlate: 'License plate',
};

function inWords(field: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') return 'nothing';
  if (field === 'type') return value === 'booked' ? 'Booked' : 'Possible';
  if (field === 'date' || field === 'endDate') return dayText(value, 'weekdayMonthDayYear');
  if (field === 'eventDateTime') return wallTimeLabel(value, true);
  return field === 'startTime' || field === 'endTime' ? clockLabel(value) : value;
}
