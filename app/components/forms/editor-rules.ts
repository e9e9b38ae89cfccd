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
  begin: (gig: Gig) => Values;
  /** What differs from the gig as it was when the editor was opened, and nothing else. */
  changes: (seen: Gig, values: Values) => Changes;
  /** What else changes with what somebody types. */
  follow?: (seen: Gig, before: Values, typed: Partial<Values>) => Partial<Values>;
  /** What the server would not look into: it is checked here. */
  mistakes?: (values: Values) => Partial<Record<string, string[]>>;
}

export const EDITOR_RULES: { [Name in EditorName]: EditorRule<EditorValues[Name]> } = {
  title: {
    subject: 'Title',
    begin: ({ title }) => ({ title }),
    changes: (seen, { title }) => (title.trim() === seen.title ? {} : { title: title.trim() }),
  },
  date: {
    subject: 'Date',
    failed: 'Failed to update the gig date. Please try again.',
    together: true,
    begin: ({ date, endDate, startTime, endTime }) => ({
      date,
      endDate: endDate ?? '',
      startTime: startTime ?? '',
      endTime: endTime ?? '',
    }),
    changes(seen, { date, endDate, startTime, endTime }) {
      const moved = date !== seen.date || endDate !== (seen.endDate ?? '');
      return {
        ...(moved && { date, endDate: endDate || null }),
        ...(startTime !== (seen.startTime ?? '') && { startTime: startTime || null }),
        ...(endTime !== (seen.endTime ?? '') && { endTime: endTime || null }),
      };
    },
    // A start that moves takes the end along, for as long as the end is as far away as it was.
    follow(seen, before, { date }) {
      if (date === undefined) return {};
      const from = splitWallTime(before.date) ? before.date : (before.lastDate ?? seen.date);
      if (!splitWallTime(date)) return { lastDate: from };
      const { endDate } = before;
      const untouched =
        seen.endDate &&
        splitWallTime(endDate) &&
        daysBetween(from, endDate) === daysBetween(seen.date, seen.endDate);
      return untouched ? { endDate: shiftDay(endDate, daysBetween(from, date)) } : {};
    },
  },
  location: {
    subject: 'Location',
    begin: ({ location }) => ({ location: location === NO_LOCATION ? '' : location, picked: null }),
    changes(seen, { location, picked }) {
      const place = picked?.label === location ? picked : null;
      if (location.trim() === seen.location && !place) return {};
      return {
        location: location.trim(),
        ...(place && { latitude: String(place.latitude), longitude: String(place.longitude) }),
      };
    },
  },
  status: {
    subject: 'Status',
    begin: ({ type }) => ({ type }),
    changes: (seen, { type }) => (type === seen.type ? {} : { type }),
  },
  airport: {
    subject: 'Airport',
    begin: ({ airport }) => ({ airport: airport ?? '' }),
    changes: (seen, { airport }) =>
      airport === (seen.airport ?? '') ? {} : { airport: airport || null },
  },
  contact: {
    subject: 'Contact information',
    failed: 'Could not update contact information. Please try again.',
    begin: ({ contactName, contactEmail, contactPhone, contactOrganization }) => ({
      contactName: contactName ?? '',
      contactEmail: contactEmail ?? '',
      contactPhone: contactPhone ?? '',
      contactOrganization: contactOrganization ?? '',
    }),
    changes: (seen, values) =>
      Object.fromEntries(
        CONTACT.map((field) => [field, values[field].trim() || null] as const).filter(
          ([field, value]) => value !== seen[field],
        ),
      ),
  },
  info: {
    subject: 'Additional info',
    begin({ additionalInfo }) {
      const { eventAt, vehicle, licensePlate } = readAdditionalInfo(additionalInfo);
      return {
        eventDateTime: eventAt?.time ? `${eventAt.day}T${eventAt.time}` : '',
        vehicle: vehicle ?? '',
        licensePlate: licensePlate ?? '',
      };
    },
    changes(seen, values) {
      const before = EDITOR_RULES.info.begin(seen);
      const typed = Object.fromEntries(
        INFO.filter((field) => values[field].trim() !== before[field]).map((field) => [
          field,
          values[field],
        ]),
      );
      if (Object.keys(typed).length === 0) return {};
      return { additionalInfo: writeAdditionalInfo(seen.additionalInfo, typed) };
    },
    mistakes: ({ eventDateTime, vehicle, licensePlate }) => ({
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
