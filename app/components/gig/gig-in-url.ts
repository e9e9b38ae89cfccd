interface Address {
  pathname: string;
  search: string;
}

/** The gig in a popup over a view of the dashboard. */
function gigIn({ search }: Pick<Address, 'search'>): string | null {
  return new URLSearchParams(search).get('gig');
}

/** Whether one leads away from the other's gig: another tab of it does not. */
export function leavesGig(from: Address, to: Address): boolean {
  return from.pathname !== to.pathname || gigIn(from) !== gigIn(to);
}

/**
 * Whether the address bar names the gig, in a popup or on its own page. On the way out it no longer
 * does while the screen still shows it.
 */
export function isInAddressBar(gigId: string): boolean {
  const { location } = window;
  return gigIn(location) === gigId || location.pathname === `/gigs/${gigId}`;
}
