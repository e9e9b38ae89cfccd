/**
 * The policy of a page. Leaflet and radix set styles from script, so styles may be inline;
 * scripts may not, save for those with this answer's nonce.
 */
export function setPagePolicy(headers: Headers, nonce: string, imageUrls: string[]) {
  const images = [...new Set(imageUrls.map((url) => new URL(url).origin))];
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, images));
}

const EVERYWHERE = Object.entries({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
});

/** What every other answer carries: redirects, data, `/api`, errors. Headers that are there stay. */
export function withSecurityHeaders(response: Response, request: Request): Response {
  const secured = withOpenHeaders(response);
  const { headers } = secured;
  for (const [name, value] of EVERYWHERE) if (!headers.has(name)) headers.set(name, value);
  const name = 'Strict-Transport-Security';
  if (request.url.startsWith('https:') && !headers.has(name)) {
    headers.set(name, 'max-age=31536000; includeSubDomains');
  }
  return secured;
}

/**
 * The response, or a copy where its headers cannot be set, as those of a redirect. The body of a copy is
 * a stream, which takes longer to send, and without its length.
 */
function withOpenHeaders(response: Response): Response {
  try {
    response.headers.delete('X-Powered-By');
    return response;
  } catch {
    return new Response(response.body, response);
  }
}

function contentSecurityPolicy(nonce: string, images: string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
