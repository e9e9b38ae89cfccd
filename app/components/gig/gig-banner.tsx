import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { GigTypeBadge } from '~/components/gig-status-badge';
import { IconButton } from '~/components/ui/icon-button';
import type { Gig } from '~/domain/gigs/gig';
import { countdown, isPast, shortPlace, titleLines } from '~/domain/gigs/gig-status';
import { gigMomentLabel } from '~/domain/travel/gig-moment';
import { StateOutline } from './state-outline';

interface GigBannerProps {
  gig: Gig;
  today: string;
}

/** The head of a gig's dialog: what, when, where and how soon. */
export function GigBanner({ gig, today }: GigBannerProps) {
  const past = isPast(gig, today);
  const left = past ? 'Past' : countdown(gig, today);
  const { label, zone } = gigMomentLabel(gig, today);
  return (
    <header className="relative isolate shrink-0 overflow-hidden bg-(image:--banner) px-5 pt-5 pb-5 text-on-banner md:px-7 md:pt-6 md:pb-6">
      <StateOutline
        gig={gig}
        className="-z-10 absolute top-2 right-14 bottom-2 h-[calc(100%-16px)] w-auto max-w-[34%] max-md:hidden md:right-28"
      />
      <p className="flex min-h-7 items-center gap-2.5 pr-12 font-semibold text-15">
        <GigTypeBadge type={gig.type} onBanner />
        {left.charAt(0).toUpperCase() + left.slice(1)}
      </p>
      <Radix.Title
        className={cx(
          'mt-1.5 pr-2 text-on-banner [overflow-wrap:anywhere]',
          gig.title.length > 60 ? 'text-display-24' : 'text-display-24 md:text-display-32',
        )}
      >
        {titleLines(gig.title).map((line) => (
          <span key={line} className="block">
            {line}{' '}
          </span>
        ))}
      </Radix.Title>
      <Radix.Description className="mt-1 text-15 text-on-banner-2">
        <span className="whitespace-nowrap">
          {label} {zone}
        </span>
        <span aria-hidden="true"> · </span>
        {shortPlace(gig.location)}
      </Radix.Description>
      <div className="absolute top-3 right-3 md:top-4 md:right-5">
        <Radix.Close asChild>
          <IconButton label="Close" variant="on-banner" className="outline-on-banner!">
            <X aria-hidden="true" />
          </IconButton>
        </Radix.Close>
      </div>
    </header>
  );
}
