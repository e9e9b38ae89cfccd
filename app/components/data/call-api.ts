import type { ProblemBody } from '~/domain/problem-body';

/** A non-OK answer. The message is the status, a colon and the body; `problem` is the body read. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    text: string,
    readonly problem: ProblemBody | null,
    /** How long the server asked to wait. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(`${status}: ${text}`);
  }
}

/** Nobody waits longer than this for an answer. */
const TIMEOUT_MS = 20_000;

/**
 * Calls an `/api` path with the visitor's cookies, JSON both ways; a Blob goes as it is. A 204 answers undefined.
 * Throws ApiError for a non-OK answer, TypeError without a network, a TimeoutError after 20 s.
 */
export async function callApi<Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body instanceof Blob
      ? { body }
      : body !== undefined && {
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
  });
  const text = await response.text();
  if (!response.ok) {
    const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
    throw new ApiError(
      response.status,
      text || response.statusText,
      readProblem(text),
      Number.isFinite(wait) ? wait : null,
    );
  }
  return (text ? JSON.parse(text) : undefined) as Answer;
}

/** What to say when a call got no answer at all. */
export const CONNECTION_LOST = 'Please check your connection and try again.';

/** The sentence a person should read about a failed call, or the fallback. */
export function problemMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError ? (error.problem?.message ?? fallback) : fallback;
}

function readProblem(text: string): ProblemBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'message' in body && 'code' in body
      ? (body as ProblemBody)
      : null;
  } catch {
    return null;
  }
}
