import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { pageMeta } from '~/brand';
import { themeFromCookie } from '~/components/theme';
import { currentSession, extendedSession } from '~/http/session.server';
import { todayOf } from '~/http/today.server';
import { useNonce } from '~/nonce';
import { appCss, FONTS } from '~/page-assets';
import { PAGE_SCRIPTS } from '~/page-scripts';
import { readWithOtherPage } from './components/data/page-data';
import { ErrorPage } from './components/site/error-page';
import { Toaster } from './components/ui/feedback/toaster';
import { keepsPage, noteEntry } from './components/ui/overlay/close-on-back';
import { TooltipProvider } from './components/ui/overlay/tooltip';

export const links: LinksFunction = () => [
  ...FONTS.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'stylesheet', href: appCss },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/favicon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const meta: MetaFunction = () => pageMeta();

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await currentSession(request, context);
  const today = todayOf(request, context);
  return data(
    {
      user: session?.user ?? null,
      theme: themeFromCookie(request.headers.get('Cookie')),
      today: today.day,
      timeZone: today.timeZone,
      sandbox: context.services.settings.sandbox,
      tileUrl: context.services.settings.tileUrl,
    },
    { headers: extendedSession(session) },
  );
}

export const shouldRevalidate = readWithOtherPage;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const nonce = useNonce();
  const theme = root?.theme ?? 'system';
  // For the script that replays early clicks, see page-scripts.ts.
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return (
    <html lang="en" data-theme={theme === 'system' ? undefined : theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* The keyboard of a phone takes its room from the page: what sticks to the bottom stays in view. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F8F5F1" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121017" />
        <Meta />
        <Links />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
          dangerouslySetInnerHTML={{ __html: PAGE_SCRIPTS }}
        />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <TooltipProvider>
      <Outlet />
      <Toaster />
      <WaysOut />
    </TooltipProvider>
  );
}

/** Asks about every way out of a page; a router has room for one such question. */
function WaysOut() {
  useBlocker(keepsPage);
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every navigation
  useEffect(noteEntry, [location]);
  return null;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
