import type { z } from 'zod';
import { invalid, problem } from './problem.server';

const KIB = 1024;
const BODY_LIMIT = 64 * KIB;
export const PASTE_LIMIT = 1024 * KIB;

/**
 * The request's body, JSON or form data, as the schema has it. Whatever is wrong with it is
 * thrown as the Response that says so: 413, 415, or 400 with the fields' errors.
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  limit = BODY_LIMIT,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await decode(request, limit), { error: plainWords });
  if (!parsed.success) throw invalid(parsed.error);
  return parsed.data;
}

/** For what the schema has no words of its own: zod's are for programmers. */
function plainWords({
  code,
  path,
  input,
}: {
  code?: string;
  path?: PropertyKey[];
  input?: unknown;
}) {
  if (!path?.length) return 'Please send the fields as an object.';
  if (input === undefined) return 'This is missing.';
  return code === 'too_big' ? 'This is too long.' : 'This value does not fit here.';
}

async function decode(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const form = ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(type);
  if (type !== 'application/json' && !form) {
    throw problem(415, { message: 'Send JSON or form data.', code: 'unsupported_media_type' });
  }
  const bytes = await readLimited(request, limit);
  try {
    if (form) {
      const copy = new Response(bytes, { headers: request.headers });
      return Object.fromEntries(await copy.formData());
    }
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw problem(400, { message: 'The request could not be read.', code: 'unreadable' });
  }
}

/** Stops reading as soon as the limit is passed, whatever Content-Length says. */
async function readLimited(request: Request, limit: number): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw problem(413, {
        message: `That is too much text: at most ${limit / KIB} KiB can be sent.`,
        code: 'too_large',
      });
    }
    chunks.push(value);
  }
  return new Blob(chunks).arrayBuffer();
}
