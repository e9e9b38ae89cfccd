import { cx } from 'class-variance-authority';
import type { StampState } from '~/domain/gigs/gig-status';
import type { TravelKind } from '~/domain/travel/need';

export const TRAVEL_WORDS: Record<TravelKind, string> = {
  flight: 'Flight',
  hotel: 'Hotel',
  car: 'Car',
};

const STATE_WORDS: Record<StampState, string> = {
  arranged: 'confirmed',
  missing: 'needed',
  soon: 'needed soon',
  notNeeded: 'not needed',
  possible: 'not planned yet',
  pastArranged: 'was confirmed',
  pastMissing: 'was not arranged',
  pastNotNeeded: 'was not needed',
};

const SIZES = { sm: 26, md: 32, lg: 38 };

interface TravelStampProps {
  kind: TravelKind;
  state: StampState;
  /** `sm` is for rows on the map and never shows the "!" dot. */
  size?: keyof typeof SIZES;
  /** Where the words stand beside the stamp already. */
  decorative?: boolean;
  className?: string;
}

/** The ink ring of one booking: plane, bed or car. */
export function TravelStamp({
  kind,
  state,
  size = 'md',
  decorative = false,
  className,
}: TravelStampProps) {
  const look = LOOKS[state];
  const frame = state === 'soon' && size === 'sm' ? 'soonSmall' : state;
  const name = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': `${TRAVEL_WORDS[kind]} ${STATE_WORDS[state]}` } as const);

  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has an accessible name, or is hidden beside words
    <svg
      {...name}
      viewBox="0 0 32 32"
      width={SIZES[size]}
      height={SIZES[size]}
      fill="none"
      className={cx('shrink-0 overflow-visible', look.color, className)}
    >
      <use href={`#stamp-${frame}`} />
      <use href={`#icon-${kind}`} x="8" y="8" width="16" height="16" className={look.icon} />
      {look.struck ? <use href="#stamp-struck" /> : null}
    </svg>
  );
}

/** What lies around the icons and over them, once in a page. */
export function StampFrames() {
  return (
    <>
      {Object.entries({ ...LOOKS, soonSmall: LOOKS.soon }).map(([state, look]) => {
        const dot = state === 'soon';
        return (
          <g key={state} id={`stamp-${state}`}>
            <path
              // The ring is open where the dot sits.
              d={
                dot
                  ? 'M30.62 12.63A15 15 0 1 1 19.37 1.38'
                  : 'M16 1a15 15 0 1 1 0 30a15 15 0 1 1 0-30Z'
              }
              className={look.ring}
              strokeLinecap="round"
            />
            {look.disc ? <circle cx="16" cy="16" r="12.6" fill="currentColor" /> : null}
            {dot ? (
              <>
                <circle cx="28" cy="4" r="7" className="fill-bad" />
                <path
                  d="M28 .6v3.9M28 7.2v.1"
                  className="stroke-on-bad"
                  strokeWidth="1.9"
                  strokeLinecap="round"
                />
              </>
            ) : null}
          </g>
        );
      })}
      <path
        id="stamp-struck"
        d="M8.5 23.5 23.5 8.5"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
    </>
  );
}

interface StampLook {
  color: string;
  ring: string;
  icon?: string;
  disc?: boolean;
  struck?: boolean;
}

const SOLID = 'stroke-current [stroke-width:1.8]';
const DASHED = 'stroke-current [stroke-dasharray:3_2.6] [stroke-linecap:butt] [stroke-width:1.3]';
const DOTTED = 'stroke-current [stroke-dasharray:.1_2.2] [stroke-width:1.3]';

const LOOKS: Record<StampState, StampLook> = {
  arranged: {
    color: 'text-ok',
    ring: 'stroke-current [stroke-width:1.5]',
    icon: 'text-on-ok',
    disc: true,
  },
  missing: { color: 'text-bad', ring: SOLID, icon: 'text-bad-ink' },
  soon: { color: 'text-bad', ring: `${SOLID} fill-bad-tint`, icon: 'text-bad-ink' },
  notNeeded: { color: 'text-past', ring: DASHED, icon: 'text-past-ink', struck: true },
  possible: { color: 'text-past', ring: DOTTED, icon: 'text-past-ink' },
  pastArranged: {
    color: 'text-past',
    ring: 'stroke-current [stroke-width:1.5]',
    icon: 'text-on-past',
    disc: true,
  },
  pastMissing: {
    color: 'text-past',
    ring: 'stroke-current [stroke-width:1.5]',
    icon: 'text-past-ink',
  },
  pastNotNeeded: { color: 'text-past', ring: DASHED, icon: 'text-past-ink', struck: true },
};
