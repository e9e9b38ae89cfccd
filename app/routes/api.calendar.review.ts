import {
  calendarServices,
  GOOGLE_NOT_CONFIGURED,
  NOT_CONNECTED,
} from '~/domain/calendar/google-services';
import { listHeldGigs, reviewDeletes } from '~/domain/calendar/links/review-deletes.server';
import { ReviewInput } from '~/domain/calendar/links/review-input';
import { domainErrorResponse, notFound } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ services, user }) {
    const google = calendarServices(services);
    if (!google) return domainErrorResponse(GOOGLE_NOT_CONFIGURED);
    return Response.json(await listHeldGigs(google, user.id));
  },
  async POST({ request, services, user }) {
    const google = calendarServices(services);
    if (!google) return domainErrorResponse(GOOGLE_NOT_CONFIGURED);
    const { action: wanted, gigId } = await readBody(request, ReviewInput);
    const outcome = await reviewDeletes(google, user.id, wanted, gigId);
    if (!outcome) return domainErrorResponse(NOT_CONNECTED);
    // Another one's, or settled on another device.
    return gigId && outcome.reviewed === 0 ? notFound() : Response.json(outcome);
  },
});

export const loader = api.loader;
export const action = api.action;
