import { cx } from 'class-variance-authority';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { loadOutline } from './base/outline';
import type { GigMapProps } from './gig-map';
import { MapSkeleton } from './map-skeleton';

const TIMEOUT_MS = 20_000;

const MESSAGES = {
  failed: 'Failed to load the map',
  late: 'Timed out waiting for the map',
};

type LoadedMap = { GigMap: ComponentType<GigMapProps> };
type State = 'loading' | keyof typeof MESSAGES | LoadedMap;

/** Once it is here it is shown at once, whenever one comes back. */
let loaded: LoadedMap | undefined;

interface MapPanelProps extends GigMapProps {
  className?: string;
  /** What lies over the lower left corner, on a desktop: the next gigs, the legend. */
  children?: ReactNode;
}

/** The place of the map in a page: drawn by the server, filled once the map's code is there. */
export function MapPanel({ className, children, ...map }: MapPanelProps) {
  const [state, setState] = useState<State>(loaded ?? 'loading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (loaded) return setState(loaded);
    let current = true;
    const timer = setTimeout(() => setState('late'), TIMEOUT_MS);
    const finish = (next: State) => {
      if (current) setState(next);
      clearTimeout(timer);
    };
    // One that comes after all is welcome.
    loadMap().then(finish, () => finish('failed'));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [attempt]);

  function retry() {
    setState('loading');
    setAttempt((last) => last + 1);
  }

  return (
    <div className={cx('relative isolate size-full overflow-hidden bg-water', className)}>
      {typeof state === 'object' ? (
        <state.GigMap {...map} />
      ) : (
        <MapSkeleton still={state !== 'loading'} bottomInset={map.bottomInset} />
      )}
      {state === 'failed' || state === 'late' ? (
        <div className="absolute inset-0 grid place-items-center p-4">
          <div className="w-full max-w-sm rounded-card border border-line bg-surface p-2 shadow-float">
            <PanelError onRetry={retry}>{MESSAGES[state]}</PanelError>
          </div>
        </div>
      ) : null}
      {children ? (
        <div className="pointer-events-none absolute right-[72px] bottom-5 left-4 z-10 flex flex-col items-start gap-4 *:pointer-events-auto max-md:hidden">
          {children}
        </div>
      ) : null}
    </div>
  );
}

/** The server never draws the map, so its build leaves the map's code out. */
async function loadMap(): Promise<LoadedMap> {
  if (import.meta.env.SSR) throw new Error('the map needs a browser');
  const [{ default: GigMap }] = await Promise.all([import('./gig-map'), loadOutline()]);
  loaded = { GigMap };
  return loaded;
}
