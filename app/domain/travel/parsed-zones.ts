import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import type { Places } from '~/domain/places/places';
import { ownZones } from './detail-zones';
import { parsedColumns } from './parsed-to-input';

/**
 * What was read of a stay or a rental, with the zones of its two ends as far as its places tell them:
 * its times are shown with them before it is saved.
 */
export function withPlaceZones(detail: ParsedDetail, places: Places): ParsedDetail {
  if (detail.type !== 'hotel' && detail.type !== 'car') return detail;
  const { startsLocation = null, endsLocation = null } = parsedColumns(detail);
  const { startsTimeZone, endsTimeZone } = ownZones(
    detail.type,
    { startsLocation, endsLocation },
    places,
  );
  return {
    ...detail,
    departureTimeZone: startsTimeZone ?? endsTimeZone,
    arrivalTimeZone: endsTimeZone ?? startsTimeZone,
  };
}
