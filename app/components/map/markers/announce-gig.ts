/** For whatever else is in the page: somebody has chosen a gig on the map. */
export function announceGig(gigId: string) {
  window.dispatchEvent(new CustomEvent('openGigDetail', { detail: { gigId } }));
}
