import { X } from 'lucide-react';
import type { Ref } from 'react';
import { FitSign } from '~/components/fit/fit-sign';
import { TravelNeedWord } from '~/components/gig/travel/travel-need-badge';
import { TRAVEL_ICONS } from '~/components/gig-icons';
import { GigTypeBadge } from '~/components/gig-type-badge';
import { TRAVEL_WORDS, TravelStamp } from '~/components/travel-stamp';
import { buttonStyle } from '~/components/ui/button';
import { IconButton } from '~/components/ui/icon-button';
import { Link } from '~/components/ui/link';
import type { Gig } from '~/domain/gigs/gig';
import { countdown, shortPlace, stampState, travelStatus } from '~/domain/gigs/gig-status';
import { TRAVEL_KINDS } from '~/domain/travel/need';
import { gigMomentLabel } from '~/domain/travel/trip/gig-moment';
import { SheetHandle } from './sheet-handle';
import { type DashboardUrl, OVER_VIEW } from './use-dashboard-url';

interface GigSheetProps {
  sheetRef: Ref<HTMLElement>;
  gig: Gig;
  today: string;
  url: DashboardUrl;
  onClose: () => void;
}

/** On a phone: the gig that is marked on the map, in short. It rests on the bottom bar. */
export default function GigSheet({ sheetRef, gig, today, url, onClose }: GigSheetProps) {
  const status = travelStatus(gig, today);
  const missing = status.missing[0];
  const MissingIcon = missing && TRAVEL_ICONS[missing];
  const left = countdown(gig, today);
  const moment = gigMomentLabel(gig, today);
  return (
    <section
      ref={sheetRef}
      aria-label={gig.title}
      className="absolute inset-x-0 bottom-0 z-10 animate-sheet-in rounded-t-sheet border-line border-t bg-surface px-4 pt-2.5 pb-3 shadow-dialog md:hidden"
    >
      <SheetHandle onClose={onClose} />
      <div className="flex items-center gap-2.5">
        <GigTypeBadge type={gig.type} />
        <span className="font-semibold text-14 text-ink-2 first-letter:uppercase">
          {left.charAt(0).toUpperCase() + left.slice(1)}
        </span>
        <FitSign gigId={gig.id} className="text-14" />
        <IconButton label="Close" onClick={onClose} className="-mr-2 ml-auto">
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <h2 className="-mt-1 line-clamp-2 font-display text-display-24 text-ink [overflow-wrap:anywhere]">
        {gig.title}
      </h2>
      <p className="mt-0.5 truncate text-15 text-ink-2">
        {moment.label} {moment.zone} · {shortPlace(gig.location)}
      </p>
      <ul className="mt-2.5 grid grid-cols-3 gap-2 border-line-strong border-t border-dotted pt-2.5">
        {TRAVEL_KINDS.map((kind) => (
          <li key={kind} className="flex items-center gap-2 max-[359px]:grid max-[359px]:gap-1">
            <TravelStamp kind={kind} state={stampState(gig.needs[kind], status)} decorative />
            <span className="min-w-0">
              <span className="block font-semibold text-14 text-ink leading-5">
                {TRAVEL_WORDS[kind]}
              </span>
              <TravelNeedWord need={gig.needs[kind]} status={status} />
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-3 grid auto-cols-fr grid-flow-col gap-2.5">
        {missing && MissingIcon ? (
          <Link
            to={url.travelHref(gig.id)}
            state={OVER_VIEW}
            preventScrollReset
            className={buttonStyle({ variant: 'secondary', size: 'md' })}
          >
            <span className="flex items-center gap-2">
              <MissingIcon aria-hidden="true" className="size-[18px]" />
              Add {TRAVEL_WORDS[missing].toLowerCase()}
            </span>
          </Link>
        ) : null}
        <Link
          to={url.gigHref(gig.id)}
          state={OVER_VIEW}
          preventScrollReset
          className={buttonStyle({ size: 'md' })}
        >
          Open gig
        </Link>
      </div>
    </section>
  );
}
