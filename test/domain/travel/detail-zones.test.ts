import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AIRPORTS } from '~/data/places/airports';
import { loadPlaces } from '~/domain/places/load-places.server';
import { type ApiEndField, fromApi, toApi } from '~/domain/travel/detail-api';
import { ownZones, zonesOf } from '~/domain/travel/detail-zones';
import { DETAIL_TYPES, type DetailType } from '~/domain/travel/travel-detail';

const places = await loadPlaces();

const [DENVER, NEW_YORK, CHICAGO] = ['America/Denver', 'America/New_York', 'America/Chicago'];

type Zones = [departure: string | null, arrival: string | null];

/* All in the names of the API, whatever starts and ends. */

const pair = (type: DetailType, zones: ReturnType<typeof zonesOf>): Zones => {
  const { departureTimeZone = null, arrivalTimeZone = null } = toApi(type, zones);
  return [departureTimeZone, arrivalTimeZone];
};

type ApiEnds = Partial<Record<ApiEndField, string | null>>;

function ownPair(type: DetailType, given: ApiEnds, stored?: ReturnType<typeof storedDetail>) {
  return pair(type, ownZones(type, fromApi(type, given), places, stored));
}

function storedDetail(detailType: DetailType, [departure, arrival]: Zones, locations: Zones) {
  const {
    startsLocation = null,
    startsTimeZone = null,
    endsLocation = null,
    endsTimeZone = null,
  } = fromApi(detailType, {
    departureLocation: locations[0],
    departureTimeZone: departure,
    arrivalLocation: locations[1],
    arrivalTimeZone: arrival,
  });
  return { detailType, startsLocation, startsTimeZone, endsLocation, endsTimeZone };
}

const anyType = fc.constantFrom(...DETAIL_TYPES);
const anyZone = fc.constantFrom(DENVER, NEW_YORK, CHICAGO, null);
const anyZones = fc.tuple(anyZone, anyZone);

describe('a zone is inherited', () => {
  function read(detailType: DetailType, [departure, arrival]: Zones, gigZone: string | null) {
    const own = storedDetail(detailType, [departure, arrival], [null, null]);
    return pair(detailType, zonesOf(own, gigZone));
  }

  test.each<[DetailType, Zones, string | null, Zones]>([
    ['hotel', [null, null], DENVER, [DENVER, DENVER]],
    ['car', [null, null], DENVER, [DENVER, DENVER]],
    ['other', [null, null], DENVER, [DENVER, DENVER]],
    ['hotel', [null, CHICAGO], DENVER, [CHICAGO, CHICAGO]],
    ['car', [CHICAGO, null], DENVER, [CHICAGO, CHICAGO]],
    ['car', [null, CHICAGO], null, [CHICAGO, CHICAGO]],
    ['other', [CHICAGO, NEW_YORK], DENVER, [CHICAGO, NEW_YORK]],
    ['hotel', [null, null], null, [null, null]],
    ['flight', [null, null], DENVER, [null, null]],
    ['flight', [CHICAGO, null], DENVER, [CHICAGO, null]],
  ])('to a %s with %j of its own, from a gig in %s: %j', (type, own, gigZone, zones) => {
    expect(read(type, own, gigZone)).toEqual(zones);
  });

  test('only where there is none, and never to a flight', () => {
    fc.assert(
      fc.property(anyType, anyZones, anyZone, (type, own, gigZone) => {
        const zones = read(type, own, gigZone);
        const known = [...own, gigZone].some((zone) => zone !== null);
        for (const end of [0, 1] as const) {
          if (own[end] !== null || type === 'flight') expect(zones[end]).toBe(own[end]);
          else expect(zones[end] !== null).toBe(known);
        }
      }),
    );
  });

  test('by where the gig is now, and only to what has none at either end', () => {
    fc.assert(
      fc.property(anyType, anyZones, anyZone, anyZone, (type, own, before, now) => {
        const inherits = type !== 'flight' && own.every((zone) => zone === null);
        expect(read(type, own, now)).toEqual(inherits ? [now, now] : read(type, own, before));
      }),
    );
  });
});

