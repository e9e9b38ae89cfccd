import type { JsonObject } from '../http/json';
import type { SeedDates } from './seed-dates';

/** What else stands in a musician's own calendar. */
export function personalEvents({ allDay, timed }: SeedDates): JsonObject[] {
  return [
    { summary: 'Dentist', location: 'Dr. Okafor, 3rd floor', ...timed(2, '09:00', '09:45') },
    {
      summary: 'Guitar setup: pick up',
      location: 'Heritage Guitar Works',
      ...timed(5, '16:00', '16:30'),
    },
    {
      summary: 'Mum’s birthday',
      eventType: 'birthday',
      birthdayProperties: { type: 'birthday' },
      ...allDay(21),
      recurrence: ['RRULE:FREQ=YEARLY'],
      visibility: 'private',
      transparency: 'transparent',
    },
    { summary: 'Writing', eventType: 'focusTime', ...timed(4, '10:00', '12:00') },
    { summary: 'Out of office', eventType: 'outOfOffice', ...timed(40, '08:00', '18:00') },
    { summary: 'Home', eventType: 'workingLocation', ...allDay(1), transparency: 'transparent' },
    {
      summary: 'Taxes, quarter',
      description: 'Receipts are in the blue folder.',
      ...allDay(30),
      visibility: 'private',
    },
  ];
}

export function rehearsalEvents({ timed }: SeedDates): JsonObject[] {
  return [
    {
      summary: 'Rehearsal',
      location: 'Space Rehearsal Studios, room 4',
      ...timed(1, '18:00', '21:00'),
      recurrence: ['RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=12'],
    },
    { summary: 'Full run with lights', ...timed(25, '13:00', '18:00') },
  ];
}

export function lessonEvents({ timed }: SeedDates): JsonObject[] {
  return [
    {
      summary: 'Lesson: Theo',
      ...timed(2, '15:30', '16:15'),
      recurrence: ['RRULE:FREQ=WEEKLY;COUNT=20'],
    },
    { summary: 'Student recital', location: 'Public library', ...timed(52, '17:00', '19:00') },
  ];
}

export function familyEvents({ allDay, timed }: SeedDates): JsonObject[] {
  return [
    { summary: 'School holidays', ...allDay(33, 7) },
    { summary: 'Dinner with the neighbours', ...timed(9, '19:00', '22:00') },
  ];
}

export function bandEvents({ allDay, timed }: SeedDates): JsonObject[] {
  return [
    { summary: 'Photo shoot', location: 'Studio 9', ...timed(10, '11:00', '15:00') },
    { summary: 'Release day: “Low Tide”', ...allDay(45) },
    {
      summary: 'Band meeting',
      ...timed(7, '18:00', '19:00'),
      recurrence: ['RRULE:FREQ=MONTHLY;COUNT=6'],
    },
  ];
}

export function venueEvents({ timed }: SeedDates): JsonObject[] {
  return [
    {
      summary: 'Open mic',
      ...timed(3, '19:00', '22:00'),
      recurrence: ['RRULE:FREQ=WEEKLY;COUNT=10'],
    },
    {
      summary: 'Closed for a private event',
      ...timed(13, '17:00', '23:00'),
      visibility: 'private',
    },
    { summary: 'Jazz brunch', ...timed(16, '11:00', '14:00') },
  ];
}
