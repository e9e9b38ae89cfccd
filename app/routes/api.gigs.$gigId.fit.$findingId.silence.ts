import { silenceFinding, unsilenceFinding } from '~/domain/fit/silence.server';
import { notFound } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const FINDING_NOT_FOUND = 'There is no such finding.';

const api = resource({
  async PUT({ params, services, user }) {
    const { gigId = '', findingId = '' } = params;
    const finding = await silenceFinding(services, user.id, gigId, findingId);
    return finding ? Response.json(finding) : notFound(FINDING_NOT_FOUND);
  },
  async DELETE({ params, services, user }) {
    const { gigId = '', findingId = '' } = params;
    const known = await unsilenceFinding(services, user.id, gigId, findingId);
    return known ? new Response(null, { status: 204 }) : notFound(FINDING_NOT_FOUND);
  },
});

export const loader = api.loader;
export const action = api.action;
