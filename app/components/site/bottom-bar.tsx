import { cx } from 'class-variance-authority';
import { CalendarDays, List, type LucideIcon, Map as MapIcon, Plus } from 'lucide-react';
import { Link } from '~/components/ui/link';

export type DashboardView = 'map' | 'calendar' | 'list';

export const VIEWS = [
  { view: 'map', label: 'Map', Icon: MapIcon },
  { view: 'calendar', label: 'Calendar', Icon: CalendarDays },
  { view: 'list', label: 'List', Icon: List },
] as const satisfies ReadonlyArray<{ view: DashboardView; label: string; Icon: LucideIcon }>;

interface BottomBarProps {
  active?: DashboardView;
  /** Where each view lives. */
  hrefs: Record<DashboardView, string>;
  onAddGig?: () => void;
  /** Off where the views are another page, which begins at its top. */
  keepScroll?: boolean;
}

/**
 * The phone's way around. Desks have the header. It makes room for what is typed, and is back only
 * when the click that ended the typing is over: else it would come between the finger and its goal.
 */
export function BottomBar({ active, hrefs, onAddGig, keepScroll = true }: BottomBarProps) {
  return (
    <nav
      aria-label="Views"
      className="fixed inset-x-0 bottom-0 z-30 flex h-bottom-bar items-start border-line border-t bg-surface px-3 pb-safe-bottom transition-[visibility] delay-300 duration-0 typing:invisible typing:delay-0 md:hidden"
    >
      {VIEWS.map(({ view, label, Icon }) => (
        <Link
          key={view}
          to={hrefs[view]}
          preventScrollReset={keepScroll}
          aria-current={view === active ? 'page' : undefined}
          className={cx(itemStyle, view !== active && 'text-ink-3')}
        >
          <span className={pillStyle}>
            <Icon aria-hidden="true" strokeWidth={view === active ? 2.2 : 1.9} />
          </span>
          {label}
        </Link>
      ))}
      {onAddGig ? (
        <button type="button" onClick={onAddGig} className={cx(itemStyle, 'text-ink')}>
          <span className={cx(pillStyle, 'bg-brand text-on-brand')}>
            <Plus aria-hidden="true" strokeWidth={2.2} />
          </span>
          Add
          <span className="sr-only"> a gig</span>
        </button>
      ) : null}
    </nav>
  );
}

const itemStyle =
  'group grid h-[57px] flex-1 content-center justify-items-center gap-0.5 rounded-control text-label -outline-offset-4 aria-[current=page]:text-brand-ink';

const pillStyle =
  'grid h-[30px] w-14 place-items-center rounded-full transition-colors duration-180 group-hover:bg-hover group-aria-[current=page]:bg-brand-tint [&_svg]:size-[21px]';