describe('an end’s own zone', () => {
  test.each<[DetailType, ApiEnds, Zones]>([
    ['flight', { departureLocation: 'DFW', arrivalLocation: 'PWM' }, [CHICAGO, NEW_YORK]],
    ['flight', { departureLocation: 'Dallas', arrivalLocation: 'The airfield' }, [CHICAGO, null]],
    ['flight', { departureLocation: 'The airfield', departureTimeZone: DENVER }, [DENVER, null]],
    ['hotel', { arrivalLocation: 'Denver, CO' }, [null, DENVER]],
    ['hotel', { arrivalLocation: 'Denver, CO', arrivalTimeZone: CHICAGO }, [null, CHICAGO]],
    ['hotel', { arrivalLocation: 'Hyatt Place' }, [null, null]],
    [
      'hotel',
      { arrivalLocation: 'Via Pirandello 40, 98039 Taormina ME, Italia' },
      [null, 'Europe/Rome'],
    ],
    [
      'car',
      { departureLocation: 'Málaga', arrivalLocation: 'Rua Direita 8, 8600-315 Lagos, Portugal' },
      ['Europe/Madrid', 'Europe/Lisbon'],
    ],
    ['car', { departureLocation: 'DEN', arrivalLocation: 'Hertz counter' }, [DENVER, null]],
    ['car', { departureLocation: 'DEN', arrivalTimeZone: CHICAGO }, [DENVER, CHICAGO]],
    ['other', { departureLocation: 'Chicago, IL', departureTimeZone: null }, [CHICAGO, null]],
  ])('of a new %s from %j is %j', (type, given, own) => {
    expect(ownPair(type, given)).toEqual(own);
  });

  test.each([
    ['Vail (EGE)', DENVER],
    ['Sun Valley (SUN)', 'America/Boise'],
    ['Florence (PSA)', 'Europe/Rome'],
    ['Springfield (BDL)', NEW_YORK],
    ['Frankfurt, Germany (FRA)', 'Europe/Berlin'],
    ['Rome, IT (FCO)', 'Europe/Rome'],
    ['Paris CDG (CDG)', 'Europe/Paris'],
    ['Hartford/Springfield (BDL)', NEW_YORK],
    ['Ontario, CA (ONT)', 'America/Los_Angeles'],
    ['Aspen/Snowmass (ASE)', DENVER],
    ['Telluride (MTJ)', DENVER],
    ['Middletown (MDT)', NEW_YORK],
    ['Kahului, Maui (OGG)', 'Pacific/Honolulu'],
    ['The far end of the field (EGE)', DENVER],
    ['Austin Convention Center (ACC)', 'Africa/Accra'],
    ['Portland, OR (PWM)', NEW_YORK],
    ['Denver (DEN), Jeppesen Terminal', DENVER],
    [' ege ', DENVER],
    ['Austin (ZZZ)', CHICAGO],
    ['Berlin, Germany', 'Europe/Berlin'],
  ])('of a flight from %j is %s: a code in brackets is its airport’s', (location, zone) => {
    const ends = { departureLocation: location, arrivalLocation: location };
    expect(ownPair('flight', ends)).toEqual([zone, zone]);
  });

  test('of a flight is that of any airport whose code it names', () => {
    const codes = AIRPORTS.split('\n').flatMap((line) => /^([A-Z]{3})\t/.exec(line)?.[1] ?? []);
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.string({ maxLength: 40 }), (code, words) => {
        const before = words.replace(/[()]/g, '');
        const [, zone] = ownPair('flight', { arrivalLocation: `${before} (${code})` });
        expect(zone).toBe(places.airport(code)?.timeZone);
      }),
    );
  });

  const rental = storedDetail('car', [DENVER, NEW_YORK], ['DEN', 'BOS']);
  const oneWay = storedDetail('car', [DENVER, CHICAGO], ['DEN', null]);
  const toldAtDenver = storedDetail('car', [CHICAGO, null], ['DEN', null]);
  const fromCounter = storedDetail('car', [CHICAGO, null], ['The counter', null]);
  const stay = storedDetail('hotel', [DENVER, DENVER], [null, 'Denver, CO']);
  const statedStay = storedDetail('hotel', [DENVER, DENVER], [null, 'Hyatt']);

  test.each<[string, typeof rental, ApiEnds, Zones]>([
    ['stays while nothing moves', rental, { arrivalLocation: 'BOS' }, [DENVER, NEW_YORK]],
    ['comes with a known place', rental, { departureLocation: 'ORD' }, [CHICAGO, NEW_YORK]],
    ['goes with its place', rental, { departureLocation: 'The counter' }, [null, NEW_YORK]],
    ['goes with a place that is cleared', rental, { arrivalLocation: null }, [DENVER, null]],
    [
      'is what is given with a place',
      rental,
      { departureLocation: 'ORD', departureTimeZone: NEW_YORK },
      [NEW_YORK, NEW_YORK],
    ],
    [
      'is the place’s once more when it is cleared',
      toldAtDenver,
      { departureTimeZone: null },
      [DENVER, null],
    ],
    ['outlives the other end’s move', oneWay, { departureLocation: 'BOS' }, [NEW_YORK, CHICAGO]],
    [
      'outlives a place nobody knows if it was stated',
      fromCounter,
      { departureLocation: 'Hertz counter' },
      [CHICAGO, null],
    ],
    ['of a check-out goes with the stay', stay, { arrivalLocation: 'Dallas, TX' }, [null, CHICAGO]],
    [
      'of a check-out that is given stays',
      stay,
      { arrivalLocation: 'Dallas, TX', departureTimeZone: NEW_YORK },
      [NEW_YORK, CHICAGO],
    ],
    [
      'of a check-out outlives an address nobody knows if it was stated',
      statedStay,
      { arrivalLocation: 'Hyatt Place' },
      [DENVER, DENVER],
    ],
    [
      'that was never looked for is found',
      storedDetail('hotel', [null, null], [null, 'Denver, CO']),
      {},
      [null, DENVER],
    ],
  ])('%s', (_what, before, changes, own) => {
    expect(ownPair(before.detailType, changes, before)).toEqual(own);
  });

  test('that was stated is changed by nothing but a known place or another statement', () => {
    const anyName = fc.constantFrom('Hyatt Place', 'Hertz counter', 'The gate', null);
    const anyNames = fc.tuple(anyName, anyName);
    fc.assert(
      fc.property(anyType, anyType, anyZones, anyNames, anyNames, (type, was, zones, from, to) => {
        const changes = { departureLocation: to[0], arrivalLocation: to[1] };
        expect(ownPair(type, changes, storedDetail(was, zones, from))).toEqual(zones);
      }),
    );
  });
});
