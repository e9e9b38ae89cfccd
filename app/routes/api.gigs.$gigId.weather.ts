import { readGigWeather } from '~/domain/weather/gig-weather.server';
import { NO_COORDINATES, NO_WEATHER } from '~/domain/weather/weather';
import { notFound, problem, tooManyLookUps, unavailable } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ params, services, user }) {
    if (!(await services.limits.vendorReads(user.id))) return tooManyLookUps();
    const found = await readGigWeather(services, user.id, params.gigId ?? '');
    if (found.ok) return Response.json(found.weather);
    if (found.reason === 'not_found') return notFound('This gig does not exist.');
    if (found.reason === 'unavailable') return unavailable(NO_WEATHER);
    return problem(422, { message: NO_COORDINATES, code: 'no_coordinates' });
  },
});

export const loader = api.loader;
export const action = api.action;
