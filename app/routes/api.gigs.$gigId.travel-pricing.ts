import { priceTrip } from '~/domain/travel/pricing/pricing.server';
import { notFound } from '~/http/problem.server';
import { resource } from '~/http/resource.server';
import { todayOf } from '~/http/today.server';

const api = resource({
  async GET({ request, params, context, services, user }) {
    const today = todayOf(request, context).day;
    const pricing = await priceTrip(services, user.id, params.gigId ?? '', today);
    return pricing ? Response.json(pricing) : notFound('This gig does not exist.');
  },
});

export const loader = api.loader;
export const action = api.action;
