import { readAdditionalInfo, writeAdditionalInfo } from '~/domain/gigs/additional-info';
import { type Gig, type GigType, NO_LOCATION } from '~/domain/gigs/gig';
import type { GigPatch } from '~/domain/gigs/gig-input';
import type { Suggestion } from '~/domain/places/suggestions/suggestion';
import { daysBetween, shiftDay } from '~/domain/time/calendar-day';
import { splitWallTime } from '~/domain/time/wall-time';

/** What each inline editor of a gig holds while somebody types. */
export interface EditorValues {
  title: { title: string };
  date: {
    date: string;
    endDate: string;
    startTime: string;
    endTime: string;
    /** The start before its date became incomplete. */
    lastDate?: string;
  };
  location: { location: string; picked: Suggestion | null };
  status: { type: GigType };
  airport: { airport: string };
  contact: {
    contactName: string;
    contactEmail: string;
    contactPhone: string;
    contactOrganization: string;
  };
  info: { eventDateTime: string; vehicle: string; licensePlate: string };
}

export type EditorName = keyof EditorValues;

/** Fields of a gig as they are to become. */
export type Changes = Partial<Record<keyof GigPatch, string | null>>;

interface EditorRule<Values> {
  /** "Date", as in "Date updated". */
  subject: string;
  /** What is said when it could not be saved, if the usual sentence does not fit. */
  failed?: string;
  /** The values are one answer: they are checked, and kept, together. */
  together?: boolean;
  initialValues: (gig: Gig) => Values;
  /** What differs from the gig as it was when the editor was opened, and nothing else. */
  changes: (baseVersion: Gig, values: Values) => Changes;
  /** What else changes with what somebody types. */
  follow?: (baseVersion: Gig, before: Values, typed: Partial<Values>) => Partial<Values>;
  /** What the server would not look into: it is checked here. */
  errors?: (values: Values) => Partial<Record<string, string[]>>;
}

export const EDITOR_RULES: { [Name in EditorName]: EditorRule<EditorValues[Name]> } = {
  title: {
    subject: 'Title',
    initialValues: ({ title }) => ({ title }),
    changes: (baseVersion, { title }) =>
      title.trim() === baseVersion.title ? {} : { title: title.trim() },
  },
  date: {
    subject: 'Date',
    failed: 'Failed to update the gig date. Please try again.',
    together: true,
    initialValues: ({ date, endDate, startTime, endTime }) => ({
      date,
      endDate: endDate ?? '',
      startTime: startTime ?? '',
      endTime: endTime ?? '',
    }),
    changes(baseVersion, { date, endDate, startTime, endTime }) {
      const moved = date !== baseVersion.date || endDate !== (baseVersion.endDate ?? '');
      return {
        ...(moved && { date, endDate: endDate || null }),
        ...(startTime !== (baseVersion.startTime ?? '') && { startTime: startTime || null }),
        ...(endTime !== (baseVersion.endTime ?? '') && { endTime: endTime || null }),
      };
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
    initialValues: ({ location }) => ({
      location: location === NO_LOCATION ? '' : location,
      picked: null,
    }),
    changes(baseVersion, { location, picked }) {
      const place = picked?.label === location ? picked : null;
      if (location.trim() === baseVersion.location && !place) return {};
      return {
        location: location.trim(),
        ...(place && { latitude: String(place.latitude), longitude: String(place.longitude) }),
      };
    },
  },
  status: {
    subject: 'Status',
    initialValues: ({ type }) => ({ type }),
    changes: (baseVersion, { type }) => (type === baseVersion.type ? {} : { type }),
  },
  airport: {
    subject: 'Airport',
    initialValues: ({ airport }) => ({ airport: airport ?? '' }),
    changes: (baseVersion, { airport }) =>
      airport === (baseVersion.airport ?? '') ? {} : { airport: airport || null },
  },
  contact: {
    subject: 'Contact information',
    failed: 'Could not update contact information. Please try again.',
    initialValues: ({ contactName, contactEmail, contactPhone, contactOrganization }) => ({
      contactName: contactName ?? '',
      contactEmail: contactEmail ?? '',
      contactPhone: contactPhone ?? '',
      contactOrganization: contactOrganization ?? '',
    }),
    changes: (baseVersion, values) =>
      Object.fromEntries(
        CONTACT.map((field) => [field, values[field].trim() || null] as const).filter(
          ([field, value]) => value !== baseVersion[field],
        ),
      ),
  },
  info: {
    subject: 'Additional info',
    initialValues({ additionalInfo }) {
      const { eventAt, vehicle, licensePlate } = readAdditionalInfo(additionalInfo);
      return {
        eventDateTime: eventAt?.time ? `${eventAt.day}T${eventAt.time}` : '',
        vehicle: vehicle ?? '',
        licensePlate: licensePlate ?? '',
      };
    },
    changes(baseVersion, values) {
      const before = EDITOR_RULES.info.initialValues(baseVersion);
      const typed = Object.fromEntries(
        INFO.filter((field) => values[field].trim() !== before[field]).map((field) => [
          field,
          values[field],
        ]),
      );
      if (Object.keys(typed).length === 0) return {};
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

const INFO = ['eventDateTime', 'vehicle', 'licensePlate'] as const;

const CONTACT = ['contactName', 'contactEmail', 'contactPhone', 'contactOrganization'] as const;

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
