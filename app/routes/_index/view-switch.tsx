import { type DashboardView, VIEWS } from '~/components/site/bottom-bar';
import { segmentStyle } from '~/components/ui/form/segment-style';
import { Link } from '~/components/ui/link';

interface ViewSwitchProps {
  active?: DashboardView;
  hrefs: Record<DashboardView, string>;
}

/** Map, Calendar, List: the desktop's way around, for the header's centre. */
export function ViewSwitch({ active, hrefs }: ViewSwitchProps) {
  return (
    <nav aria-label="Views" className="inline-flex rounded-[13px] bg-sunken p-1">
      {VIEWS.map(({ view, label, Icon }) => (
        <Link
          key={view}
          to={hrefs[view]}
          preventScrollReset
          aria-current={view === active ? 'page' : undefined}
          className={segmentStyle}
        >
          <Icon aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
