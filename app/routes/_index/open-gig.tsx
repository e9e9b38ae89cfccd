import { GigPopup } from '~/components/gig/gig-popup';
import type { Gig } from '~/domain/gigs/gig';
import type { DashboardUrl } from './use-dashboard-url';

interface OpenGigProps {
  gig: Gig;
  today: string;
  preferredHotel: string;
  url: DashboardUrl;
}

/** The gig in the URL, over whichever view it was opened from. */
export default function OpenGig({ gig, today, preferredHotel, url }: OpenGigProps) {
  return (
    <GigPopup
      gig={gig}
      today={today}
      preferredHotel={preferredHotel}
      tab={url.tab ?? 'overview'}
      onTabChange={url.openTab}
      onClose={url.closeGig}
    />
  );
}
