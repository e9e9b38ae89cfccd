import { useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { markStale } from '~/components/data/page-data';
import { isInAddressBar } from '~/components/gig/gig-in-url';
import { type GigOrigin, readOrigin } from '~/components/gig/gig-origin';
import { stepThroughHistory } from '~/components/ui/overlay/close-on-back';
import { useHydrated } from '~/components/ui/use-hydrated';

/** Which tab is open, where Back leads, and what happens when the gig goes. */
export function useGigPage(gigId: string) {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [deleted, setDeleted] = useState(false);

  function goBack() {
    const origin = readOrigin(state);
    if (origin?.behind) stepThroughHistory(() => navigate(-1));
    else navigate(origin?.from ?? '/', { replace: true });
  }

  return {
    tab: params.get('tab') ?? 'overview',
    openTab: (tab: string) =>
      navigate(tab === 'overview' ? '?' : `?tab=${tab}`, {
        replace: true,
        preventScrollReset: true,
        state,
      }),
    goBack,
    deleted,
    /** The gig is no more: nothing of it may be on the screen when everything is read again. */
    leave: () => {
      // An answer may come when another page is open already.
      if (!isInAddressBar(gigId)) return markStale();
      flushSync(() => setDeleted(true));
      markStale();
      goBack();
    },
  };
}

export type GigPageState = ReturnType<typeof useGigPage>;

/**
 * Where this page was opened from. The history is the browser's: the server renders the page as if
 * nothing lay behind it. For the smallest parts: what is still hydrating must not change around.
 */
export function useOrigin(): GigOrigin | null {
  const { state } = useLocation();
  return useHydrated() ? readOrigin(state) : null;
}
