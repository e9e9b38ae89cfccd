import { calendarServices } from '~/domain/calendar/google-services';
import { acceptNotification } from '~/domain/calendar/watch.server';
import { publicResource } from '~/http/resource.server';

/** Google's word that a calendar has changed. Whoever sends something else learns nothing from the answer. */
const api = publicResource({
  async POST({ request: { headers }, services }) {
    const google = calendarServices(services);
    if (google) {
      await acceptNotification(google, {
        id: headers.get('X-Goog-Channel-ID'),
        token: headers.get('X-Goog-Channel-Token'),
        state: headers.get('X-Goog-Resource-State'),
      });
    }
    return new Response(null, { status: 200 });
  },
});

export const loader = api.loader;
export const action = api.action;
