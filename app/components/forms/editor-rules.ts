import { readAdditionalInfo, writeAdditionalInfo } from '~/domain/gigs/additional-info';
import { type Gig, type GigType, NO_LOCATION } from '~/domain/gigs/gig';
import type { GigPatch } from '~/domain/gigs/gig-input';
import type { Suggestion } from '~/domain/places/suggestions/suggestion';
import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import { splitWallTime } from '~/domain/time/wall-time';

/** The fields of a gig's inline editors, as the screen calls them. */
export const FIELD_LABELS = {
  title: 'Title',
  type: 'Status',
  date: 'Date',
  endDate: 'End date',
  startTime: 'Start time',
  endTime: 'End time',
  loadInTime: 'Load-in',
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

export type FormField = keyof typeof FIELD_LABELS;

/** What stands in the fields, and what belongs to it. */
export interface GigForm extends Record<FormField, string> {
  type: GigType;
  /** The suggestion that the location was picked from. */
  picked: Suggestion | null;
  /** The start before its date became incomplete. */
  lastDate?: string;
}

export function formOf(gig: Gig): GigForm {
  const { eventAt, vehicle, licensePlate } = readAdditionalInfo(gig.additionalInfo);
  return {
    title: gig.title,
    type: gig.type,
    date: gig.date,
    endDate: gig.endDate ?? '',
    startTime: gig.startTime ?? '',
    endTime: gig.endTime ?? '',
    loadInTime: gig.loadInTime ?? '',
    location: gig.location === NO_LOCATION ? '' : gig.location,
    airport: gig.airport ?? '',
    contactName: gig.contactName ?? '',
    contactEmail: gig.contactEmail ?? '',
    contactPhone: gig.contactPhone ?? '',
    contactOrganization: gig.contactOrganization ?? '',
    eventDateTime: eventAt?.time ? `${eventAt.day}T${eventAt.time}` : '',
    vehicle: vehicle ?? '',
    licensePlate: licensePlate ?? '',
    picked: null,
  };
}

export type EditorName = 'title' | 'date' | 'location' | 'status' | 'airport' | 'contact' | 'info';

/** Fields of a gig as they are to become. */
export type Changes = Partial<Record<keyof GigPatch, string | null>>;

interface EditorRule {
  /** "Date", as in "Date updated". */
  subject: string;
  /** What is said when it could not be saved, if the usual sentence does not fit. */
  failed?: string;
  fields: readonly FormField[];
  /** The values are one answer: they are checked, and kept, together. */
  together?: boolean;
  /** How a gig changes with them, where that is not field by field. */
  changes?(baseVersion: Gig, form: GigForm): Changes;
  /** What else changes with what somebody types. */
  follow?: (baseVersion: Gig, before: GigForm, typed: Partial<GigForm>) => Partial<GigForm>;
  /** What the server would not look into: it is checked here. */
  errors?: (form: GigForm) => Partial<Record<string, string[]>>;
}

/** In the order in which they stand on the screen. */
export const EDITOR_RULES: Record<EditorName, EditorRule> = {
  title: { subject: 'Title', fields: ['title'] },
  date: {
    subject: 'Date',
    failed: 'Failed to update the gig date. Please try again.',
    fields: ['date', 'endDate', 'startTime', 'endTime', 'loadInTime'],
    together: true,
    changes(baseVersion, form) {
      const changes = differing(baseVersion, form, this.fields);
      const moved = 'date' in changes || 'endDate' in changes;
      return { ...changes, ...(moved && { date: form.date, endDate: form.endDate || null }) };
    },
    // A start that moves takes the end along, for as long as the end is as far away as it was.
    follow(baseVersion, before, { date }) {
      if (date === undefined) return {};
      const from = splitWallTime(before.date) ? before.date : (before.lastDate ?? baseVersion.date);
      if (!splitWallTime(date)) return { lastDate: from };
      const { endDate } = before;
      const untouched =
        baseVersion.endDate &&
        splitWallTime(endDate) &&
        daysBetween(from, endDate) === daysBetween(baseVersion.date, baseVersion.endDate);
      return untouched ? { endDate: shiftDay(endDate, daysBetween(from, date)) } : {};
    },
  },
  location: {
    subject: 'Location',
    fields: ['location'],
    changes(baseVersion, form) {
      const place = form.picked?.label === form.location ? form.picked : null;
      if (!place) return differing(baseVersion, form, this.fields);
      const { latitude, longitude } = place;
      const location = form.location.trim();
      return { location, latitude: String(latitude), longitude: String(longitude) };
    },
  },
  status: { subject: 'Status', fields: ['type'] },
  airport: { subject: 'Airport', fields: ['airport'] },
  contact: {
    subject: 'Contact information',
    failed: 'Could not update contact information. Please try again.',
    fields: ['contactName', 'contactEmail', 'contactPhone', 'contactOrganization'],
  },
  info: {
    subject: 'Additional info',
    fields: ['eventDateTime', 'vehicle', 'licensePlate'],
    changes(baseVersion, form) {
      const before = formOf(baseVersion);
      const changed = this.fields.filter((field) => form[field].trim() !== before[field]);
      if (changed.length === 0) return {};
      const typed = Object.fromEntries(changed.map((field) => [field, form[field]]));
      return { additionalInfo: writeAdditionalInfo(baseVersion.additionalInfo, typed) };
    },
    errors: ({ eventDateTime, vehicle, licensePlate }) => ({
      ...(eventDateTime &&
        !splitWallTime(eventDateTime) && { eventDateTime: ['Enter a valid date'] }),
      ...(vehicle.trim().length > 120 && { vehicle: ['Vehicle must be at most 120 characters'] }),
      ...(licensePlate.trim().length > 40 && {
        licensePlate: ['License plate must be at most 40 characters'],
      }),
    }),
  },
};

/** A gig has these: emptied, they are sent, and rejected with a reason. */
const NEVER_NULL: readonly string[] = ['title', 'type', 'date', 'location'];

/** Those of the fields that are typed otherwise than the gig has them. */
function differing(gig: Gig, form: GigForm, fields: readonly FormField[]): Changes {
  const typed = fields.map((field) => [field, form[field].trim()] as const);
  return Object.fromEntries(
    typed
      .filter(([field, text]) => text !== (gig[field as keyof Gig] ?? ''))
      .map(([field, text]) => [field, text === '' && !NEVER_NULL.includes(field) ? null : text]),
  );
}

/** What an editor changes of the gig as it was when it was opened, and nothing else. */
export function changesIn(name: EditorName, baseVersion: Gig, form: GigForm): Changes {
  const rule = EDITOR_RULES[name];
  return rule.changes?.(baseVersion, form) ?? differing(baseVersion, form, rule.fields);
}

const SUBJECTS = new Intl.ListFormat('en-US');

/** "Date updated", "Date, location, and contact information updated". */
export function updatedWords(names: readonly EditorName[]): string {
  const subjects = names.map((name, index) => {
    const { subject } = EDITOR_RULES[name];
    return index === 0 ? subject : subject.toLowerCase();
  });
  return `${SUBJECTS.format(subjects)} updated`;
}

/** What is said when these could not be saved and nobody knows why. */
export function failedWords(names: readonly EditorName[]): string {
  const [name, ...others] = names;
  const failed = name && others.length === 0 ? EDITOR_RULES[name].failed : undefined;
  return failed ?? 'Failed to update the gig. Please try again.';
}
