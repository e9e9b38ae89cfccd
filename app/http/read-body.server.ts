import { PASTE_LIMIT, tooMuchText } from '~/domain/text-limit';
import { abortAfter } from '~/domain/time/abort-after';
import type { z } from '~/zod';
import { invalid, problem } from './problem.server';

interface BodyLimit {
  /** More is rejected. */
  bytes: number;
  /** How much text fits: what whoever sends more is told. */
  text: number;
}

const ORDINARY_BODY = { bytes: 64 * 1024, text: 64 * 1024 } satisfies BodyLimit;

/**
 * The text of a paste is held to its limit by the schema; the body around it is larger. JSON takes
 * two bytes for a quotation mark and for each half of a line break (`\r\n`), and six for a letter
 * of two where the sender escapes it (`\u00e9`); a form takes three for each byte it escapes. So
 * three times the text is enough for whatever people read, and 64 KiB for the rest of the body.
 */
export const PASTE_BODY = {
  bytes: 3 * PASTE_LIMIT + ORDINARY_BODY.bytes,
  text: PASTE_LIMIT,
} satisfies BodyLimit;

/**
 * The request's body, JSON or form data, as the schema has it. Whatever is wrong with it is
 * thrown as the Response that says so: 413, 415, or 400 with the fields' errors.
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  limit: BodyLimit = ORDINARY_BODY,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await decode(request, limit), { error: plainWords });
  if (parsed.success) return parsed.data;
  const large = parsed.error.issues.find(
    (issue) => issue.code === 'custom' && issue.params?.code === 'too_large',
  );
  throw large ? tooLarge(large.message) : invalid(parsed.error);
}

/** The request's body as it came, at most so many bytes; more is a 413. */
export async function readBytes(request: Request, bytes: number): Promise<Uint8Array> {
  return new Uint8Array(await readLimited(request, { bytes, text: bytes }));
}

function tooLarge(message: string): Response {
  return problem(413, { message, code: 'too_large' });
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

async function decode(request: Request, limit: BodyLimit): Promise<unknown> {
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
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw problem(400, { message: 'The request could not be read.', code: 'unreadable' });
  }
}

/**
 * JSON can escape half of a letter (`"\ud83d"`), which no UTF-8 can say: D1 stores something else.
 * It is replaced here already, so that what is checked and answered is what is stored.
 */
function parseJson(text: string): unknown {
  if (!/\\u[dD][89a-fA-F]/.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
}

/** Fails as soon as the limit is passed, whatever Content-Length says. */
async function readLimited(request: Request, limit: BodyLimit): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit.bytes) {
      reader.releaseLock();
      throw tooLarge(tooMuchText(limit.text));
    }
    chunks.push(value);
  }
  return new Blob(chunks).arrayBuffer();
}

/** So much of a body nobody wants is read all the same, and for so long. */
const DRAINED = { bytes: 64 * 1024 * 1024, ms: 10_000 };

/**
 * Reads what is left of a request's body and throws it away. An answer that comes before the body
 * has been read breaks the connection, and with it the requests that follow on it.
 */
export async function drainBody({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  const late = abortAfter(DRAINED.ms);
  late.signal.addEventListener('abort', () => void reader.cancel().catch(() => {}));
  try {
    for (let bytes = 0; bytes < DRAINED.bytes; ) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // Whoever sent it is gone.
  } finally {
    late.clear();
  }
}
