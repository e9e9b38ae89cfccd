import Papa from 'papaparse';
import { type DetailEnd, detailEnds } from '~/domain/travel/detail-ends';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import type { ExportedGig } from './exported-gig';

const COLUMNS = [
  'record',
  'gig',
  'title',
  'status',
  'start date',
  'start time',
  'start time zone',
  'start location',
  'end date',
  'end time',
  'end time zone',
  'load-in time',
  'end location',
  'latitude',
  'longitude',
  'airport',
  'tags',
  'contact name',
  'contact email',
  'contact phone',
  'contact organization',
  'provider',
  'flight number',
  'confirmation number',
  'seat',
  'room',
  'car',
  'notes',
  'additional details',
  'additional info',
  'completed at',
  'created at',
  'id',
] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], string | number | null>>;

/** Excel takes a file without it for one in the machine's old code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A spreadsheet reads such a cell as a formula. papaparse's own pattern overlooks cells of more
 * than one line.
 */
const FORMULA_START = /^[=+\-@\t\r\n]/;

/** RFC 4180, one row for each gig, travel detail and checklist item. */
export async function* exportCsv(pages: AsyncIterable<ExportedGig[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toLines([COLUMNS]);
  for await (const page of pages) {
    const rows = page.flatMap(rowsOf);
    yield toLines(rows.map((row) => COLUMNS.map((column) => row[column] ?? '')));
  }
}

function toLines(rows: readonly (readonly (string | number)[])[]): string {
  const options = { newline: '\r\n', escapeFormulae: FORMULA_START };
  return `${Papa.unparse([...rows] as (string | number)[][], options)}\r\n`;
}

function rowsOf(gig: ExportedGig): Row[] {
  return [
    gigRow(gig),
    ...gig.travelDetails.map((detail) => ({ ...detailRow(detail), gig: gig.title })),
    ...gig.checklist.map((item) => ({
      record: 'checklist item',
      gig: gig.title,
      title: item.text,
      status: item.completed ? 'completed' : 'open',
      'completed at': item.completedAt,
      'created at': item.createdAt,
      id: item.id,
    })),
  ];
}

function gigRow(gig: ExportedGig): Row {
  return {
    record: 'gig',
    gig: gig.title,
    title: gig.title,
    status: gig.type,
    'start date': gig.date,
    'start time': gig.startTime,
    'start time zone': gig.timeZone,
    'start location': gig.location,
    'end date': gig.endDate,
    'end time': gig.endTime,
    'end time zone': gig.timeZone,
    'load-in time': gig.loadInTime,
    // As numbers, so that a minus is not taken for the start of a formula.
    latitude: gig.latitude && Number(gig.latitude),
    longitude: gig.longitude && Number(gig.longitude),
    airport: gig.airport,
    tags: gig.tags.join(', '),
    'contact name': gig.contactName,
    'contact email': gig.contactEmail,
    'contact phone': gig.contactPhone,
    'contact organization': gig.contactOrganization,
    'additional info': gig.additionalInfo,
    'created at': gig.createdAt,
    id: gig.id,
  };
}

function detailRow(detail: TravelDetail): Row {
  const { start, end } = detailEnds(detail);
  return {
    record: detail.detailType,
    title: detail.title,
    ...endColumns('start', start),
    'start location': detail.startsLocation,
    ...endColumns('end', end),
    'end location': detail.endsLocation,
    provider: detail.provider,
    'flight number': detail.flightNumber,
    'confirmation number': detail.confirmationNumber,
    seat: detail.seatInfo,
    room: detail.roomInfo,
    car: detail.carType,
    notes: detail.notes,
    'additional details': detail.additionalDetails,
    'additional info': detail.additionalInfo,
    'created at': detail.createdAt,
    id: detail.id,
  };
}

function endColumns(which: 'start' | 'end', end: DetailEnd | null): Row {
  return {
    [`${which} date`]: end?.day,
    [`${which} time`]: end?.time,
    [`${which} time zone`]: end?.timeZone,
  };
}
