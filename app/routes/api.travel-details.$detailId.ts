import { DetailChange } from '~/domain/travel/detail-change';
import {
  DETAIL_NOT_FOUND,
  deleteTravelDetail,
  readTravelDetail,
} from '~/domain/travel/travel-details.server';
import { updateTravelDetail } from '~/domain/travel/update-travel-detail.server';
import { domainErrorResponse } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const api = resource({
  GET: {
    async read({ params, services: { reads }, owner }) {
      const detail = await readTravelDetail({ db: reads }, owner, params.detailId ?? '');
      return detail ? JSON.stringify(detail) : () => domainErrorResponse(DETAIL_NOT_FOUND);
    },
  },
  async PATCH({ request, params, services, user }) {
    const { ifUnchanged, ...patch } = await readBody(request, DetailChange);
    const detailId = params.detailId ?? '';
    const outcome = await updateTravelDetail(services, user.id, detailId, patch, ifUnchanged);
    return outcome.ok ? Response.json(outcome.detail) : domainErrorResponse(outcome.error);
  },
  async DELETE({ params, services, user }) {
    const deleted = await deleteTravelDetail(services, user.id, params.detailId ?? '');
    return deleted ? new Response(null, { status: 204 }) : domainErrorResponse(DETAIL_NOT_FOUND);
  },
});

export const loader = api.loader;
export const action = api.action;
