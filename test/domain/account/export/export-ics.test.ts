import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { exportIcs } from '~/domain/account/export/export-ics';
import type { ExportedGig } from '~/domain/account/export/exported-gig';
import type { CalendarScope } from '~/domain/account/export/read-export.server';
import { instantOf } from '~/domain/time/wall-time';
import type { DetailAnswer } from '~/domain/travel/detail-api';
import { anExportedDetail, anExportedGig, pagesOf, textOf } from '../../../support/exported-gigs';

const NOW = new Date('2026-05-14T16:00:00.000Z');
const SCOPE: CalendarScope = {
  timeZones: ['America/New_York'],
  firstDay: '2026-01-01',
  lastDay: '2026-12-31',
};

const written = (gigs: ExportedGig[], scope: CalendarScope | null = SCOPE) =>
  textOf(exportIcs(NOW, scope, pagesOf(gigs)));

async function calendarOf(gigs: ExportedGig[], scope: CalendarScope | null = SCOPE) {
  return new ICAL.Component(ICAL.parse(await written(gigs, scope)));
}

async function eventsOf(...gigs: ExportedGig[]) {
  return (await calendarOf(gigs)).getAllSubcomponents('vevent');
}

async function eventOf(gig: Partial<ExportedGig>) {
  const [event] = await eventsOf(anExportedGig(gig));
  if (!event) throw new Error('no event');
  return event;
}

async function detailEventOf(detail: Partial<DetailAnswer>, gigZone: string | null = null) {
  const gig = anExportedGig({ travelDetails: [anExportedDetail(detail, gigZone)] });
  return (await eventsOf(gig))[1];
}

/** "2026-06-05T19:30:00 America/New_York"; null where there is none. */
function momentOf(event: ICAL.Component | undefined, name: 'dtstart' | 'dtend') {
  const property = event?.getFirstProperty(name);
  if (!property) return null;
  const zone = property.getFirstParameter('tzid');
  return [String(property.getFirstValue()), zone].filter(Boolean).join(' ');
}

const spanOf = (event: ICAL.Component | undefined) => [
  momentOf(event, 'dtstart'),
  momentOf(event, 'dtend'),
];

const textIn = (event: ICAL.Component | undefined, name: string) =>
  event?.getFirstPropertyValue(name) ?? null;

test.each<[string, Partial<ExportedGig>, (string | null)[]]>([
  [
    'a start and an end time',
    { endTime: '22:15' },
    ['2026-06-05T19:30:00 America/New_York', '2026-06-05T22:15:00 America/New_York'],
  ],
  [
    'no end time: two hours',
    {},
    ['2026-06-05T19:30:00 America/New_York', '2026-06-05T21:30:00 America/New_York'],
  ],
  [
    'an end past midnight',
    { endTime: '01:00' },
    ['2026-06-05T19:30:00 America/New_York', '2026-06-06T01:00:00 America/New_York'],
  ],
  [
    'several days with both times',
    { endDate: '2026-06-07', endTime: '17:00' },
    ['2026-06-05T19:30:00 America/New_York', '2026-06-07T17:00:00 America/New_York'],
  ],
  [
    'several days without an end time: to the end of the last',
    { endDate: '2026-06-07' },
    ['2026-06-05T19:30:00 America/New_York', '2026-06-08T00:00:00 America/New_York'],
  ],
  ['no start time: the whole day', { startTime: null }, ['2026-06-05', '2026-06-06']],
  [
    'no start time: all days, with the last',
    { startTime: null, endDate: '2026-06-07' },
    ['2026-06-05', '2026-06-08'],
  ],
  ['no zone: floating', { timeZone: null }, ['2026-06-05T19:30:00', '2026-06-05T21:30:00']],
  [
    'a zone nobody knows: floating',
    { timeZone: 'Mars/Olympus' },
    ['2026-06-05T19:30:00', '2026-06-05T21:30:00'],
  ],
])('a gig with %s', async (_what, gig, span) => {
  expect(spanOf(await eventOf(gig))).toEqual(span);
});

