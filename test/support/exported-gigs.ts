import type { ExportedGig } from '~/domain/account/export/exported-gig';
import { toTravelDetail } from '~/domain/travel/detail-columns';
import type { TravelDetail } from '~/domain/travel/travel-detail';

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
    placing: false,
    approximate: false,
    tags: [],
    needs: { flight: 'needed', hotel: 'needed', car: 'needed' },
    travelDetails: [],
    checklist: [],
    ...fields,
  };
}

/** A flight from Dallas to Portland unless it says otherwise; ends without a zone have the gig's. */
export function anExportedDetail(
  fields: Partial<TravelDetail> = {},
  gigZone: string | null = null,
): TravelDetail {
  return toTravelDetail(
    {
      id: 'detail-1',
      userId: 'user-1',
      gigId: 'gig-1',
      detailType: 'flight',
      title: null,
      provider: 'Delta Air Lines',
      flightNumber: 'DL1432',
      confirmationNumber: 'K7WMRD',
      departureLocation: 'DFW',
      departureDateTime: '2026-06-04T07:05',
      departureTimeZone: 'America/Chicago',
      arrivalLocation: 'PWM',
      arrivalDateTime: '2026-06-04T11:48',
      arrivalTimeZone: 'America/New_York',
      seatInfo: null,
      roomInfo: null,
      carType: null,
      notes: null,
      additionalDetails: null,
      additionalInfo: null,
      sourceText: null,
      googleEventId: null,
      createdAt: CREATED_AT,
      updatedAt: CREATED_AT,
      ...fields,
    },
    gigZone,
  );
}

export async function* pagesOf(...pages: ExportedGig[][]): AsyncGenerator<ExportedGig[]> {
  yield* pages;
}

export async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}
