import type { ComponentType } from 'react';
import type { GigTabProps } from '~/components/gig/gig-tab-props';
import { Skeleton } from '~/components/ui/feedback/skeleton';

export type GigTabName = 'overview' | 'contact' | 'travel' | 'weather' | 'checklist';

interface GigTab {
  value: GigTabName;
  label: string;
  /** Whether it begins with a heading of its own. */
  ownHeading?: boolean;
  load: () => Promise<{ default: ComponentType<GigTabProps> }>;
}

/** Each tab's script comes when the tab is first opened. */
export const GIG_TABS: GigTab[] = [
  {
    value: 'overview',
    label: 'Overview',
    load: async () => ({
      default: (await import('~/components/gig/overview/overview-tab')).OverviewTab,
    }),
  },
  {
    value: 'contact',
    label: 'Contact',
    ownHeading: true,
    load: async () => ({
      default: (await import('~/components/gig/contact/contact-tab')).ContactTab,
    }),
  },
  {
    value: 'travel',
    label: 'Travel',
    load: async () => ({ default: (await import('~/components/gig/travel/travel-tab')).TravelTab }),
  },
  {
    value: 'weather',
    label: 'Weather',
    load: async () => ({
      default: (await import('~/components/gig/weather/weather-tab')).WeatherTab,
    }),
  },
  {
    value: 'checklist',
    label: 'Checklist',
    ownHeading: true,
    load: async () => ({
      default: (await import('~/components/gig/checklist/checklist-tab')).ChecklistTab,
    }),
  },
];

/** What stands there until then. */
export function TabSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4">
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
    </div>
  );
}
