import { useRevalidator } from '@remix-run/react';
import { createContext, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '~/components/data/call-api';
import { markStale } from '~/components/data/page-data';
import { toast } from '~/components/ui/feedback/toast';
import { focusPage } from '~/components/ui/focus-page';
import { isInAddressBar } from './gig-in-url';

/** Closes the popup, or the page, of a gig that is no more. */
const CloseGigContext = createContext<(() => void) | null>(null);

export const CloseGigProvider = CloseGigContext.Provider;

export function useCloseGig(): () => void {
  return useContext(CloseGigContext) ?? (() => {});
}

/**
 * Whether an error means that the gig was deleted elsewhere, another tab or another device. Then
 * its popup or page has closed and the person knows why.
 */
export function useCloseIfDeleted(): (error: unknown) => boolean {
  const close = useContext(CloseGigContext);
  return (error) => {
    if (!close || !(error instanceof ApiError) || error.status !== 404) return false;
    close();
    toast({ tone: 'error', title: 'This gig was deleted' });
    return true;
  };
}

/** Where the popup keeps whether its gig was deleted. */
export function useDeletedGig(gigId: string, onClose: () => void) {
  const { revalidate } = useRevalidator();
  const [deleted, setDeleted] = useState(false);

  function close() {
    // An answer may come when the popup has been closed already.
    if (!isInAddressBar(gigId)) {
      markStale();
      return revalidate();
    }
    // Nothing of the gig may be on the screen any more when everything is read again.
    flushSync(() => setDeleted(true));
    markStale();
    revalidate();
    onClose();
    // After the dialogs have given the focus back to what is about to go.
    setTimeout(focusPage);
  }
  return { deleted, close };
}
