import { cx } from 'class-variance-authority';
import { PICK_PATH } from '~/components/pick-path';

const KINDS = [
  {
    name: 'Arranged',
    pick: 'fill-marker-booked stroke-marker-arranged-edge',
    // On a dark ground the dark edge needs its light outline.
    halo: true,
  },
  { name: 'Booked', pick: 'fill-marker-booked stroke-marker-booked-edge' },
  { name: 'Needs you', pick: 'fill-marker-booked stroke-marker-missing-edge' },
  {
    name: 'Possible',
    pick: 'fill-marker-possible stroke-marker-possible-edge [stroke-dasharray:8_5]',
  },
  { name: 'Past', pick: 'fill-marker-past stroke-marker-past-edge' },
];

/** What the colours of the pins mean. */
export function MapLegend({ className }: { className?: string }) {
  return (
    <ul
      aria-label="Map legend"
      className={cx(
        'flex flex-wrap gap-x-4 gap-y-1 max-lg:grid max-lg:grid-cols-2 rounded-stub border border-line bg-surface px-3.5 py-2 text-ink-2 text-14 shadow-low',
        className,
      )}
    >
      {KINDS.map(({ name, pick, halo }) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg
            aria-hidden="true"
            viewBox="-4 -4 48 57"
            width="13"
            height="16"
            className={cx('shrink-0 overflow-visible', pick)}
            strokeWidth={6}
          >
            {halo ? <path d={PICK_PATH} className="stroke-marker-halo" strokeWidth={12} /> : null}
            <path d={PICK_PATH} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
