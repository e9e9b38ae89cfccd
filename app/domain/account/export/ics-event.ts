import { BRAND } from '~/brand';
import { readAdditionalInfo } from '~/domain/gigs/additional-info';
import type { Gig } from '~/domain/gigs/gig';
import { shiftDay } from '~/domain/time/calendar-day';
import { clockLabel } from '~/domain/time/wall-time';
import { type DetailFact, detailFacts } from '~/domain/travel/detail-facts';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { flightName, placeName } from '~/domain/travel/travel-label';
import type { ExportedGig } from './exported-gig';
import { type Component, type Property, textProperty } from './ics-component';
import { detailTimeSpan, gigTimeSpan, type TimeSpan } from './ics-time-span';

export function gigEvent(gig: ExportedGig, exportedAt: Date): Component {
  const { vehicle, licensePlate } = readAdditionalInfo(gig.additionalInfo);
  const description = linesOf([
    ['Contact', gig.contactName],
    ['Organization', gig.contactOrganization],
    ['Phone', gig.contactPhone],
    ['Email', gig.contactEmail],
    ['Load-in', gig.loadInTime && clockLabel(gig.loadInTime)],
    ['Ends', gig.startTime ? null : gig.endTime],
    ['Airport', gig.airport],
    ['Vehicle', vehicle],
    ['License plate', licensePlate],
  ]);
  return event(gig, exportedAt, gigTimeSpan(gig), [
    textProperty('summary', gig.title),
    textProperty('location', gig.location),
    ...optionalText('description', description),
    textProperty('status', gig.type === 'booked' ? 'CONFIRMED' : 'TENTATIVE'),
    ...geo(gig),
    ...categories(gig.tags),
  ]);
}

/** Null when not even a day is known. */
export function detailEvent(
  detail: TravelDetail,
  gig: Pick<Gig, 'title'>,
  exportedAt: Date,
): Component | null {
  const span = detailTimeSpan(detail);
  if (!span) return null;
  const lasts = detail.detailType === 'hotel' || detail.detailType === 'car';
  const facts = detailFacts(detail).map(
    ({ label, value, zone }: DetailFact) => [label, zone ? `${value} ${zone}` : value] as const,
  );
  return event(detail, exportedAt, span, [
    textProperty('summary', summaryOf(detail)),
    ...optionalText('location', detail.startsLocation),
    textProperty('description', linesOf([['Gig', gig.title], ...facts])),
    textProperty('status', 'CONFIRMED'),
    // A room or a car for some days leaves its owner free to meet people on them.
    ...(lasts ? [textProperty('transp', 'TRANSPARENT')] : []),
  ]);
}

function event(
  { id, createdAt }: Pick<Gig, 'id' | 'createdAt'>,
  exportedAt: Date,
  span: TimeSpan,
  properties: Property[],
): Component {
  return [
    'vevent',
    [
      ['uid', {}, 'text', `${id}@${BRAND.toLowerCase()}`],
      ['dtstamp', {}, 'date-time', utc(exportedAt)],
      ['created', {}, 'date-time', utc(new Date(createdAt))],
      ...spanProperties(span),
      ...properties,
    ],
    [],
  ];
}

function spanProperties(span: TimeSpan): Property[] {
  if (span.allDay) {
    return [
      ['dtstart', {}, 'date', span.firstDay],
      // The end of whole days is the first day that is free again.
      ['dtend', {}, 'date', shiftDay(span.lastDay, 1)],
    ];
  }
  const moments = [
    ['dtstart', span.start],
    ['dtend', span.end],
  ] as const;
  return moments.flatMap(([name, moment]): Property[] => {
    if (!moment) return [];
    const zone: Record<string, string> = moment.timeZone ? { tzid: moment.timeZone } : {};
    return [[name, zone, 'date-time', `${moment.wallTime}:00`]];
  });
}

function summaryOf(detail: TravelDetail): string {
  const { title, provider } = detail;
  switch (detail.detailType) {
    case 'flight': {
      const [from, to] = [placeName(detail.startsLocation), placeName(detail.endsLocation)];
      const route = from && to ? `${from} to ${to}` : '';
      return joined('Flight', flightName(detail) ?? title, route);
    }
    case 'hotel':
      return joined('Hotel', provider ?? title ?? detail.startsLocation);
    case 'car':
      return joined('Car', provider ?? title ?? detail.carType);
    case 'other':
      return title ?? provider ?? 'Travel';
  }
}

function joined(kind: string, ...parts: (string | null)[]): string {
  const known = parts.filter(Boolean).join(', ');
  return known ? `${kind}: ${known}` : kind;
}

function geo({ latitude, longitude }: Pick<Gig, 'latitude' | 'longitude'>): Property[] {
  if (latitude === null || longitude === null) return [];
  return [['geo', {}, 'float', [Number(latitude), Number(longitude)]]];
}

function categories([first, ...others]: string[]): Property[] {
  return first === undefined ? [] : [textProperty('categories', first, ...others)];
}

function optionalText(name: string, text: string | null): Property[] {
  return text ? [textProperty(name, text)] : [];
}

function linesOf(facts: (readonly [string, string | null])[]): string {
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
}

/** "2026-05-14T16:00:00Z" */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`;
}
