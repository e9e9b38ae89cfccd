import { instanceId } from '../events/instances';
import type { JsonObject } from '../http/json';
import { fromWallClock } from '../store/zones';
import type { SeedDates } from './seed-dates';

const NEW_YORK = 'America/New_York';
const CHICAGO = 'America/Chicago';
const DENVER = 'America/Denver';
const LOS_ANGELES = 'America/Los_Angeles';

/** Booked shows: whole days, several days, evenings in other zones, and one on a clock-change night. */
export function showEvents({ allDay, timed, eveBeforeClockChange }: SeedDates): JsonObject[] {
  return [
    {
      summary: 'The Parish, Austin',
      location: 'The Parish, 501 Brazos St, Austin, TX 78701',
      description: 'Load-in 5 pm at the alley door.\nGuarantee $1,200 plus 70 %.',
      ...timed(6, '20:00', '23:00', CHICAGO),
    },
    {
      summary: 'Wedding: Alvarez & Reed',
      location: 'Ma Maison, Dripping Springs, TX',
      description: 'Ceremony set at 5, two sets of 60 minutes after dinner. Black suits.',
      ...allDay(12),
    },
    {
      summary: 'Bluebird Songwriter Festival',
      location: 'Nashville, TN',
      description: 'Three days, artist passes at the hotel desk.',
      ...allDay(19, 3),
      colorId: '9',
    },
    {
      summary: 'Mercury Lounge',
      location: 'Mercury Lounge, 217 E Houston St, New York, NY 10002',
      ...timed(27, '21:00', '00:00', NEW_YORK),
    },
    {
      summary: 'Hi-Dive, Denver',
      location: 'Hi-Dive, 7 S Broadway, Denver, CO 80223',
      ...timed(34, '20:30', '23:30', DENVER),
    },
    {
      summary: 'The Troubadour (support)',
      location: 'Troubadour, 9081 Santa Monica Blvd, West Hollywood, CA 90069',
      description: 'Support slot, 35 minutes. Backline is shared.',
      ...timed(48, '19:00', '22:00', LOS_ANGELES),
    },
    {
      summary: 'Blue Note Tokyo',
      location: 'Blue Note Tokyo, 6-3-16 Minami-Aoyama, Minato City, Tokyo',
      ...timed(75, '18:30', '21:00', 'Asia/Tokyo'),
    },
    {
      summary: 'Late set, Antone’s',
      location: 'Antone’s Nightclub, 305 E 5th St, Austin, TX 78701',
      description: 'Plays through the night the clocks change.',
      ...timed(eveBeforeClockChange(CHICAGO), '23:00', '03:30', CHICAGO),
    },
    { summary: 'Private party', ...allDay(55) },
    {
      summary: 'Red Rocks: opening day 🎸',
      location: 'Red Rocks Amphitheatre, Morrison, CO',
      ...allDay(96, 2),
    },
    {
      summary: 'Saxon Pub',
      location: 'The Saxon Pub, 1320 S Lamar Blvd, Austin, TX 78704',
      ...timed(-9, '20:00', '22:00', CHICAGO),
    },
    {
      summary: 'House concert, Fort Worth',
      location: 'Fort Worth, TX',
      ...allDay(-31),
    },
  ];
}

/** The id of the weekly residency in somebody's "Shows". */
function residencyId(key: string): string {
  return `residency${key}`;
}

/** A weekly residency of half a year, with one evening moved and one cancelled. */
export function residency(key: string, dates: SeedDates) {
  const id = residencyId(key);
  const start = (week: number) => ({
    instant: fromWallClock(CHICAGO, Date.parse(`${dates.dateIn(3 + week * 7)}T19:00:00Z`)),
    timeZone: CHICAGO,
  });
  const event: JsonObject = {
    id,
    summary: 'Residency at the Continental Club',
    location: 'The Continental Club, 1315 S Congress Ave, Austin, TX 78704',
    description: 'Early show. Dinner is on the house.',
    ...dates.timed(3, '19:00', '21:00', CHICAGO),
    recurrence: ['RRULE:FREQ=WEEKLY;COUNT=26'],
  };
  return {
    event,
    edits: [
      {
        op: 'patch' as const,
        id: instanceId(id, start(2)),
        event: {
          summary: 'Residency at the Continental Club (late)',
          ...dates.timed(3 + 14, '21:30', '23:30', CHICAGO),
        },
      },
      { op: 'delete' as const, id: instanceId(id, start(4)) },
    ],
  };
}

export function holdEvents({ allDay, timed }: SeedDates): JsonObject[] {
  return [
    { summary: 'HOLD: Cactus Cafe', location: 'Cactus Cafe, Austin, TX', ...allDay(15) },
    { summary: '1st hold: The Basement East', location: 'Nashville, TN', ...allDay(23) },
    {
      summary: 'Enquiry: corporate party, Dallas',
      location: 'Dallas, TX',
      description: 'Asked for a price for 2 × 45 minutes. Answer by Friday.',
      ...allDay(41),
    },
    {
      summary: '2nd hold: Bowery Ballroom',
      location: 'Bowery Ballroom, 6 Delancey St, New York, NY 10002',
      ...timed(28, '20:00', '23:00', NEW_YORK),
    },
    { summary: 'Hold: three days in Marfa?', location: 'Marfa, TX', ...allDay(62, 3) },
    {
      summary: 'Enquiry: wedding in Round Top',
      location: 'Round Top, TX',
      ...allDay(118),
      status: 'tentative',
    },
  ];
}
