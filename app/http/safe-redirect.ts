/** A page of this site, or "/": never another origin, however it is spelled, and never the API. */
export function safeRedirect(target: string | null): string {
  if (!target?.startsWith('/')) return '/';
  const base = 'https://gigbound.invalid';
  if (!URL.canParse(target, base)) return '/';
  const url = new URL(target, base);
  // "/x/..//other" becomes "//other" only now, and a browser would take that for a host.
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  if (/^\/(api|auth)(\/|$)/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
