import { lettersOf, wallTimeLabel } from '~/domain/time/day-label';
import { type DetailEnd, detailEnds } from './detail-ends';
import type { DetailType, TravelDetail } from './travel-detail';
import { airportLabel } from './travel-label';

export interface DetailFact {
  label: string;
  value: string;
  /** "CDT" */
  zone?: string;
  /** Prose wants the whole width. */
  long?: boolean;
}

const NAMES: Record<DetailType, { provider: string; start: string; end: string }> = {
  flight: { provider: 'Airline', start: 'Departs', end: 'Arrives' },
  hotel: { provider: 'Hotel', start: 'Check in', end: 'Check out' },
  car: { provider: 'Company', start: 'Pick up', end: 'Return' },
  other: { provider: 'Company', start: 'Begins', end: 'Ends' },
};

/** Every field of a detail that has a value, in the words of its type. */
export function detailFacts(detail: TravelDetail): DetailFact[] {
  const names = NAMES[detail.detailType];
  const { start, end } = detailEnds(detail);
  const stay = detail.detailType === 'hotel';
  const facts: (DetailFact | null)[] = [
    fact('Title', detail.title),
    fact(names.provider, detail.provider),
    fact('Flight number', detail.flightNumber),
    fact('Confirmation', detail.confirmationNumber),
    ...(stay
      ? [fact('Address', detail.startsLocation), moment(names.start, start), moment(names.end, end)]
      : [
          moment(names.start, start),
          fact('From', place(detail.startsLocation)),
          moment(names.end, end),
          fact('To', place(detail.endsLocation)),
        ]),
    fact('Seat', detail.seatInfo),
    fact('Room', detail.roomInfo),
    fact('Car', detail.carType),
    prose('Notes', detail.notes),
    prose('More', detail.additionalDetails),
  ];
  return facts.filter((one) => one !== null);
}

function fact(label: string, value: string | null): DetailFact | null {
  return value ? { label, value } : null;
}

function prose(label: string, value: string | null): DetailFact | null {
  return value ? { label, value, long: true } : null;
}

function moment(label: string, end: DetailEnd | null): DetailFact | null {
  return end && { label, value: wallTimeLabel(end, true), zone: lettersOf(end, end.timeZone) };
}

function place(location: string | null): string | null {
  return location && airportLabel(location);
}
