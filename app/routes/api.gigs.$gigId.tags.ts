import { changeGigTags, listGigTags } from '~/domain/tags/gig-tags.server';
import { GigTagsInput } from '~/domain/tags/tag-input';
import { domainErrorResponse, notFound } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ params, services, user }) {
    const tags = await listGigTags(services, user.id, params.gigId ?? '');
    return tags ? Response.json(tags) : notFound('This gig does not exist.');
  },
  async PUT({ request, params, services, user }) {
    const input = await readBody(request, GigTagsInput);
    const outcome = await changeGigTags(services, user.id, params.gigId ?? '', input);
    return outcome.ok ? Response.json(outcome.tags) : domainErrorResponse(outcome.error);
  },
});

export const loader = api.loader;
export const action = api.action;
