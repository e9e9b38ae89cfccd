import type { GigRoute } from '~/domain/travel/drive/gig-route';

interface RouteCaptionProps {
  /** Null while it is on its way, or when there is none. */
  route: GigRoute | null;
  /** Why there is none. */
  sentence: string | null;
}

/** "22 mi · about 35 min", from where, and who says so. */
export function RouteCaption({ route, sentence }: RouteCaptionProps) {
  if (!route) return <p className="text-15 text-ink-2">{sentence ?? 'Looking up the route…'}</p>;
  return (
    <>
      <p className="font-semibold text-15 text-ink">{route.label}</p>
      <p className="text-13 text-ink-3">
        From {route.from.code}
        {route.estimate ? ', reckoned as the crow flies' : <RouteCredit />}
      </p>
    </>
  );
}

function RouteCredit() {
  return (
    <>
      . Route:{' '}
      <a
        href="https://project-osrm.org/"
        target="_blank"
        rel="noopener noreferrer"
        className="underline underline-offset-2 hover:text-ink"
      >
        OSRM
      </a>
      , ©{' '}
      <a
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noopener noreferrer"
        className="underline underline-offset-2 hover:text-ink"
      >
        OpenStreetMap
      </a>
    </>
  );
}
