import { TRAVEL_ICONS } from '~/components/travel-stamp';
import { TRAVEL_KINDS } from '~/domain/travel/need';

/** Pins are text, not React: they point at the icons drawn here. */
export function PinIcons() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        {/* lucide's Flag (ISC licence); the others are in the page anyway */}
        <path
          id="map-flag"
          d="M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528"
        />
        {TRAVEL_KINDS.map((kind) => {
          const Icon = TRAVEL_ICONS[kind];
          return <Icon key={kind} id={`map-${kind}`} strokeWidth={2.2} />;
        })}
      </defs>
    </svg>
  );
}
