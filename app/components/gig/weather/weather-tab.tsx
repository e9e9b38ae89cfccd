import { CloudOff, MapPinOff } from 'lucide-react';
import { useEffect } from 'react';
import { ApiError } from '~/components/data/call-api';
import { useApiQuery } from '~/components/data/use-api-query';
import { Button } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/feedback/empty-state';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { type GigWeather, NO_COORDINATES, NO_WEATHER } from '~/domain/weather/weather';
import { useCloseIfDeleted } from '../deleted-gig';
import type { GigTabProps } from '../gig-tab-props';
import { WeatherAdvice } from './weather-advice';
import { WeatherDays } from './weather-days';
import { WeatherNow } from './weather-now';

export function WeatherTab({ gig, onTabChange }: GigTabProps) {
  const { id, latitude, longitude, geocoding } = gig;
  const openOverview = () => onTabChange('overview');
  if (latitude !== null && longitude !== null) {
    // Another place has another weather, also where only the address was found after the city.
    const key = `${latitude},${longitude}`;
    return <PlacedWeather key={key} gigId={id} onOpenOverview={openOverview} />;
  }
  return geocoding ? (
    <WeatherSkeleton geocoding />
  ) : (
    <NoCoordinates onOpenOverview={openOverview} />
  );
}

interface PlacedWeatherProps {
  gigId: string;
  onOpenOverview: () => void;
}

function PlacedWeather({ gigId, onOpenOverview }: PlacedWeatherProps) {
  const { data: weather, error, reload } = useApiQuery<GigWeather>(`/api/gigs/${gigId}/weather`);
  const closeIfDeleted = useCloseIfDeleted();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    closeIfDeleted(error);
  }, [error]);

  if (error instanceof ApiError && error.problem?.code === 'no_coordinates') {
    return <NoCoordinates onOpenOverview={onOpenOverview} />;
  }
  if (weather === null) {
    return error ? (
      <PanelError icon={<CloudOff />} onRetry={reload}>
        {NO_WEATHER}
      </PanelError>
    ) : (
      <WeatherSkeleton />
    );
  }
  return (
    <div className="grid gap-5">
      {error ? (
        <PanelError icon={<CloudOff />} onRetry={reload}>
          What you see may be out of date: the weather could not be loaded again.
        </PanelError>
      ) : null}
      <WeatherNow weather={weather} />
      <WeatherDays days={weather.days} main={weather} />
      <WeatherAdvice
        clothing={weather.clothingRecommendations}
        packing={weather.packingRecommendations}
      />
      <Attribution weather={weather} />
    </div>
  );
}

function Attribution({ weather: { attribution, sources } }: { weather: GigWeather }) {
  return (
    <p className="text-13 text-ink-3">
      {attribution}
      {sources.map(({ name, url }) => (
        <span key={url}>
          {' · '}
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="hit-area relative whitespace-nowrap underline underline-offset-2 hover:text-ink"
          >
            {name}
          </a>
        </span>
      ))}
    </p>
  );
}

function NoCoordinates({ onOpenOverview }: { onOpenOverview: () => void }) {
  return (
    <EmptyState
      icon={<MapPinOff />}
      title={NO_COORDINATES}
      description="Pick the location from the suggestions to see its weather here."
      action={
        <Button variant="secondary" onClick={onOpenOverview}>
          Go to Overview
        </Button>
      }
    />
  );
}

/** In the shape of what comes. A gig that is still being looked up says so. */
function WeatherSkeleton({ geocoding = false }: { geocoding?: boolean }) {
  return (
    <div
      role="status"
      aria-label={geocoding ? undefined : 'Loading the weather'}
      className="grid gap-5"
    >
      {geocoding ? (
        <p className="text-15 text-ink-2">
          Looking up the location on the map… The weather follows once it is found.
        </p>
      ) : null}
      <div className="rounded-card border border-line bg-surface p-4 md:p-6">
        <Skeleton className="h-[22px] w-52" />
        <div className="mt-4 flex items-center gap-4">
          <Skeleton className="size-16 rounded-full md:size-20" />
          <Skeleton className="h-16 w-28" />
          <Skeleton className="ml-4 h-16 w-40 max-sm:hidden" />
        </div>
        <div className="mt-5 grid grid-cols-2 gap-4 border-line border-t pt-4 sm:grid-cols-3 lg:grid-cols-6">
          {[0, 1, 2, 3, 4, 5].map((fact) => (
            <Skeleton key={fact} className="h-[38px]" />
          ))}
        </div>
      </div>
      <div>
        <Skeleton className="mb-2.5 h-[22px] w-28" />
        <div className="grid gap-2.5 md:grid-cols-[repeat(auto-fill,minmax(124px,1fr))]">
          {[0, 1].map((day) => (
            <Skeleton key={day} className="h-[62px] rounded-stub md:h-[156px]" />
          ))}
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    </div>
  );
}
