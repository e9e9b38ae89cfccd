import type { SyncConflict } from '~/domain/calendar/links/conflict';
import { dateRangeLabel } from '~/domain/gigs/gig-status';

type Field = NonNullable<SyncConflict['detail']['field']>;

const FIELD_WORDS: Record<Field, string> = {
  type: 'status',
  title: 'title',
  location: 'location',
  dates: 'dates',
};

export function fieldWord(field: Field): string {
  return FIELD_WORDS[field];
}

export function conflictWords(field: Field): string {
  const verb = field === 'dates' ? 'were' : 'was';
  return `The ${FIELD_WORDS[field]} ${verb} changed both here and in Google.`;
}

/** A field's value as the sync keeps it, in words. */
export function valueWords(field: Field, value: string): string {
  switch (field) {
    case 'type':
      return value === 'booked' ? 'Booked' : 'Possible';
    case 'title':
      return value || 'No title';
    case 'location':
      return value || 'No location';
    case 'dates': {
      const [date = '', endDate = ''] = value.split('/');
      return dateRangeLabel({ date, endDate: endDate || null });
    }
  }
}

/** What happened that leaves nothing to choose; null for a conflict. */
export function newsWords({ kind }: SyncConflict): string | null {
  switch (kind) {
    case 'conflict':
      return null;
    case 'restored':
      return 'You had deleted this gig, but its event was changed in Google. It is back with those changes.';
    case 'type_held':
      return 'Its event has guests or another organizer and cannot change calendars. The status is changed here only.';
    case 'parked':
      return 'Google did not accept this change. It stays here only.';
  }
}
