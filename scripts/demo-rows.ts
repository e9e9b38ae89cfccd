/* The rows of the demo account's gigs and bookings, their days counted from the day of seeding. */
import { TZDate } from '@date-fns/tz';
import { addDays, format, parseISO, subDays } from 'date-fns';
import type { gigs, travelDetails } from '../app/data/schema.ts';
import { newId } from '../app/domain/new-id.ts';
import type { Airport, Places } from '../app/domain/places/places.ts';
import { instantOf } from '../app/domain/time/wall-time.ts';
import type { DemoGig } from './demo-gigs.ts';

type GigInsert = typeof gigs.$inferInsert;
type DetailInsert = typeof travelDetails.$inferInsert;

export function gigRow(demo: DemoGig, userId: string, places: Places, now: Date): GigInsert {
  const place = places.locate(demo.location);
  if (!place) throw new Error(`no place for ${demo.location}`);
  const createdAt = subDays(now, demo.addedDaysAgo);
  const [contactName, contactEmail, contactOrganization, contactPhone] = demo.contact ?? [];
  return {
    id: newId(createdAt),
    userId,
    title: demo.title,
    type: demo.type,
    date: day(now, demo.inDays),
    endDate: demo.days ? day(now, demo.inDays + demo.days) : null,
    startTime: demo.startTime,
    loadInTime: demo.loadInTime,
    location: demo.location,
    latitude: place.latitude,
    longitude: place.longitude,
    timeZone: places.timeZoneAt(place.latitude, place.longitude),
    airport: places.nearestAirport(place.latitude, place.longitude)?.airport.code,
    placeStatus: 'found',
    contactName,
    contactEmail,
    contactPhone,
    contactOrganization,
    flightBooked: demo.flight === 'notNeeded',
    hotelBooked: demo.hotel === 'notNeeded',
    carBooked: demo.car === 'notNeeded',
    createdAt: createdAt.toISOString(),
    updatedAt: createdAt.toISOString(),
  };
}

/** Its bookings: there the day before, home the day after. */
export function travelOf(
  demo: DemoGig,
  gig: GigInsert,
  home: Airport,
  places: Places,
  now: Date,
): DetailInsert[] {
  const common = {
    userId: gig.userId,
    gigId: gig.id,
    createdAt: gig.createdAt,
    updatedAt: gig.updatedAt,
  };
  const away = places.airport(gig.airport ?? '');
  const arrive = format(subDays(parseISO(gig.date), 1), 'yyyy-MM-dd');
  const leave = format(addDays(parseISO(gig.endDate ?? gig.date), 1), 'yyyy-MM-dd');
  const city = gig.location.split(', ').slice(-2).join(', ');
  const code = (salt: number) => confirmation(demo.inDays * 31 + salt);
  const details: DetailInsert[] = [];

  let pickUp = `${arrive}T12:30`;

  if (demo.flight === 'booked' && away) {
    const legs = [
      { from: home, to: away, leaves: `${arrive}T07:05`, number: 2417, seat: '14A' },
      { from: away, to: home, leaves: `${leave}T13:20`, number: 1186, seat: '12C' },
    ];
    const landed = landing(`${arrive}T07:05`, home, away);
    if (landed > pickUp) pickUp = landed;
    for (const { from, to, leaves, number, seat } of legs) {
      details.push({
        ...common,
        id: newId(now),
        detailType: 'flight',
        provider: 'American Airlines',
        flightNumber: `AA${number}`,
        confirmationNumber: code(1),
        startsLocation: from.code,
        startsDateTime: leaves,
        startsTimeZone: from.timeZone,
        endsLocation: to.code,
        endsDateTime: landing(leaves, from, to),
        endsTimeZone: to.timeZone,
        seatInfo: seat,
      });
    }
  }
  if (demo.hotel && demo.hotel !== 'notNeeded') {
    details.push({
      ...common,
      id: newId(now),
      detailType: 'hotel',
      provider: demo.hotel,
      confirmationNumber: code(2),
      startsLocation: city,
      startsDateTime: `${arrive}T15:00`,
      startsTimeZone: gig.timeZone,
      endsDateTime: `${leave}T11:00`,
      endsTimeZone: gig.timeZone,
      roomInfo: '1 King, nonsmoking',
    });
  }
  if (demo.car === 'booked' && away) {
    details.push({
      ...common,
      id: newId(now),
      detailType: 'car',
      provider: 'Alamo',
      confirmationNumber: code(3),
      startsLocation: `${away.name} (${away.code})`,
      startsDateTime: pickUp,
      startsTimeZone: away.timeZone,
      endsLocation: `${away.name} (${away.code})`,
      endsDateTime: `${leave}T12:00`,
      endsTimeZone: away.timeZone,
      carType: 'Midsize SUV',
    });
  }
  return details;
}

function day(now: Date, inDays: number): string {
  return format(addDays(now, inDays), 'yyyy-MM-dd');
}

/** Taxi and climb for 40 minutes, then 800 km/h, on the arrival's clock. */
function landing(leaves: string, from: Airport, to: Airport): string {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const cosine =
    Math.sin(radians(from.latitude)) * Math.sin(radians(to.latitude)) +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.cos(radians(from.longitude - to.longitude));
  const minutes = 40 + (Math.acos(cosine) * 6371 * 60) / 800;
  const landed = instantOf(leaves, from.timeZone) + Math.round(minutes / 5) * 5 * 60_000;
  return format(new TZDate(landed, to.timeZone), "yyyy-MM-dd'T'HH:mm");
}

/** Six letters and digits that stay the same for the same booking. */
function confirmation(seed: number): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  let state = Math.abs(seed) + 7919;
  return Array.from({ length: 6 }, () => {
    state = (state * 48271) % 2147483647;
    return letters[state % letters.length];
  }).join('');
}
