import { useRevalidator } from '@remix-run/react';
import { createContext, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '~/components/data/call-api';
import { markStale } from '~/components/data/page-data';
import { toast } from '~/components/ui/feedback/toast';
import { focusPage } from '~/components/ui/focus-page';
import { isInAddressBar } from './gig-in-url';

/** Closes the popup, or the page, of a gig that is no more. */
const LeaveContext = createContext<(() => void) | null>(null);

export const LeaveGigProvider = LeaveContext.Provider;

export function useLeaveGig(): () => void {
  return useContext(LeaveContext) ?? (() => {});
}

/**
 * Whether an error means that the gig was deleted elsewhere, another tab or another device. Then
 * its popup or page has closed and the person knows why.
 */
export function useGoneGig(): (error: unknown) => boolean {
  const leave = useContext(LeaveContext);
  return (error) => {
    if (!leave || !(error instanceof ApiError) || error.status !== 404) return false;
    leave();
    toast({ tone: 'error', title: 'This gig was deleted' });
    return true;
  };
}

/** Where the popup keeps whether its gig is gone. */
export function useDeparture(gigId: string, onClose: () => void) {
  const { revalidate } = useRevalidator();
  const [gone, setGone] = useState(false);

  function leave() {
    // An answer may come when the popup has been closed already.
    if (!isInAddressBar(gigId)) {
      markStale();
      return revalidate();
    }
    // Nothing of the gig may be on the screen any more when everything is read again.
    flushSync(() => setGone(true));
    markStale();
    revalidate();
    onClose();
    // After the dialogs have given the focus back to what is about to go.
    setTimeout(focusPage);
  }
  return { gone, leave };
}
