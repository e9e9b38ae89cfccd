import type { JsonObject } from '../http/json';
import { checksum } from '../store/checksum';
import type { SeedDates } from './seed-dates';

const CHICAGO = 'America/Chicago';
const NEW_YORK = 'America/New_York';

/** Flights and hotels as Gmail puts them into a calendar, and what people write there themselves. */
export function tripEvents(key: string, { allDay, timed, journey }: SeedDates): JsonObject[] {
  return [
    fromGmail(key, 'flight-out', {
      summary: 'Flight to New York (DL 2365)',
      location: 'Austin AUS',
      ...journey(26, '10:25', CHICAGO, '15:10', NEW_YORK),
    }),
    fromGmail(key, 'flight-back', {
      summary: 'Flight to Austin (DL 1783)',
      location: 'New York JFK',
      ...journey(28, '17:40', NEW_YORK, '21:05', CHICAGO),
    }),
    fromGmail(key, 'hotel-new-york', {
      summary: 'Stay at The Ludlow Hotel',
      location: 'The Ludlow Hotel, 180 Ludlow St, New York, NY 10002, USA',
      ...allDay(26, 2),
      transparency: 'transparent',
    }),
    fromGmail(key, 'flight-nashville', {
      summary: 'Flight to Nashville (WN 3118)',
      location: 'Austin AUS',
      ...journey(18, '07:50', CHICAGO, '09:45', CHICAGO),
    }),
    {
      summary: 'Rental car: Hertz, Nashville airport',
      location: 'Nashville International Airport (BNA)',
      description: 'Confirmation H4482190117. Midsize, pick up at counter 3.',
      ...timed(18, '10:30', '11:00', CHICAGO),
    },
    {
      summary: 'Check in: Graduate Nashville',
      location: 'Graduate Nashville, 101 20th Ave N, Nashville, TN 37203',
      description: 'Booked by the festival. Confirmation 88213305.',
      ...allDay(18, 4),
    },
    {
      summary: 'Drive to Denver',
      description: 'Leave early, two drivers. About 15 hours with stops.',
      ...allDay(32, 2),
    },
    { summary: 'Renew passport', description: 'Bring two photos.', ...timed(8, '09:30', '10:00') },
  ];
}

/** Gmail's events come from an organizer without a name and cannot be edited. */
function fromGmail(key: string, name: string, event: JsonObject): JsonObject {
  const mail = `https://mail.google.com/mail?extsrc=cal&plid=ACUX6D${checksum(key + name)}`;
  return {
    ...event,
    id: `_gmail${key}${name.replaceAll('-', '')}`,
    description: `To see detailed information for automatically created events like this one, use the official Google Calendar app. https://g.co/calendar\n\nThis event was created from an email you received in Gmail. ${mail}\n`,
    source: { url: mail, title: '' },
    organizer: { email: 'unknownorganizer@calendar.google.com', displayName: 'unknownorganizer' },
    visibility: 'private',
    privateCopy: true,
    guestsCanInviteOthers: false,
    eventType: 'fromGmail',
  };
}
