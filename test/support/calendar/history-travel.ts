import { deleteTravelDetail } from '~/domain/travel/travel-details.server';
import { timed, USER, type World } from './world';

const ZONE = 'America/Chicago';

/** What Google and the person do with bookings that came by mail. */
export function travelOperations(
  world: World,
  pick: <Value>(values: readonly Value[]) => Value,
): Record<string, () => Promise<void>> {
  const flights = () => world.liveEvents('travel');
  const at = () => {
    const date = `2026-06-${pick(['08', '12', '16', '20'])}`;
    return timed(`${date}T07:05:00`, `${date}T11:48:00`, ZONE);
  };
  const book = async () => {
    const number = 1000 + (world.store.calendars.get('travel')?.events.size ?? 0);
    world.add('travel', {
      eventType: 'fromGmail',
      summary: `Flight to Portland (DL ${number})`,
      location: 'Dallas DFW',
      ...at(),
    });
  };
  return {
    book,
    bookAnother: book,
    async rebook() {
      const { calendar, id } = pick(flights());
      world.human({ op: 'patch', calendar, id, event: at() });
    },
    async cancel() {
      const { calendar, id } = pick(flights());
      world.human({ op: 'delete', calendar, id });
    },
    async deleteDetail() {
      await deleteTravelDetail(world.services, USER, String(pick(world.details()).id));
    },
  };
}

/**
 * Every booking at most once, and none whose event is gone, unless it may have gone while nothing
 * was connected.
 */
export function checkTravel(world: World, alwaysConnected: boolean): string[] {
  const live = new Set(world.liveEvents('travel').map(({ id }) => id));
  const found = world.details().map(({ google_event_id }) => String(google_event_id));
  return [
    ...found.filter((id, n) => found.indexOf(id) !== n).map((id) => `flight ${id} is doubled`),
    ...found
      .filter((id) => alwaysConnected && !live.has(id))
      .map((id) => `flight ${id} is kept, its event is gone`),
  ];
}
