import type { Owner } from '~/domain/auth/owner';
import type { Places } from '~/domain/places/places';
import { fromApi } from '~/domain/travel/detail-api';
import { ownZones } from '~/domain/travel/detail-zones';
import type { TravelDetailDraft } from '~/domain/travel/travel-detail-input';
import type { Services } from '~/services.server';
import type { GigFit } from '../fit';
import { aroundGig, readRowsAround } from '../fit.server';
import { checkRows } from '../fit-rows.server';
import type { FitDetail } from '../trip/bookings';

type Needs = Pick<Services, 'reads' | 'places' | 'now'>;

/**
 * A gig's fit as it would be with these details: a draft with a stored detail's id takes its place,
 * any other is called "draft-1" and so on, in their order. Null when the gig is not this user's.
 */
export async function checkDraftDetails(
  services: Needs,
  owner: Owner,
  gigId: string,
  drafts: readonly TravelDetailDraft[],
): Promise<GigFit | null> {
  const [[gigRows, travel], places] = await Promise.all([
    readRowsAround(services, owner, aroundGig(owner, gigId)),
    services.places(),
  ]);
  const drafted = drafts.map((draft, index) => detailOf(draft, gigId, index, places));
  const replaced = new Set(drafted.map(({ id }) => id));
  const details = [...travel.details.filter(({ id }) => !replaced.has(id)), ...drafted];
  const isWanted = ({ id }: { id: string }) => id === gigId;
  const fits = await checkRows(services, gigRows, { ...travel, details }, isWanted);
  return fits.get(gigId) ?? null;
}

/** As it would be stored. */
function detailOf(
  { id, detailType, ...draft }: TravelDetailDraft,
  gigId: string,
  index: number,
  places: Places,
): FitDetail {
  const fields = fromApi(detailType, draft);
  return {
    id: id ?? `draft-${index + 1}`,
    gigId,
    detailType,
    title: fields.title ?? null,
    provider: fields.provider ?? null,
    flightNumber: fields.flightNumber ?? null,
    confirmationNumber: fields.confirmationNumber ?? null,
    startsLocation: fields.startsLocation ?? null,
    startsDateTime: fields.startsDateTime ?? null,
    endsLocation: fields.endsLocation ?? null,
    endsDateTime: fields.endsDateTime ?? null,
    ...ownZones(detailType, fields, places),
  };
}
