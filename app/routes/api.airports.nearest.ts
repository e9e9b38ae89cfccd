import { airportFor } from '~/domain/places/airports/airport-for.server';
import { notFound, problem, tooManyLookUps, unavailable } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ request, services, user }) {
    const location = new URL(request.url).searchParams.get('location')?.trim() ?? '';
    if (!location) {
      const message = 'Location is required';
      return problem(400, { message, code: 'invalid', fieldErrors: { location: [message] } });
    }
    if (!(await services.limits.suggestions(user.id))) return tooManyLookUps();
    const outcome = await airportFor(services, location);
    if (outcome.ok) return Response.json(outcome.airport);
    return outcome.reason === 'unavailable'
      ? unavailable('This place could not be looked up just now. Please try again in a moment.')
      : notFound('We do not know this place. Try its city and state, such as “Fort Collins, CO”.');
  },
});

export const loader = api.loader;
export const action = api.action;
