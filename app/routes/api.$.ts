import { notFound } from '~/http/problem.server';
import { publicResource } from '~/http/resource.server';

const unknown = async () => notFound('There is no such address in the API.');

/** An `/api` path that does not exist is told so in the API's own words. */
const api = publicResource({
  GET: unknown,
  POST: unknown,
  PUT: unknown,
  PATCH: unknown,
  DELETE: unknown,
});

export const loader = api.loader;
export const action = api.action;
