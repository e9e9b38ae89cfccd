import { createHash } from 'node:crypto';

/** A text of JSON that a client may keep and ask about again: 304 when it is still the same. */
export function jsonWithEtag(request: Request, body: string): Response {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' };
  const known = request.headers.get('If-None-Match')?.split(/\s*,\s*/) ?? [];
  if (known.some((tag) => tag.replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } });
}
