import { useEffect, useState } from 'react';
import { afterHydration } from '~/components/ui/after-hydration';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { LazyPart } from '~/components/ui/lazy-part';
import { isPast } from '~/domain/gigs/gig-status';
import { type NeedsProps, needsRowStyle } from './needs-props';

const loadPanel = () => import('./needs-panel');

/** The script for it waits until the page stands. */
const HEAD_START_MS = 300;
let begun = false;

/** What needs the person in the next weeks. It keeps its room until that is known. */
export function NeedsYou(props: NeedsProps) {
  const [ready, setReady] = useState(begun);
  useEffect(() => {
    const begin = () => {
      begun = true;
      setReady(true);
    };
    return afterHydration(begin, HEAD_START_MS);
  }, []);
  if (!props.gigs.some((gig) => !isPast(gig, props.today))) return null;

  const waiting = (
    <div className={needsRowStyle}>
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
  return (
    <div className="pb-3">
      {ready ? (
        <LazyPart load={loadPanel} props={props} fallback={waiting} failure="panel" />
      ) : (
        waiting
      )}
    </div>
  );
}
