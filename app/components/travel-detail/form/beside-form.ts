import type { TravelDetail } from '~/domain/travel/travel-detail';
import { columnsOf, type DetailForm } from './detail-form';

/** What a detail holds that its form does not show; its zones only as long as its places stay. */
export function besideForm(detail: TravelDetail, form: DetailForm) {
  const columns = columnsOf(form, detail.detailType);
  const [startStays, endStays] = (['startsLocation', 'endsLocation'] as const).map(
    (place) => columns[place] === detail[place],
  );
  const { additionalInfo, startsTimeZone, endsTimeZone } = detail;
  // Except on a flight one zone at both ends may be inherited; sent as their own it would stay.
  const own = detail.detailType === 'flight' || startsTimeZone !== endsTimeZone;
  return {
    additionalInfo,
    ...(own && startStays && { startsTimeZone }),
    ...(own && endStays && { endsTimeZone }),
  };
}
