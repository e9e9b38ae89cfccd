import { TRAVEL_ICONS } from '~/components/travel-stamp';
import { TRAVEL_KINDS } from '~/domain/travel/need';

/** Pins are text, not React: they point at the icons drawn here. */
export function PinIcons() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        {/* after lucide's Flag (ISC licence); the others are in the page anyway */}
        <path
          id="map-flag"
          d="M4 22V3q1.5-1 4-1c3 0 5 2 8 2q2.5 0 4-1v12q-1.5 1-4 1c-3 0-5-2-8-2q-2.5 0-4 1"
        />
        {TRAVEL_KINDS.map((kind) => {
          const Icon = TRAVEL_ICONS[kind];
          return <Icon key={kind} id={`map-${kind}`} strokeWidth={2.2} />;
        })}
      </defs>
    </svg>
  );
}
