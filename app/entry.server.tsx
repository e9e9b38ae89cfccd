import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { errorText } from '~/domain/error-text';
import { abortAfter } from '~/domain/time/abort-after';
import { setPagePolicy } from '~/http/security-headers.server';
import { NonceProvider } from '~/nonce';
import { EARLY_HINTS } from '~/page-assets';

/** After so long a page stops waiting for what it streams. */
const ABORT_MS = 5_000;

export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  remixContext: EntryContext,
  { services }: AppLoadContext,
) {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  let status = responseStatusCode;
  const timeLimit = abortAfter(ABORT_MS + 1_000);
  const body = await renderToReadableStream(
    <NonceProvider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} abortDelay={ABORT_MS} />
    </NonceProvider>,
    {
      nonce,
      // Not with `request.signal`: a browser that leaves cancels the body, which ends the rendering.
      signal: timeLimit.signal,
      onError(error) {
        if (request.signal.aborted) return;
        console.error('render failed', {
          path: new URL(request.url).pathname,
          error: errorText(error),
        });
        status = 500;
      },
    },
  ).catch((error) => {
    timeLimit.clear();
    throw error;
  });
  body.allReady.then(timeLimit.clear, timeLimit.clear);
  if (isbot(request.headers.get('User-Agent'))) await body.allReady;

  responseHeaders.set('Content-Type', 'text/html; charset=utf-8');
  responseHeaders.set('Link', EARLY_HINTS);
  setPagePolicy(responseHeaders, nonce, services.settings.imageUrls);
  return new Response(body, { status, headers: responseHeaders });
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  // An address or a method that is not there is the visitor's mistake, and has been answered.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  console.error('page failed', {
    path: new URL(request.url).pathname,
    error: errorText(error),
  });
}
