import { z } from 'zod';
import { noContent, parseControlBody } from './control-body';
import type { Vendor } from './vendor';

/*
 * Text generation of Workers AI over REST: https://developers.cloudflare.com/workers-ai/get-started/rest-api/
 * Nobody thinks here: the model answers what a test has told it to, else that it has found nothing.
 */

const PATH = /^\/client\/v4\/accounts\/[^/]+\/ai\/run\/(@cf\/[\w./-]+)$/;
const TOKEN = 'Bearer sandbox-ai';

const Input = z.object({
  messages: z
    .array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string().min(1) }))
    .min(1),
  response_format: z
    .object({ type: z.enum(['json_object', 'json_schema']), json_schema: z.looseObject({}) })
    .optional(),
  max_tokens: z.int().min(1).optional(),
  temperature: z.number().min(0).max(5).optional(),
});

/** JSON as an object, anything else as it is. */
const Told = z.object({ response: z.unknown() });

const NOTHING = { answers: [] };
let told: unknown = NOTHING;
/** What the model was asked, the last first. */
let asked: { model: string; input: unknown }[] = [];

export const workersAi: Vendor = {
  name: 'workers-ai',
  owns: (pathname) => PATH.test(pathname),
  async answer(request, { pathname }) {
    if (request.headers.get('Authorization') !== TOKEN) {
      return failed(401, 10000, 'Authentication error');
    }
    const input = Input.safeParse(await request.json().catch(() => null));
    if (!input.success)
      return failed(400, 5006, 'Error: required properties at "/" are "messages"');
    asked.unshift({ model: PATH.exec(pathname)?.[1] ?? '', input: input.data });
    return succeeded(told);
  },
  nothing: () => succeeded(NOTHING),
  controls: {
    'POST /__ctl/workers-ai/answer': async (request) => {
      const body = await parseControlBody(request, Told);
      if (!body.ok) return body.response;
      told = body.data.response;
      return noContent();
    },
    'GET /__ctl/workers-ai/asked': () => Response.json(asked),
  },
  reset() {
    told = NOTHING;
    asked = [];
  },
};

function succeeded(response: unknown): Response {
  const usage = { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 };
  return Response.json({ result: { response, usage }, success: true, errors: [], messages: [] });
}

function failed(status: number, code: number, message: string): Response {
  const body = { result: null, success: false, errors: [{ code, message }], messages: [] };
  return Response.json(body, { status });
}