test.each<[string, Partial<DetailAnswer>, (string | null)[]]>([
  [
    'a flight has each end in its own zone',
    {},
    ['2026-06-04T07:05:00 America/Chicago', '2026-06-04T11:48:00 America/New_York'],
  ],
  [
    'a flight may land before it leaves by the clock',
    {
      departureDateTime: '2026-06-04T09:00',
      departureTimeZone: 'Pacific/Auckland',
      arrivalDateTime: '2026-06-03T19:30',
      arrivalTimeZone: 'Pacific/Honolulu',
    },
    ['2026-06-04T09:00:00 Pacific/Auckland', '2026-06-03T19:30:00 Pacific/Honolulu'],
  ],
  [
    'a landing without a zone is left out, as it cannot stand beside a departure with one',
    { arrivalTimeZone: null },
    ['2026-06-04T07:05:00 America/Chicago', null],
  ],
  [
    'a flight without any zone is floating',
    { departureTimeZone: null, arrivalTimeZone: null },
    ['2026-06-04T07:05:00', '2026-06-04T11:48:00'],
  ],
  [
    'a flight of which only the landing is known',
    { departureDateTime: null },
    ['2026-06-04T11:48:00 America/New_York', null],
  ],
  [
    'a hotel from check-in to check-out',
    {
      detailType: 'hotel',
      arrivalDateTime: '2026-06-04T15:00',
      departureDateTime: '2026-06-06T11:00',
      departureTimeZone: null,
    },
    ['2026-06-04T15:00:00 America/New_York', '2026-06-06T11:00:00 America/New_York'],
  ],
  [
    'a hotel of which only the days are known',
    {
      detailType: 'hotel',
      arrivalDateTime: '2026-06-04T00:00',
      departureDateTime: '2026-06-06T00:00',
    },
    ['2026-06-04', '2026-06-07'],
  ],
  [
    'a car from pick-up to return',
    {
      detailType: 'car',
      departureDateTime: '2026-06-04T12:30',
      departureTimeZone: 'America/New_York',
      arrivalDateTime: '2026-06-06T09:00',
    },
    ['2026-06-04T12:30:00 America/New_York', '2026-06-06T09:00:00 America/New_York'],
  ],
  [
    'other travel without an end',
    { detailType: 'other', arrivalDateTime: null },
    ['2026-06-04T07:05:00 America/Chicago', null],
  ],
])('%s', async (_what, detail, span) => {
  expect(spanOf(await detailEventOf(detail))).toEqual(span);
});

test('a detail without a zone of its own is in its gig’s', async () => {
  const hotel = {
    detailType: 'hotel',
    arrivalDateTime: '2026-06-04T15:00',
    arrivalTimeZone: null,
    departureDateTime: null,
    departureTimeZone: null,
  } as const;
  expect(spanOf(await detailEventOf(hotel, 'America/Denver'))).toEqual([
    '2026-06-04T15:00:00 America/Denver',
    null,
  ]);
});

test('a detail without any day has no event', async () => {
  const detail = { departureDateTime: null, arrivalDateTime: null };
  expect(await detailEventOf(detail)).toBeUndefined();
});

test('an event says what, where and whether it is certain', async () => {
  const gig = anExportedGig({
    type: 'possible',
    title: 'Songs, stories; and \\ more',
    contactName: 'Wren Castellan',
    contactPhone: '+1 207 555 0142',
    tags: ['Summer', 'Outdoor, maybe'],
    travelDetails: [anExportedDetail({ notes: 'Aisle seat\r\nat the back' })],
  });
  const [show, flight] = await eventsOf(gig);
  expect(textIn(show, 'uid')).toBe('gig-1@gigbound');
  expect(textIn(show, 'summary')).toBe('Songs, stories; and \\ more');
  expect(textIn(show, 'location')).toBe('Portland, ME');
  expect(textIn(show, 'description')).toBe(
    'Contact: Wren Castellan\nPhone: +1 207 555 0142\nAirport: PWM',
  );
  expect(textIn(show, 'status')).toBe('TENTATIVE');
  expect(show?.getFirstProperty('categories')?.getValues()).toEqual(['Summer', 'Outdoor, maybe']);
  expect(textIn(show, 'geo')).toEqual([43.66, -70.26]);
  expect(String(textIn(show, 'dtstamp'))).toBe('2026-05-14T16:00:00Z');

  expect(textIn(flight, 'uid')).toBe('detail-1@gigbound');
  expect(textIn(flight, 'summary')).toBe('Flight: Delta 1432, Dallas to Portland');
  expect(textIn(flight, 'location')).toBe('DFW');
  expect(textIn(flight, 'status')).toBe('CONFIRMED');
  const description = String(textIn(flight, 'description'));
  expect(description).toContain('Gig: Songs, stories; and \\ more');
  expect(description).toContain('Confirmation: K7WMRD');
  expect(description).toContain('Notes: Aisle seat\nat the back');
  expect(textIn(await eventOf({}), 'status')).toBe('CONFIRMED');
});

