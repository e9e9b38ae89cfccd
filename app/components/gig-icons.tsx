import {
  BedDouble,
  Car,
  Check,
  CircleAlert,
  CircleDashed,
  CircleDot,
  CircleHelp,
  History,
  type LucideIcon,
  MapPin,
  Plane,
  TriangleAlert,
} from 'lucide-react';
import type { TravelState } from '~/domain/gigs/gig-status';
import type { TravelKind } from '~/domain/travel/need';
import { StampFrames } from './travel-stamp';

export const TRAVEL_ICONS: Record<TravelKind, LucideIcon> = {
  flight: Plane,
  hotel: BedDouble,
  car: Car,
};

const ICONS: Record<TravelKind | TravelState | 'place' | 'problem' | 'warning', LucideIcon> = {
  ...TRAVEL_ICONS,
  complete: Check,
  partial: CircleDot,
  none: CircleDashed,
  possible: CircleHelp,
  past: History,
  place: MapPin,
  problem: CircleAlert,
  warning: TriangleAlert,
};

/**
 * What each card draws, once in a page: cards and pins point at it. Drawn in each card it was half of
 * what the page's server sends.
 */
export function GigIcons() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        {Object.entries(ICONS).map(([name, Icon]) => (
          <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
            <Icon strokeWidth={2.2} strokeDasharray={name === 'partial' ? '3.8 3.1' : undefined} />
          </symbol>
        ))}
        {/* after lucide's Flag (ISC licence) */}
        <path
          id="icon-flag"
          d="M4 22V3q1.5-1 4-1c3 0 5 2 8 2q2.5 0 4-1v12q-1.5 1-4 1c-3 0-5-2-8-2q-2.5 0-4 1"
        />
        <StampFrames />
      </defs>
    </svg>
  );
}

interface GigIconProps {
  name: keyof typeof ICONS;
  className?: string;
}

/** One of the icons above, in the colour of its text. */
export function GigIcon({ name, className }: GigIconProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
