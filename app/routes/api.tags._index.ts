import { NewTagInput } from '~/domain/tags/tag-input';
import { createTag, listTags } from '~/domain/tags/tags.server';
import { domainErrorResponse } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ services, user }) {
    return Response.json(await listTags(services, user.id));
  },
  async POST({ request, services, user }) {
    const input = await readBody(request, NewTagInput);
    const outcome = await createTag(services, user.id, input);
    return outcome.ok
      ? Response.json(outcome.tag, { status: 201 })
      : domainErrorResponse(outcome.error);
  },
});

export const loader = api.loader;
export const action = api.action;
