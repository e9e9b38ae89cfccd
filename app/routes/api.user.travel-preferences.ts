import { TravelPreferences } from '~/domain/preferences/travel-preferences';
import { readPreferences, savePreferences } from '~/domain/preferences/travel-preferences.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const api = resource({
  GET: {
    async read({ services: { reads }, owner }) {
      return JSON.stringify(await readPreferences({ db: reads }, owner));
    },
  },
  async PUT({ request, services, user }) {
    const preferences = await readBody(request, TravelPreferences);
    return Response.json(await savePreferences(services, user.id, preferences));
  },
});

export const loader = api.loader;
export const action = api.action;
