import { CalendarSettingsInput } from '~/domain/calendar/connection/calendar-settings';
import { saveCalendarSettings } from '~/domain/calendar/connection/save-settings.server';
import { createTravelDetail } from '~/domain/travel/create-travel-detail.server';
import { NewTravelDetailInput } from '~/domain/travel/travel-detail-input';
import { deleteTravelDetail } from '~/domain/travel/travel-details.server';
import { updateTravelDetail } from '~/domain/travel/update-travel-detail.server';
import { aFlight, aHotel } from '../builders';
import { aWorld, SCOPES, USER, type World } from './world';

const APP_CREATED = 'https://www.googleapis.com/auth/calendar.app.created';

/** A world in which a trip is booked and Google lets us make a calendar. */
export async function aTripWorld({ twoWay = false, granted = true } = {}) {
  const world = await aWorld({ twoWay });
  if (granted) grant(world);
  const gig = await world.app.create({
    title: 'Harbor Lights',
    location: 'Portland, ME',
    latitude: 43.6591,
    longitude: -70.2568,
    date: '2026-06-05',
    startTime: '19:30',
    endTime: '21:30',
  });
  inNewYork(world);
  const back = await addDetail(
    world,
    aFlight(gig.id, {
      flightNumber: 'AA1186',
      departureLocation: 'PWM',
      departureDateTime: '2026-06-06T13:20',
      arrivalLocation: 'DFW',
      arrivalDateTime: '2026-06-06T16:40',
    }),
  );
  await addDetail(world, aHotel(gig.id, { provider: 'Courtyard' }));
  return { world, gigId: gig.id, back };
}

export function grant(world: World) {
  world.oauth.scopes = `${SCOPES} ${APP_CREATED}`;
  const set = 'UPDATE calendar_connections SET scopes = ? WHERE user_id = ?';
  world.d1.rows(set, world.oauth.scopes, USER);
}

/** As the search for their places would find. */
export function inNewYork(world: World) {
  const set =
    "UPDATE gigs SET time_zone = 'America/New_York' WHERE user_id = ? AND deleted_at IS NULL";
  world.d1.rows(set, USER);
}

export async function addDetail(world: World, fields: object): Promise<string> {
  const input = NewTravelDetailInput.parse(fields);
  const outcome = await createTravelDetail(world.services, USER, input);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.detail.id;
}

export async function moveFlight(world: World, id: string, departs: string, lands: string) {
  const outcome = await updateTravelDetail(world.services, USER, id, {
    departureDateTime: departs,
    arrivalDateTime: lands,
  });
  if (!outcome.ok) throw new Error(outcome.error.message);
}

export const removeDetail = (world: World, id: string) =>
  deleteTravelDetail(world.services, USER, id);

export const turn = (world: World, on: boolean) =>
  saveCalendarSettings(world.services, USER, CalendarSettingsInput.parse({ leaveByTimes: on }));

/** The calendars that were made, with the events in each: "10:50 Leave for PWM (AA 1186)". */
export function madeCalendars(world: World): string[][] {
  return [...world.store.calendars.values()]
    .filter(({ isAppCreated }) => isAppCreated)
    .map(({ id }) =>
      world
        .liveEvents(id)
        .map(({ event: { start, fields } }) =>
          'instant' in start
            ? `${new Date(start.instant).toISOString().slice(0, 16)} ${fields.summary}`
            : String(fields.summary),
        )
        .sort(),
    );
}
