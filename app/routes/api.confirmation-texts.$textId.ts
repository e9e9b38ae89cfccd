import {
  discardConfirmationText,
  readConfirmationText,
  TEXT_NOT_FOUND,
} from '~/domain/confirmation-texts/confirmation-texts.server';
import { domainErrorResponse } from '~/http/problem.server';
import { resource } from '~/http/resource.server';

const api = resource({
  async GET({ params, services, user }) {
    const text = await readConfirmationText(services, user.id, params.textId ?? '');
    return text ? Response.json(text) : domainErrorResponse(TEXT_NOT_FOUND);
  },
  async DELETE({ params, services, user }) {
    const discarded = await discardConfirmationText(services, user.id, params.textId ?? '');
    return discarded ? new Response(null, { status: 204 }) : domainErrorResponse(TEXT_NOT_FOUND);
  },
});

export const loader = api.loader;
export const action = api.action;
