import { routeToGig } from '~/domain/travel/drive/gig-route.server';
import { notFound, problem, tooManyLookUps } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const MESSAGES = {
  no_coordinates: "This gig location doesn't have coordinates available",
  no_airport: 'We don’t know of an airport near this gig.',
};

const api = resource({
  async GET({ params, services, user }) {
    if (!(await services.limits.vendorReads(user.id))) return tooManyLookUps();
    const outcome = await routeToGig(services, user.id, params.gigId ?? '');
    if (outcome.ok) return Response.json(outcome.route);
    const { reason } = outcome;
    if (reason === 'not_found') return notFound('This gig does not exist.');
    return problem(422, { message: MESSAGES[reason], code: reason });
  },
});

export const loader = api.loader;
export const action = api.action;
