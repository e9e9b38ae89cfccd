import { GoogleError, type GoogleErrorKind } from '~/domain/calendar/google-error';
import { z } from '~/zod';

export type Fetch = (request: Request) => Promise<Response>;

const TIMEOUT_MS = 10_000;

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: URL;
  accessToken: string;
  body?: unknown;
  ifMatch?: string;
}

/** One call with its answer as the schema has it. Whatever goes wrong is a GoogleError. */
export async function callGoogle<Schema extends z.ZodType>(
  send: Fetch,
  { method, url, accessToken, body, ifMatch }: Call,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { status, headers, text } = await read(
    send,
    new Request(url, {
      method,
      headers: {
        Authorization: `Bearer ${accessToken}`,
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
  if (status < 200 || status > 299) {
    const problem = readProblem(text);
    const facts = { status, reason: problem.reason, retryAfterSeconds: retryAfter(headers) };
    throw new GoogleError(kindOf(status, problem), facts);
  }
  const answer = schema.safeParse(text === '' ? undefined : parseJson(text));
  if (!answer.success) throw new GoogleError('unavailable', { status });
  return answer.data;
}

/** Reads the whole answer within the time limit; the causes of failures are not kept, as they may quote the call. */
async function read(send: Fetch, request: Request) {
  try {
    const response = await send(request);
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    throw new GoogleError('unavailable');
  }
}

const RATE_LIMITS = ['rateLimitExceeded', 'userRateLimitExceeded', 'dailyLimitExceeded'];
const FORBIDDEN: Record<string, GoogleErrorKind> = {
  quotaExceeded: 'writeBlocked',
  insufficientPermissions: 'scopeMissing',
  accessNotConfigured: 'notConfigured',
  forbiddenForNonOrganizer: 'notOrganizer',
};

/** A status means different things with different reasons. */
function kindOf(status: number, { reason, message, foreign }: ProblemFacts): GoogleErrorKind {
  if (status === 429 || (reason !== null && RATE_LIMITS.includes(reason))) return 'rateLimited';
  if (status === 401) return 'unauthorized';
  if (foreign) return 'unavailable';
  if (status === 400) return /invalid sync token/i.test(message) ? 'staleSyncToken' : 'invalid';
  if (status === 403) return FORBIDDEN[reason ?? ''] ?? 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 409) return reason === 'conflict' ? 'unavailable' : 'duplicate';
  if (status === 410) {
    const stale = reason === 'fullSyncRequired' || reason === 'updatedMinTooLongAgo';
    return stale ? 'staleSyncToken' : 'deleted';
  }
  if (status === 412) return 'changed';
  return status >= 500 ? 'unavailable' : 'invalid';
}

const Problem = z.object({
  error: z.object({
    message: z.string().optional(),
    errors: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
});

interface ProblemFacts {
  reason: string | null;
  message: string;
  /** The answer is not the Calendar API's: a page of a proxy, or one that was cut off. */
  foreign: boolean;
}

function readProblem(text: string): ProblemFacts {
  const problem = Problem.safeParse(parseJson(text));
  if (!problem.success) return { reason: null, message: '', foreign: text !== '' };
  const { message = '', errors } = problem.data.error;
  return { reason: errors?.[0]?.reason ?? null, message, foreign: false };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** RFC 9110: seconds, or the date from which on. */
function retryAfter(headers: Headers): number | null {
  const value = headers.get('Retry-After')?.trim();
  if (!value) return null;
  if (/^\d{1,6}$/.test(value)) return Number(value);
  const seconds = Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
