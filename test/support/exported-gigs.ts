import type { ExportedGig } from '~/domain/account/export/exported-gig';
import type { DetailAnswer } from '~/domain/travel/detail-api';
import { toTravelDetail } from '~/domain/travel/detail-zones';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { aDetail } from './travel-details';

const CREATED_AT = '2026-05-01T10:00:00.000Z';

export function anExportedGig(fields: Partial<ExportedGig> = {}): ExportedGig {
  return {
    id: 'gig-1',
    title: 'Harbor Lights Series',
    type: 'booked',
    date: '2026-06-05',
    endDate: null,
    startTime: '19:30',
    endTime: null,
    loadInTime: null,
    timeZone: 'America/New_York',
    location: 'Portland, ME',
    latitude: '43.66',
    longitude: '-70.26',
    airport: 'PWM',
    contactName: null,
    contactEmail: null,
    contactPhone: null,
    contactOrganization: null,
    flightBooked: false,
    hotelBooked: false,
    carBooked: false,
    travelNotNeeded: false,
    googleEventId: null,
    additionalInfo: null,
    createdAt: CREATED_AT,
    geocoding: false,
    approximate: false,
    tags: [],
    needs: { flight: 'needed', hotel: 'needed', car: 'needed' },
    travelDetails: [],
    checklist: [],
    silencedFindings: [],
    ...fields,
  };
}

/** A flight from Dallas to Portland unless it says otherwise; ends without a zone have the gig's. */
export function anExportedDetail(
  fields: Partial<DetailAnswer> = {},
  gigZone: string | null = null,
): TravelDetail {
  const detail = aDetail({
    id: 'detail-1',
    gigId: 'gig-1',
    provider: 'Delta Air Lines',
    flightNumber: 'DL1432',
    confirmationNumber: 'K7WMRD',
    departureLocation: 'DFW',
    departureDateTime: '2026-06-04T07:05',
    departureTimeZone: 'America/Chicago',
    arrivalLocation: 'PWM',
    arrivalDateTime: '2026-06-04T11:48',
    arrivalTimeZone: 'America/New_York',
    createdAt: CREATED_AT,
    ...fields,
  });
  return toTravelDetail(
    { ...detail, userId: 'user-1', confirmationTextId: null, updatedAt: CREATED_AT },
    gigZone,
  );
}

export async function* pagesOf<Item = ExportedGig>(...pages: Item[][]): AsyncGenerator<Item[]> {
  yield* pages;
}

export async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}
