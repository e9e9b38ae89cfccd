import { useLocation } from '@remix-run/react';
import { GigPopup } from '~/components/gig/gig-popup';
import type { Gig } from '~/domain/gigs/gig';
import { type DashboardUrl, OVER_VIEW } from './use-dashboard-url';

interface OpenGigProps {
  gig: Gig;
  today: string;
  preferredHotel: string | null;
  url: DashboardUrl;
}

/** The gig in the URL, over whichever view it was opened from. */
export default function OpenGig({ gig, today, preferredHotel, url }: OpenGigProps) {
  const behind = useLocation().state === OVER_VIEW;
  const from = url.view === 'schedule' ? url.scheduleHref : url.viewHrefs[url.view];
  return (
    <GigPopup
      key={gig.id}
      gig={gig}
      today={today}
      preferredHotel={preferredHotel}
      tab={url.tab ?? 'overview'}
      origin={{ from, behind }}
      onTabChange={url.openTab}
      onClose={url.closeGig}
    />
  );
}