/** The instant that a reader with nothing but the file takes an event's end or start for. */
function instantInFile(event: ICAL.Component | undefined, name: 'dtstart' | 'dtend'): number {
  const time = event?.getFirstPropertyValue(name) as ICAL.Time;
  return time.toJSDate().getTime();
}

test('gigs on both sides of a clock change have the right instants', async () => {
  const [winter, summer, autumn] = await eventsOf(
    anExportedGig({ id: 'winter', date: '2026-03-07' }),
    anExportedGig({ id: 'summer', date: '2026-03-08' }),
    anExportedGig({ id: 'autumn', date: '2026-11-01', startTime: '00:30' }),
  );
  expect(new Date(instantInFile(winter, 'dtstart')).toISOString()).toBe('2026-03-08T00:30:00.000Z');
  expect(new Date(instantInFile(summer, 'dtstart')).toISOString()).toBe('2026-03-08T23:30:00.000Z');
  expect(new Date(instantInFile(autumn, 'dtstart')).toISOString()).toBe('2026-11-01T04:30:00.000Z');
});

test('the zones in the file tell every wall time as the app does', async () => {
  const zones = [
    'America/New_York',
    'America/Vancouver',
    'America/Phoenix',
    'America/St_Johns',
    'Europe/London',
    'Africa/Casablanca',
    'Asia/Kathmandu',
    'Australia/Adelaide',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
    'UTC',
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zones),
      fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2028, 11, 30) }),
      async (timeZone, moment) => {
        const wallTime = new Date(moment).toISOString().slice(0, 16);
        // Within hours of a change a wall time may come twice or never, and readers differ.
        const around = [-3, 3].map(
          (hours) => instantOf(shifted(wallTime, hours), timeZone) - hours * 3_600_000,
        );
        fc.pre(around[0] === around[1]);
        const gig = anExportedGig({
          timeZone,
          date: wallTime.slice(0, 10),
          startTime: wallTime.slice(11),
        });
        const scope = { timeZones: [timeZone], firstDay: '2024-01-01', lastDay: '2028-12-31' };
        const [event] = (await calendarOf([gig], scope)).getAllSubcomponents('vevent');
        expect(momentOf(event, 'dtstart')).toBe(`${wallTime}:00 ${timeZone}`);
        expect(instantInFile(event, 'dtstart')).toBe(instantOf(wallTime, timeZone));
      },
    ),
    { numRuns: 300 },
  );
});

function shifted(wallTime: string, hours: number): string {
  return new Date(Date.parse(`${wallTime}Z`) + hours * 3_600_000).toISOString().slice(0, 16);
}

test('each zone is declared once, also one that came in while the export was under way', async () => {
  const gigs = [
    anExportedGig({ id: 'a', timeZone: 'America/New_York' }),
    anExportedGig({ id: 'b', timeZone: 'Europe/Paris' }),
    anExportedGig({ id: 'c', timeZone: 'Europe/Paris', travelDetails: [anExportedDetail()] }),
  ];
  const zones = (await calendarOf(gigs)).getAllSubcomponents('vtimezone');
  expect(zones.map((zone) => zone.getFirstPropertyValue('tzid')).sort()).toEqual([
    'America/Chicago',
    'America/New_York',
    'Europe/Paris',
  ]);
});

test('a calendar without gigs is a calendar', async () => {
  const calendar = await calendarOf([], null);
  expect(calendar.name).toBe('vcalendar');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
});

test('lines have 75 octets at most, break between characters and give back any text', async () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('é', '漢', '🎸', '\n', ',', ';', '\\', ':', '"'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 300,
  });
  await fc.assert(
    fc.asyncProperty(text, async (title) => {
      const gig = anExportedGig({ title });
      const file = await written([gig]);
      const bytes = new TextEncoder().encode(file);
      expect(file).toMatch(/\r\n$/);
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
        expect(line).not.toMatch(/[\r\n]/);
      }
      expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toBe(file);
      const [event] = await eventsOf(gig);
      expect(textIn(event, 'summary')).toBe(title);
    }),
  );
});

test('control characters do not get into the file', async () => {
  const event = await eventOf({ title: 'a\u0000b\u001bc\rd' });
  expect(textIn(event, 'summary')).toBe('abc\nd');
});
