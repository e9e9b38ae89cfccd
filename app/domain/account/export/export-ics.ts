import { BRAND } from '~/brand';
import { timeZoneNamed } from '~/domain/time/wall-time';
import type { ExportedGig } from './exported-gig';
import { componentText } from './ics-component';
import { detailEvent, gigEvent } from './ics-event';
import { timeZoneComponent } from './ics-time-zone';
import type { CalendarScope } from './read-export.server';

/** An iCalendar file (RFC 5545) in pieces: the zones, then an event for each gig and detail. */
export async function* exportIcs(
  exportedAt: Date,
  scope: CalendarScope | null,
  pages: AsyncIterable<ExportedGig[]>,
): AsyncGenerator<string> {
  yield HEAD;
  const zones = createZones(scope, exportedAt);
  yield (scope?.timeZones ?? []).map(zones.declare).join('');
  for await (const page of pages) {
    for (const stored of page) {
      const gig = withKnownZones(stored, zones.isKnown);
      const events = [
        gigEvent(gig, exportedAt),
        ...gig.travelDetails.map((detail) => detailEvent(detail, gig, exportedAt)),
      ];
      // A zone that came in while the export was under way has not been declared yet.
      yield zonesOf(gig).map(zones.declare).join('');
      yield events.map((event) => (event ? componentText(event) : '')).join('');
    }
  }
  yield 'END:VCALENDAR\r\n';
}

const HEAD = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  `PRODID:-//${BRAND}//Export//EN`,
  'CALSCALE:GREGORIAN',
  `X-WR-CALNAME:${BRAND}`,
  '',
].join('\r\n');

/** Around the days of the data, for what lasts longer or is edited meanwhile. */
const MARGIN_YEARS = 1;

function createZones(scope: CalendarScope | null, exportedAt: Date) {
  const today = exportedAt.toISOString();
  const firstYear = yearOf(scope?.firstDay ?? today) - MARGIN_YEARS;
  const lastYear = yearOf(scope?.lastDay ?? today) + MARGIN_YEARS;
  const known = new Map<string, boolean>();
  const declared = new Set<string>();
  const isKnown = (zone: string): boolean => {
    const answer = known.get(zone) ?? timeZoneNamed(zone) !== null;
    known.set(zone, answer);
    return answer;
  };
  return {
    isKnown,
    /** The VTIMEZONE of a zone when it is first asked for, then nothing. */
    declare: (zone: string): string => {
      if (declared.has(zone) || !isKnown(zone)) return '';
      declared.add(zone);
      return componentText(timeZoneComponent(zone, firstYear, lastYear));
    },
  };
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

function zonesOf(gig: ExportedGig): string[] {
  const zones = [gig, ...gig.travelDetails].flatMap((part) =>
    'timeZone' in part ? [part.timeZone] : [part.startsTimeZone, part.endsTimeZone],
  );
  return zones.filter((zone) => zone !== null);
}

/** A zone of which this runtime knows no rules is none: its times are exported as floating. */
function withKnownZones(gig: ExportedGig, isKnown: (zone: string) => boolean): ExportedGig {
  const orNull = (zone: string | null) => (zone && isKnown(zone) ? zone : null);
  return {
    ...gig,
    timeZone: orNull(gig.timeZone),
    travelDetails: gig.travelDetails.map((detail) => ({
      ...detail,
      startsTimeZone: orNull(detail.startsTimeZone),
      endsTimeZone: orNull(detail.endsTimeZone),
    })),
  };
}
