import { NewConfirmationText } from '~/domain/confirmation-texts/confirmation-text';
import {
  keepConfirmationText,
  listConfirmationTexts,
} from '~/domain/confirmation-texts/confirmation-texts.server';
import { domainErrorResponse, notFound, tooMany } from '~/http/problem.server';
import { PASTE_BODY, readBody } from '~/http/read-body.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ params, services, user }) {
    const texts = await listConfirmationTexts(services, user.id, params.gigId ?? '');
    return texts ? Response.json(texts) : notFound('This gig does not exist.');
  },
  async POST({ request, params, services, user }) {
    const input = await readBody(request, NewConfirmationText, PASTE_BODY);
    if (!(await services.limits.keptTexts(user.id))) {
      return tooMany('That’s a lot of pasting in one minute. Please wait a moment and try again.');
    }
    const outcome = await keepConfirmationText(services, user.id, params.gigId ?? '', input);
    return outcome.ok
      ? Response.json(outcome.text, { status: 201 })
      : domainErrorResponse(outcome.error);
  },
});

export const loader = api.loader;
export const action = api.action;
