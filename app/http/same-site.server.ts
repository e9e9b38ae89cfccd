import { problem } from './problem.server';

/**
 * Rejects a request another site made the browser send. With neither header it is no browser,
 * and carries no visitor's cookies.
 */
export function rejectForeign(request: Request): Response | null {
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  const foreignSite = site === 'cross-site' || site === 'same-site';
  const foreignOrigin = origin !== null && origin !== new URL(request.url).origin;
  if (!foreignSite && !foreignOrigin) return null;
  return problem(403, { message: 'This request came from another site.', code: 'foreign_origin' });
}
