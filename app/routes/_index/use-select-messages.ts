import { useEffect } from 'react';
import type { DashboardUrl } from './use-dashboard-url';

/** Another part of the page, or its extension, may ask for a gig, whichever view is shown: only from this origin. */
export function useSelectMessages({ gigId: openId, openGig }: DashboardUrl) {
  useEffect(() => {
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin !== window.location.origin || data?.type !== 'SELECT_GIG') return;
      if (typeof data.gigId === 'string' && data.gigId !== openId) openGig(data.gigId);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [openId, openGig]);
}
