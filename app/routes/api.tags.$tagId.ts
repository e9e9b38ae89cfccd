import { TagPatch } from '~/domain/tags/tag-input';
import { deleteTag, readTag, TAG_NOT_FOUND, updateTag } from '~/domain/tags/tags.server';
import { domainErrorResponse } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const api = resource({
  GET: {
    async read({ params, services: { reads }, owner }) {
      const tag = await readTag({ db: reads }, owner, params.tagId ?? '');
      return tag ? JSON.stringify(tag) : () => domainErrorResponse(TAG_NOT_FOUND);
    },
  },
  async PATCH({ request, params, services, user }) {
    const patch = await readBody(request, TagPatch);
    const outcome = await updateTag(services, user.id, params.tagId ?? '', patch);
    return outcome.ok ? Response.json(outcome.tag) : domainErrorResponse(outcome.error);
  },
  async DELETE({ params, services, user }) {
    const deleted = await deleteTag(services, user.id, params.tagId ?? '');
    return deleted ? new Response(null, { status: 204 }) : domainErrorResponse(TAG_NOT_FOUND);
  },
});

export const loader = api.loader;
export const action = api.action;
