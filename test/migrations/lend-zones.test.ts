import { expect, test } from 'vitest';
import { withOldGig } from '../support/old-database';

const [DENVER, CHICAGO] = ['America/Denver', 'America/Chicago'];

const bothIn = (timeZone: string) => ({
  departure_time_zone: timeZone,
  arrival_time_zone: timeZone,
});

test.each<[string, Record<string, string>, [string | null, string | null]]>([
  ['a hotel without an address', { detail_type: 'hotel' }, [null, null]],
  ['a check-out', { detail_type: 'hotel', arrival_location: 'Denver, CO' }, [null, DENVER]],
  ['an unnamed return place', { detail_type: 'car', departure_location: 'DEN' }, [DENVER, null]],
  [
    'a named return place',
    { detail_type: 'car', departure_location: 'DEN', arrival_location: 'APA' },
    [DENVER, DENVER],
  ],
  [
    'a return in another zone',
    { detail_type: 'car', departure_time_zone: CHICAGO },
    [CHICAGO, DENVER],
  ],
  [
    'a car in a zone that was stated',
    { detail_type: 'car', ...bothIn(CHICAGO) },
    [CHICAGO, CHICAGO],
  ],
  ['a flight without places', { detail_type: 'flight' }, [DENVER, DENVER]],
])('of a zone that is inherited by now, only its own is left to %s', async (_what, fields, own) => {
  const database = await withOldGig('0003', DENVER);
  database.insertDetail({ id: 'detail', ...bothIn(DENVER), ...fields });
  database.migrateTo('0003');
  const rows = database.rows('SELECT departure_time_zone, arrival_time_zone FROM travel_details');
  expect(rows).toEqual([{ departure_time_zone: own[0], arrival_time_zone: own[1] }]);
});
