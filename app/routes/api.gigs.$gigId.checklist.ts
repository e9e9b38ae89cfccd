import { addChecklistItem, listChecklist } from '~/domain/checklist/checklist.server';
import { NewChecklistItem } from '~/domain/checklist/checklist-input';
import { domainErrorResponse, notFound } from '~/http/problem.server';
import { readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const api = resource({
  GET: {
    async read({ params, services: { reads }, owner }) {
      const items = await listChecklist({ db: reads }, owner, params.gigId ?? '');
      return items ? JSON.stringify(items) : () => notFound('This gig does not exist.');
    },
  },
  async POST({ request, params, services, user }) {
    const input = await readBody(request, NewChecklistItem);
    const outcome = await addChecklistItem(services, user.id, params.gigId ?? '', input);
    return outcome.ok
      ? Response.json(outcome.item, { status: 201 })
      : domainErrorResponse(outcome.error);
  },
});

export const loader = api.loader;
export const action = api.action;
