import { TravelStamp } from '~/components/travel-stamp';
import type { DetailType } from '~/domain/travel/travel-detail';
import { DETAIL_ICONS } from './detail-look';

/** What a dialog about one booking has before its title. */
export function DetailStamp({ type }: { type: DetailType }) {
  if (type !== 'other') return <TravelStamp kind={type} state="possible" size="lg" decorative />;
  const Icon = DETAIL_ICONS[type];
  return (
    <span className="grid size-[38px] place-items-center rounded-full border-[1.5px] border-line-strong border-dotted text-ink-3">
      <Icon aria-hidden="true" className="size-[19px]" />
    </span>
  );
}
