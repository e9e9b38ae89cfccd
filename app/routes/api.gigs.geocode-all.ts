import { geocodeAll, readGeocodeProgress } from '~/domain/geocoding/geocode-all.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ services, user }) {
    return Response.json(await readGeocodeProgress(services, user.id));
  },
  async POST({ services, user }) {
    return Response.json(await geocodeAll(services, user.id));
  },
});

export const loader = api.loader;
export const action = api.action;
