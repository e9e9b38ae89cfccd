import { answerControl, misbehave, nextFault, record } from './control';
import type { Vendor } from './vendor';

const VENDORS: Vendor[] = [];

/** The vendors' own HTTP, for development and tests. Never deployed. */
export default {
  async fetch(request) {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/__ctl/')) return answerControl(request, url.pathname);
    const vendor = VENDORS.find(({ owns }) => owns(url.pathname));
    record(vendor?.name ?? null, request);
    if (!vendor) return new Response('no vendor answers here\n', { status: 404 });
    const answer = async () => vendor.answer(request, url);
    const fault = nextFault(vendor.name);
    return fault ? misbehave(fault, answer, () => vendor.nothing(url)) : answer();
  },
} satisfies ExportedHandler;
