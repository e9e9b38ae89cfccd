import { z } from 'zod';

type Parsed<T> = { ok: true; data: T } | { ok: false; response: Response };

/** The JSON body of a control request, or the 400 that says what is wrong with it. */
export async function parseControlBody<T>(
  request: Request,
  schema: z.ZodType<T>,
): Promise<Parsed<T>> {
  const parsed = schema.safeParse(parseJson(await request.text()));
  if (parsed.success) return { ok: true, data: parsed.data };
  return { ok: false, response: badControl(z.prettifyError(parsed.error)) };
}

/** Undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function noContent(): Response {
  return new Response(null, { status: 204 });
}

export function badControl(reason: string): Response {
  return new Response(`${reason}\n`, { status: 400 });
}
