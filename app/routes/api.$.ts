import { unknownApiPath } from '~/http/problem.server';
import { publicResource } from '~/http/resource.server';

const unknown = async () => unknownApiPath();

const api = publicResource({
  GET: unknown,
  POST: unknown,
  PUT: unknown,
  PATCH: unknown,
  DELETE: unknown,
});

export const loader = api.loader;
export const action = api.action;
