import { answerControl, nextFault, record, respondWithFault } from './control';
import { answerCalendarControl, googleCalendar } from './google/calendar/vendor';
import { grantOf } from './google/grants';
import { googleOAuth } from './google/oauth';
import { mail } from './mail/mail';
import { nominatim } from './nominatim';
import { openMeteo } from './open-meteo';
import { openWeather } from './open-weather';
import { osrm } from './osrm';
import { photon } from './photon';
import type { Vendor } from './vendor';
import { wikipedia } from './wikipedia';
import { workersAi } from './workers-ai';

const VENDORS: Vendor[] = [
  osrm,
  wikipedia,
  openMeteo,
  openWeather,
  nominatim,
  photon,
  googleOAuth,
  mail,
  workersAi,
  googleCalendar(authorize),
];

function authorize(accessToken: string) {
  const grant = grantOf(accessToken);
  return grant && { ...grant.user, scopes: grant.scopes };
}

/** The vendors' own HTTP, for development and tests. Never deployed. */
export default {
  async fetch(request) {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/__ctl/google/calendar/'))
      return answerCalendarControl(request, url);
    if (url.pathname.startsWith('/__ctl/')) {
      return answerControl(request, url.pathname, VENDORS);
    }
    const vendor = VENDORS.find(({ owns }) => owns(url.pathname));
    record(vendor?.name ?? null, request);
    if (!vendor) return new Response('no vendor answers here\n', { status: 404 });
    const answer = async () => vendor.answer(request, url);
    const fault = nextFault(vendor.name, url.pathname);
    return fault ? respondWithFault(fault, answer, () => vendor.nothing(url)) : answer();
  },
} satisfies ExportedHandler;
