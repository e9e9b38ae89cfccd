/**
 * What every page carries. Leaflet and radix set styles from script, so styles may be inline;
 * scripts may not, save for those with this answer's nonce.
 */
export function setPageHeaders(
  headers: Headers,
  options: { request: Request; nonce: string; imageUrls: string[] },
) {
  const { request, nonce, imageUrls } = options;
  const images = [...new Set(imageUrls.map((url) => new URL(url).origin))];
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, images));
  setDataHeaders(headers, request);
}

/** What the data behind a page carries. */
export function setDataHeaders(headers: Headers, request: Request) {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
  if (new URL(request.url).protocol === 'https:') {
    headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
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
