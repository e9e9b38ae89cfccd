import { type LinkProps, Link as RemixLink } from '@remix-run/react';
import { forwardRef } from 'react';
import { useAllHydrated } from './after-hydration';

/**
 * Remix's link to another page of the site. The router asks the server ahead of a click where the links
 * of a page lead, and draws the page anew when it has learnt it; what is not hydrated by then would be
 * thrown away. So it is asked only once all is.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const discover = useAllHydrated() ? 'render' : 'none';
  return <RemixLink ref={ref} discover={discover} {...props} />;
});

/** A link to another state of the page it stands on: its route is known. For those that come by the hundred. */
export function LinkInPage(props: LinkProps) {
  return <RemixLink discover="none" {...props} />;
}
