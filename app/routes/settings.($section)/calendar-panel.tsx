import { CalendarSync } from 'lucide-react';
import { EmptyState } from '~/components/ui/empty-state';
import type { PlaceProgress } from '~/domain/gigs/place-progress';
import { ConnectCard } from './connect-card';
import { GeocodeAll } from './geocode-all';

/** Gigs and travel from Google Calendar, and places on the map. */
export function CalendarPanel({ places }: { places: PlaceProgress }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_304px]">
      <EmptyState
        icon={<CalendarSync />}
        title="No calendar connected"
        description="Connect Google Calendar, and gigs and travel come in by themselves."
        className="bg-surface py-12 max-lg:order-2"
      />
      <div className="grid gap-5 max-lg:contents">
        <div className="max-lg:order-1">
          <ConnectCard />
        </div>
        <div className="max-lg:order-3">
          <GeocodeAll progress={places} />
        </div>
      </div>
    </div>
  );
}
