import { expect, test } from 'vitest';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { loadPlaces } from '~/domain/places/load-places.server';
import { FLIGHT_TRIPS, LEG_ORDERS, ROUTE_LINES, STOP_LINES } from './flight-layouts';

type Verdict = 'right' | 'ambiguous' | 'missing' | 'wrong';

const FIELDS = [
  'departureLocation',
  'arrivalLocation',
  'departureDateTime',
  'arrivalDateTime',
] as const;

async function parse(input: string) {
  const places = await loadPlaces();
  return (await parseConfirmation(input, { travelType: 'auto', places, today: '2026-05-14' }))
    .details;
}

/** A leg that is asked about is no wrong one, as long as what it should be is among the choices. */
function judge(details: readonly ParsedDetail[], expected: readonly ExpectedLeg[]): Verdict {
  const verdicts = details.map((detail) => {
    const leg = expected.find(({ flightNumber }) => flightNumber === detail.flightNumber);
    if (!leg) return 'wrong';
    const fields = FIELDS.map((field) => {
      if (detail[field] === leg[field]) return 'right';
      const ambiguity = detail.ambiguities.find((one) => one.field === field);
      const offered = ambiguity?.choices.some(({ value }) => value === leg[field]);
      return detail[field] === null && offered ? 'ambiguous' : 'wrong';
    });
    return worst(fields);
  });
  return worst(details.length < expected.length ? [...verdicts, 'missing'] : verdicts);
}

type ExpectedLeg = Record<(typeof FIELDS)[number] | 'flightNumber', string>;

function worst(verdicts: readonly Verdict[]): Verdict {
  return (
    (['wrong', 'missing', 'ambiguous'] as const).find((one) => verdicts.includes(one)) ?? 'right'
  );
}

const tripNames = Object.keys(FLIGHT_TRIPS);
const stopNames = Object.keys(STOP_LINES);

/** Every route line with every kind of stop; orders and trips take turns, so that any two of them meet. */
test.for(Object.keys(ROUTE_LINES))(
  'under a route line "%s" no leg is read wrongly',
  async (route) => {
    const heads = Object.keys(ROUTE_LINES).indexOf(route);
    const found: Record<Verdict, string[]> = { right: [], ambiguous: [], missing: [], wrong: [] };
    for (const [i, stop] of stopNames.entries()) {
      if (stop.startsWith('only') && ['nothing', 'Your flight to Denver'].includes(route)) continue;
      for (const [j, order] of LEG_ORDERS.entries()) {
        if ((heads + i + j) % 4 !== 0) continue;
        const trip = tripNames[(heads + i + (j >> 2)) % tripNames.length] ?? '';
        const legs = FLIGHT_TRIPS[trip] ?? [];
        const text = legs
          .map((leg) => {
            const ends = [leg.from, leg.to, leg.leaves, leg.lands] as const;
            const parts: Record<string, string> = {
              D: leg.day,
              N: leg.flightNumber,
              R: ROUTE_LINES[route]?.(leg.from, leg.to) ?? '',
              S: STOP_LINES[stop]?.(...ends) ?? '',
            };
            return [...order]
              .map((part) => parts[part])
              .filter(Boolean)
              .join('\n');
          })
          .join('\n\n');
        const mail = `Delta Air Lines\nYour trip is confirmed\nConfirmation #: HB2KQZ\n\n${text}\n`;
        const details = await parse(mail);
        found[judge(details, legs.map(expectedOf))].push(`${trip}, ${stop}, ${order}`);
      }
    }
    expect(found.wrong).toEqual([]);
    expect(found.missing).toEqual([]);
    expect(found.ambiguous.length).toBeLessThan(found.right.length / 3);
  },
);

function expectedOf(leg: (typeof FLIGHT_TRIPS)[string][number]): ExpectedLeg {
  return {
    flightNumber: leg.flightNumber,
    departureLocation: leg.from.code,
    arrivalLocation: leg.to.code,
    departureDateTime: leg.departs,
    arrivalDateTime: leg.arrives,
  };
}
