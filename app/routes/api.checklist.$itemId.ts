import {
  deleteChecklistItem,
  ITEM_NOT_FOUND,
  updateChecklistItem,
} from '~/domain/checklist/checklist.server';
import { ChecklistItemPatch } from '~/domain/checklist/checklist-input';
import { domainErrorResponse } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async PATCH({ request, params, services, user }) {
    const patch = await readBody(request, ChecklistItemPatch);
    const outcome = await updateChecklistItem(services, user.id, params.itemId ?? '', patch);
    return outcome.ok ? Response.json(outcome.item) : domainErrorResponse(outcome.error);
  },
  async DELETE({ params, services, user }) {
    const deleted = await deleteChecklistItem(services, user.id, params.itemId ?? '');
    return deleted ? new Response(null, { status: 204 }) : domainErrorResponse(ITEM_NOT_FOUND);
  },
});

export const loader = api.loader;
export const action = api.action;
