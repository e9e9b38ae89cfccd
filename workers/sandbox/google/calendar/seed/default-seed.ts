import type { CalendarSeed, SeedCalendar } from '../store/create-store';
import { seedDates } from './seed-dates';
import {
  bandEvents,
  familyEvents,
  lessonEvents,
  personalEvents,
  rehearsalEvents,
  venueEvents,
} from './seed-everyday';
import { holdEvents, residency, showEvents } from './seed-shows';
import { tripEvents } from './seed-trips';

const PEOPLE = [
  { key: 'demo', email: 'demo@gigbound.example', name: 'Demo Player', timeZone: 'America/Chicago' },
  { key: 'marlo', email: 'marlo@gmail.com', name: 'Marlo Quist', timeZone: 'America/Chicago' },
  { key: 'robin', email: 'robin@gmail.com', name: 'Robin Adeyemi', timeZone: 'America/New_York' },
  {
    key: 'casey',
    email: 'casey@studio.example',
    name: 'Casey Lindqvist',
    timeZone: 'America/Los_Angeles',
  },
];

const VENUE_OWNER = 'booking@saltboxhall.example';
const BAND = 'c_nightferry@group.calendar.google.com';
const VENUE = 'c_saltboxhall@group.calendar.google.com';

/** The id of one of a seeded person's own calendars, such as `shows` or `trips`. */
function seededCalendarId(key: string, name: string): string {
  return `c_${name}_${key}@group.calendar.google.com`;
}

/** Four people with nine calendars each; the list of them comes four at a time. */
export function defaultSeed(now: number): CalendarSeed {
  const [first] = PEOPLE;
  const owner = first?.email ?? '';
  const emails = PEOPLE.map(({ email }) => email);
  const dates = seedDates(now, 'America/Chicago');
  return {
    users: [
      ...PEOPLE.map(({ email, name, timeZone }) => ({ email, name, timeZone })),
      { email: VENUE_OWNER, name: 'Saltbox Hall' },
    ],
    calendars: [
      ...PEOPLE.flatMap((person) => calendarsOf(person, now)),
      {
        id: BAND,
        owner,
        summary: 'Night Ferry (band)',
        description: 'Everybody in the band writes here.',
        members: emails.map((email) => ({ email, role: email === owner ? 'owner' : 'writer' })),
        events: bandEvents(dates),
      },
      {
        id: VENUE,
        owner: VENUE_OWNER,
        summary: 'Venue calendar',
        description: 'Saltbox Hall, as its office publishes it.',
        members: [
          { email: VENUE_OWNER, role: 'owner' },
          ...emails.map((email) => ({ email, role: 'reader' as const })),
        ],
        events: venueEvents(dates),
      },
    ],
    settings: { calendarListPageCap: 4 },
  };
}

function calendarsOf(person: (typeof PEOPLE)[number], now: number): SeedCalendar[] {
  const { key, email, name, timeZone } = person;
  const dates = seedDates(now, timeZone);
  const weekly = residency(key, dates);
  const own = (short: string, about: Omit<SeedCalendar, 'id' | 'owner'>): SeedCalendar => ({
    id: seededCalendarId(key, short),
    owner: email,
    timeZone,
    ...about,
  });
  return [
    {
      id: email,
      owner: email,
      summary: name,
      timeZone,
      members: [{ email, role: 'owner', primary: true }],
      events: personalEvents(dates),
    },
    own('shows', {
      summary: 'Shows',
      description: 'Booked and confirmed.',
      events: [...showEvents(dates), weekly.event],
      edits: weekly.edits,
    }),
    own('holds', {
      summary: 'Holds and enquiries',
      description: 'Nothing here is certain yet.',
      events: holdEvents(dates),
    }),
    own('trips', {
      summary: 'Trips',
      description: 'Flights, hotels and cars.',
      events: tripEvents(key, dates),
    }),
    own('rehearsals', { summary: 'Rehearsals', events: rehearsalEvents(dates) }),
    own('lessons', { summary: 'Lessons', events: lessonEvents(dates) }),
    own('family', { summary: 'Family', events: familyEvents(dates) }),
  ];
}
