import { askForAirport, whichAirport } from '../../finish/ambiguities';
import { fill, type ParsedFlight } from '../../parsed-detail';
import type { Reading } from '../../reading';
import { airlineName } from '../../vocabulary/airlines';
import type { Leg, LegToken, Stop } from '../legs/leg';
import type { JoinedNumbers } from './joined-numbers';

/** The airline and its number. */
export function describeFlight(
  detail: ParsedFlight,
  leg: Leg,
  carrier: string | null,
  reading: Reading,
) {
  const { number: flight } = leg;
  if (carrier) fill(detail, 'provider', airlineName(carrier, leg.departureDay), reading, [flight]);
  if (!detail.sources.provider && detail.provider) detail.sources.provider = detail.provider;
  if (!flight) return;
  fill(detail, 'flightNumber', `${carrier ?? ''}${flight.number}`, reading, [flight]);
}

/** The numbers that share the row of clocks of the first one. */
export function describeOthers(
  detail: ParsedFlight,
  joined: JoinedNumbers | undefined,
  reading: Reading,
) {
  if (!joined) return;
  const [first, ...others] = joined;
  const numbers = others.map(({ carrier, number }) => `${carrier ?? first.carrier ?? ''}${number}`);
  fill(detail, 'notes', `Printed with ${numbers.join(', ')}`, reading, others);
}

const OPERATOR_REACH = 220;

const OPERATED = /operated by/i;
const YEAR = /(?<!\d)20\d\d(?!\d)/;

/** The operator printed behind the number, before the next flight begins. */
export function describeOperator(
  detail: ParsedFlight,
  { number: flight }: Leg,
  reading: Reading,
  others: readonly (LegToken | Leg)[],
) {
  if (!flight || !OPERATED.test(reading.clean.slice(flight.end, flight.end + OPERATOR_REACH)))
    return;
  const begins = others.flatMap((other) =>
    other.start > flight.start && opensAnother(other, flight.number) ? other.start : [],
  );
  const until = Math.min(flight.end + OPERATOR_REACH, ...begins);
  const near = reading.clean.slice(flight.end, until);
  const operator = /operated by:?\s([^\n\t]{3,60})/di.exec(near);
  const [from = 0, to = 0] = operator?.indices?.[1] ?? [];
  const place = others.find(
    (other) =>
      'kind' in other &&
      other.kind === 'place' &&
      other.start > flight.end + from + 2 &&
      other.start < flight.end + to,
  );
  const name = near.slice(from, place ? place.start - flight.end : to);
  // "Operated by", and in the next line the day of the column before.
  if (operator && !YEAR.test(name))
    fill(detail, 'notes', `Operated by ${name.replace(/[\s.,(]+$/, '').trim()}`);
}

export function describeStop(
  detail: ParsedFlight,
  end: 'departure' | 'arrival',
  stop: Stop | null,
  reading: Reading,
) {
  if (!stop) {
    askForAirport(detail, end, '');
    return;
  }
  const [first, ...others] = stop.airports;
  const field = end === 'departure' ? 'departureLocation' : 'arrivalLocation';
  if (!first) {
    askForAirport(detail, end, stop.mention.name ?? '');
    return;
  }
  const zones = new Set(stop.airports.map((airport) => airport.timeZone));
  if (zones.size === 1 && first.timeZone)
    fill(detail, `${end}TimeZone`, first.timeZone, reading, [stop.mention]);
  if (others.length === 0) fill(detail, field, first.code, reading, [stop.mention]);
  else {
    const { airports, mention } = stop;
    const printed = reading.text.slice(mention.start, mention.end).replace(/\s+/g, ' ');
    const city = mention.name ?? first.city;
    detail.ambiguities.push(
      whichAirport(field, airports, city, stop.contested ? printed : undefined),
    );
  }
}

function opensAnother(other: LegToken | Leg, number: string): boolean {
  if (!('kind' in other)) return other.number?.number !== number;
  return other.kind === 'number' && other.number !== number;
}
