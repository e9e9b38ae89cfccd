import { geocodeAll, readGeocodeProgress } from '~/domain/geocoding/geocode-all.server';
import { resource } from '~/http/resource.server';

const api = resource({
  GET: {
    async read({ services: { reads }, owner }) {
      return JSON.stringify(await readGeocodeProgress({ db: reads }, owner));
    },
  },
  async POST({ services, user }) {
    return Response.json(await geocodeAll(services, user.id));
  },
});

export const loader = api.loader;
export const action = api.action;
