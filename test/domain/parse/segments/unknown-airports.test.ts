import { beforeAll, describe, expect, it } from 'vitest';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import { loadPlaces } from '~/domain/places/load-places.server';
import type { Places } from '~/domain/places/places';

let places: Places;
beforeAll(async () => {
  places = await loadPlaces();
});

async function read(flights: string) {
  const mail = `From: British Airways <mail@ba.com>\n\nBooking reference: KXQ7TL\n\n${flights}`;
  const { details } = await parseConfirmation(mail, {
    travelType: 'auto',
    places,
    today: '2026-04-01',
  });
  return details.map((detail) =>
    detail.type === 'flight'
      ? [
          detail.flightNumber,
          detail.departureLocation,
          detail.arrivalLocation,
          detail.departureDateTime,
          detail.arrivalDateTime,
          ...detail.ambiguities.map(({ field }) => `asks ${field}`),
        ].join(' ')
      : detail.type,
  );
}

const THERE = 'BA123 LHR  2026-05-12T10:00 2026-05-12T12:00 asks arrivalLocation';
const BACK = 'BA124  LHR 2026-05-15T14:00 2026-05-15T16:10 asks departureLocation';

describe('a leg whose airport nobody knows is kept, and the airport is asked', () => {
  it.each([
    ['beside its clock', 'BA123\n12 May 2026\nLondon Heathrow 10:00\nQwertyville 12:00\n', THERE],
    [
      'in its cell',
      'Flight   Date   From   To   Departs   Arrives\nBA123   12 May 2026   London Heathrow   Qwertyville   10:00   12:00\n',
      THERE,
    ],
    [
      'in a sentence',
      'You fly on BA123 on Tuesday 12 May 2026 from London Heathrow at 10:00 and land in Qwertyville at 12:00.\n',
      THERE,
    ],
    [
      'across an arrow',
      'Qwertyville (Foo Bar Airport) → London Heathrow\nBA124, Friday 15 May 2026, 14:00 - 16:10\n',
      BACK,
    ],
  ])('%s', async (_, flight, expected) => {
    expect(await read(flight)).toEqual([expected]);
  });

  it.each([
    [
      'below each other',
      'BA123  Tuesday 12 May 2026\n10:00 London Heathrow\n12:00 Qwertyville\n\nBA124  Friday 15 May 2026\n14:00 Qwertyville\n16:10 London Heathrow\n',
    ],
    [
      'in the rows of a table',
      'BA123   12 May 2026   London Heathrow   Qwertyville   10:00   12:00\nBA124   15 May 2026   Qwertyville   London Heathrow   14:00   16:10\n',
    ],
  ])('on both ways, %s', async (_, flights) => {
    expect(await read(flights)).toEqual([THERE, BACK]);
  });

  it('not where neither end is one: the hours of a house', async () => {
    const house = 'Room 12\nCheck-in from 14:00\nBA 47\n10:00 Breakfast room\n17:30 Sauna\n';
    expect(await read(house)).toEqual([]);
  });
});
