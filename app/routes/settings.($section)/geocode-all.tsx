import { CircleCheck, MapPinned } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';
import type { GeocodeProgress } from '~/domain/geocoding/geocode-progress';
import { SettingsCard } from './settings-card';
import { useGeocodeAll } from './use-geocode-all';

/** How many gigs are not on the map, and the button that has them looked up. */
export function GeocodeAll({ progress: shown }: { progress: GeocodeProgress }) {
  const { progress, run, busy, start } = useGeocodeAll(shown);
  const missing = progress.total - progress.placed;
  const done = missing === 0 && !busy;
  const hadButton = useRef(!done);
  hadButton.current ||= !done;
  return (
    <SettingsCard
      title="Map places"
      text="Finds where your gigs are, so that each has its marker, airport and time zone."
    >
      {done ? (
        <Done gigs={progress.total} takesFocus={hadButton.current} />
      ) : (
        <div className="mt-4 grid items-center gap-x-6 gap-y-4 ">
          {run ? (
            <Lookup done={Math.max(0, run.total - progress.pending)} total={run.total} />
          ) : (
            <Missing missing={missing} pending={progress.pending} />
          )}
          <Button
            variant="secondary"
            pending={busy}
            pendingLabel="Finding places..."
            onClick={start}
          >
            <MapPinned aria-hidden="true" />
            Find missing places
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}

/** In the place of the button, and with the focus if that went with it. */
function Done({ gigs, takesFocus }: { gigs: number; takesFocus: boolean }) {
  const words = useRef<HTMLParagraphElement>(null);
  const lost = useRef(takesFocus);
  useEffect(() => {
    if (lost.current && document.activeElement === document.body) words.current?.focus();
  }, []);
  return (
    <p ref={words} tabIndex={-1} className="mt-4 flex items-center gap-2 text-14 text-ink">
      <CircleCheck aria-hidden="true" className="size-[18px] shrink-0 text-ok" />
      {gigs === 0
        ? 'Gigs you add go on the map automatically.'
        : 'Every gig has its place on the map.'}
    </p>
  );
}

function Missing({ missing, pending }: { missing: number; pending: number }) {
  return (
    <p className="text-pretty text-14 text-ink">
      {missing === 1 ? '1 gig has' : `${missing} gigs have`} a location but{' '}
      {missing === 1 ? 'is' : 'are'} not on the map yet.{' '}
      <span className="text-ink-2">
        {pending > 0
          ? 'The lookup continues while you’re away.'
          : 'A place that is not found needs its city, or its street and city.'}
      </span>
    </p>
  );
}

function Lookup({ done, total }: { done: number; total: number }) {
  const words = `Looking up ${Math.min(done + 1, total)} of ${total}`;
  return (
    <div>
      <p className="text-14 text-ink">{words}</p>
      <div
        role="progressbar"
        aria-label="Places found"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={Math.min(done, total)}
        aria-valuetext={words}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-brand transition-[width] duration-240"
          style={{ width: `${(100 * Math.min(done, total)) / total}%` }}
        />
      </div>
    </div>
  );
}
