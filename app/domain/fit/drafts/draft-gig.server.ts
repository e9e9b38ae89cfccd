import type { Owner } from '~/domain/auth/owner';
import type { GigTimeAndPlace } from '~/domain/gigs/gig-input';
import type { Places } from '~/domain/places/places';
import type { Services } from '~/services.server';
import { aroundDays, readRowsAround } from '../fit.server';
import { checkRows } from '../fit-rows.server';
import { daysFrom } from '../trip/days';
import { type FitGig, type Show, showOf } from '../trip/show';
import { metersBetween } from '../trip/spot';
import type { DraftGigFit, Neighbour } from './draft-fit';

type Needs = Pick<Services, 'reads' | 'places' | 'now'>;

/** Of these rules a gig that is not saved yet can be told; the others are about its bookings. */
const RULES: readonly string[] = ['gig-overlap', 'gig-unreachable'];

const DRAFT_ID = 'draft';

/** What a gig that is being entered would clash with, and the gigs next to it. */
export async function checkDraftGig(
  services: Needs,
  owner: Owner,
  draft: GigTimeAndPlace,
): Promise<DraftGigFit> {
  const [first, last] = [draft.date.day, draft.endDate?.day ?? draft.date.day];
  const around = aroundDays({ from: first, to: last });
  const [[gigRows, travel], places] = await Promise.all([
    readRowsAround(services, owner, around),
    services.places(),
  ]);
  const gig = gigOf(draft, places);
  const isWanted = ({ id }: FitGig) => id === DRAFT_ID;
  const fits = await checkRows(services, [...gigRows, gig], travel, isWanted);
  const found = fits.get(DRAFT_ID)?.findings ?? [];
  return {
    findings: found.filter(({ rule }) => RULES.includes(rule)),
    neighbours: neighboursOf(gig, gigRows, places),
  };
}

/** At the place its location names, until it is saved and looked up. */
function gigOf({ date, endDate, ...draft }: GigTimeAndPlace, places: Places): FitGig {
  const { latitude, longitude } =
    draft.latitude != null ? draft : (places.locate(draft.location) ?? {});
  const known = latitude != null && longitude != null ? { latitude, longitude } : null;
  return {
    id: DRAFT_ID,
    title: 'this gig',
    type: draft.type,
    date: date.day,
    endDate: endDate?.day ?? null,
    startTime: draft.startTime === undefined ? date.time : draft.startTime,
    endTime: draft.endTime === undefined ? (endDate?.time ?? null) : draft.endTime,
    loadInTime: draft.loadInTime ?? null,
    timeZone: known && places.timeZoneAt(known.latitude, known.longitude),
    location: draft.location,
    latitude: known?.latitude ?? null,
    longitude: known?.longitude ?? null,
    airport: null,
    flightBooked: false,
    hotelBooked: false,
    carBooked: false,
    travelNotNeeded: false,
  };
}

/** More on the same days nobody reads. */
const MOST_ON_THE_DAYS = 10;

/** Those of the same days, and the nearest before and after. */
function neighboursOf(gig: FitGig, others: readonly FitGig[], places: Places): Neighbour[] {
  const show = showOf(gig, places);
  const all = others.map((other) => neighbourOf(show, showOf(other, places)));
  const nearest = (side: Neighbour[]) =>
    side.sort((a, b) => Math.abs(a.days) - Math.abs(b.days)).slice(0, 1);
  return [
    ...nearest(all.filter(({ days }) => days < 0)),
    ...all.filter(({ days }) => days === 0).slice(0, MOST_ON_THE_DAYS),
    ...nearest(all.filter(({ days }) => days > 0)),
  ];
}

function neighbourOf(show: Show, other: Show): Neighbour {
  const { id, title, type, location } = other.gig;
  return {
    gigId: id,
    title,
    type,
    location,
    days:
      other.lastDay < show.firstDay
        ? -daysFrom(other.lastDay, show.firstDay)
        : Math.max(0, daysFrom(show.lastDay, other.firstDay)),
    meters: show.spot && other.spot ? Math.round(metersBetween(show.spot, other.spot)) : null,
  };
}
