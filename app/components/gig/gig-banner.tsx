import { cx } from 'class-variance-authority';
import type { ElementType, ReactNode } from 'react';
import { GigTypeBadge } from '~/components/gig-type-badge';
import type { Gig } from '~/domain/gigs/gig';
import { countdown, isPast, shortPlace, titleLines } from '~/domain/gigs/gig-status';
import { gigMomentLabel } from '~/domain/travel/trip/gig-moment';
import { StateOutline } from './overview/state-outline';

interface GigBannerProps {
  gig: Gig;
  today: string;
  /** What the title and the line under it are; a dialog has elements of its own for them. */
  Title?: ElementType;
  Line?: ElementType;
  /** Stands in the upper right corner. */
  corner?: ReactNode;
  /** On a page of its own: the row above, and the width of the page. */
  nav?: ReactNode;
}

/** The head of a gig: what, when, where and how soon. */
export function GigBanner({ gig, today, Title = 'h1', Line = 'p', corner, nav }: GigBannerProps) {
  const past = isPast(gig, today);
  const left = past ? 'Past' : countdown(gig, today);
  const { label, zone } = gigMomentLabel(gig, today);
  const page = nav !== undefined;
  return (
    <header className="isolate shrink-0 overflow-hidden bg-(image:--banner) text-on-banner">
      <div
        className={cx(
          'relative',
          page
            ? 'mx-auto max-w-[1360px] px-4 pt-3 pb-5 md:px-6 md:pt-5 md:pb-6'
            : 'px-5 pt-5 pb-5 md:px-7 md:pt-6 md:pb-6',
        )}
      >
        <StateOutline
          gig={gig}
          className={cx(
            '-z-10 absolute top-2 h-[calc(100%-16px)] w-auto max-w-[34%] md:right-28',
            page ? 'max-md:top-3 max-md:right-16 max-md:h-[100px]' : 'right-14 max-md:hidden',
          )}
        />
        {nav}
        <p
          className={cx(
            'flex min-h-7 items-center gap-2.5 font-semibold text-15',
            page ? 'mt-3 md:mt-2' : 'pr-24',
          )}
        >
          <GigTypeBadge type={gig.type} onBanner />
          {left.charAt(0).toUpperCase() + left.slice(1)}
        </p>
        <Title
          className={cx(
            'mt-1.5 hyphens-auto pr-2 font-display text-on-banner [overflow-wrap:anywhere]',
            titleSize(gig.title),
          )}
        >
          {titleLines(gig.title).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same words
            <span key={index} className="block">
              {line}{' '}
            </span>
          ))}
        </Title>
        <Line className="mt-1 text-15 text-on-banner-2 [overflow-wrap:anywhere]">
          <span className="whitespace-nowrap">
            {label} {zone}
          </span>
          <span aria-hidden="true"> · </span>
          {shortPlace(gig.location)}
        </Line>
        {corner ? <div className="absolute top-3 right-3 md:top-4 md:right-5">{corner}</div> : null}
      </div>
    </header>
  );
}

/** A word that no line can hold, and a title of many lines, take smaller letters. */
function titleSize(title: string): string {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (longestWord > 24 || title.length > 120) return 'text-display-18 md:text-display-24';
  return title.length > 60 ? 'text-display-24' : 'text-display-24 md:text-display-32';
}
