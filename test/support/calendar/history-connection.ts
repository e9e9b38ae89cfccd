import { CalendarSettingsInput } from '~/domain/calendar/connection/calendar-settings';
import { finishConnecting, startConnecting } from '~/domain/calendar/connection/connect.server';
import { disconnect } from '~/domain/calendar/connection/disconnect.server';
import { saveCalendarSettings } from '~/domain/calendar/connection/save-settings.server';
import { USER, type World } from './world';

/** As the settings screen does it, with the preview agreed to. */
export async function switchTwoWay(world: World, on: boolean) {
  await save(world, { twoWaySync: on, confirm: true });
}

/** Disconnects, and connects the same account with the same calendars. */
export async function connectAgain(world: World) {
  const { travel_calendar_id: travel } = world.connection();
  await disconnect(world.services, USER);
  const url = new URL(await startConnecting(world.services, USER));
  const state = url.searchParams.get('state');
  const outcome = await finishConnecting(world.services, USER, { state, code: 'c', error: null });
  if (outcome !== 'connected') throw new Error(`connect: ${outcome}`);
  await save(world, {
    bookedGigsCalendarId: 'booked',
    possibleGigsCalendarId: 'possible',
    travelCalendarId: travel ?? null,
    twoWaySync: true,
    confirm: true,
  });
}

async function save(world: World, input: Record<string, unknown>) {
  const parsed = CalendarSettingsInput.parse(input);
  const saved = await saveCalendarSettings(world.services, USER, parsed);
  if (!saved.ok) throw new Error(`settings: ${saved.error.message}`);
}
