import type { Gig } from '~/domain/gigs/gig';
import type { SeenFields } from '~/domain/gigs/gig-change';
import { dayText } from '~/domain/time/day-label';
import { clockLabel } from '~/domain/time/wall-time';

/** The fields that two screens may change at once, as a person calls them. */
const LABELS = {
  type: 'Status',
  date: 'Date',
  endDate: 'End date',
  startTime: 'Start time',
  location: 'Location',
  airport: 'Nearest airport',
  contactName: 'Contact name',
  contactEmail: 'Contact e-mail',
  contactOrganization: 'Organization',
} as const satisfies Partial<Record<keyof SeenFields, string>>;

type SharedField = keyof typeof LABELS;

const SHARED = Object.keys(LABELS) as SharedField[];

/** One field that was changed elsewhere while it was being changed here. */
export interface FieldConflict {
  field: SharedField;
  label: string;
  mine: string;
  theirs: string;
}

/** What of a gig a change was made from: sent along, so that nobody else's change is lost. */
export function seenOf(gig: Gig, patch: object): SeenFields {
  return Object.fromEntries(
    SHARED.filter((field) => field in patch).map((field) => [field, gig[field]]),
  );
}

/** The fields of a refused change in words. */
export function conflictsOf(
  patch: Partial<Record<SharedField, unknown>>,
  current: Partial<Record<SharedField, unknown>>,
): FieldConflict[] {
  return SHARED.filter((field) => field in current).map((field) => ({
    field,
    label: LABELS[field],
    mine: valueInWords(field, patch[field]),
    theirs: valueInWords(field, current[field]),
  }));
}

function valueInWords(field: SharedField, value: unknown): string {
  if (typeof value !== 'string' || value === '') return 'nothing';
  if (field === 'type') return value === 'booked' ? 'Booked' : 'Possible';
  if (field === 'date' || field === 'endDate') return dayText(value, 'weekdayMonthDayYear');
  return field === 'startTime' ? clockLabel(value) : value;
}
