import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  useLocation,
  useRevalidator,
} from '@remix-run/react';
import { useEffect } from 'react';
import { toast } from '~/components/ui/feedback/toast';
import { isStale } from './page-data';

/** Between one failed try to read the open page and the next; the last one goes on. */
const TRY_AGAIN_MS = [2_000, 5_000, 15_000, 60_000];

/** What the page that is open shows, and how often in a row it could not be read again. */
let open: { pathname: string; data: unknown; readAgain: () => void } | null = null;
let failures = 0;
let nextTry: ReturnType<typeof setTimeout> | undefined;

/**
 * The `clientLoader` of a page on which people type: where it is read again without a network, Remix
 * would put the error page in its place, with all that was typed. It keeps what it shows instead, and
 * tries again.
 */
export async function readOrKeepPage({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    const data = await serverLoader();
    failures = 0;
    return data;
  } catch (error) {
    const isOpen = open?.pathname === new URL(request.url).pathname;
    if (!isOpen || request.signal.aborted || !isOutOfReach(error)) throw error;
    failures += 1;
    // The first may be a moment's; and what was saved has just been said.
    if (failures === 2 && isStale())
      toast({
        tone: 'error',
        title: 'This page is not up to date',
        description: 'What you saved is safe. It shows here once the connection is back.',
      });
    clearTimeout(nextTry);
    nextTry = setTimeout(tryAgain, TRY_AGAIN_MS[failures - 1] ?? TRY_AGAIN_MS.at(-1));
    return open?.data;
  }
}

/** Whether the network or the server failed, and nothing was said about the page itself. */
function isOutOfReach(error: unknown): boolean {
  if (error instanceof Response) return false;
  return !isRouteErrorResponse(error) || error.status >= 500;
}

function tryAgain() {
  if (failures > 0 && document.visibilityState === 'visible') open?.readAgain();
}

/** Says what the page shows while it is open, so that it can stay. */
export function useKeptPage(data: unknown) {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    open = { pathname, data, readAgain: revalidate };
    return () => {
      open = null;
    };
  }, [pathname, data, revalidate]);

  useEffect(() => {
    window.addEventListener('online', tryAgain);
    document.addEventListener('visibilitychange', tryAgain);
    return () => {
      window.removeEventListener('online', tryAgain);
      document.removeEventListener('visibilitychange', tryAgain);
    };
  }, []);
}
