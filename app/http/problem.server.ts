import type { z } from 'zod';

/** The one error body of the API. The message is fit to be shown to a person. */
export interface ProblemBody {
  message: string;
  code: string;
  fieldErrors?: Record<string, string[]>;
}

export function problem(status: number, body: ProblemBody, headers?: HeadersInit): Response {
  return Response.json(body, { status, headers });
}

export function notFound(message = 'Not found'): Response {
  return problem(404, { message, code: 'not_found' });
}

export function invalid(error: z.ZodError): Response {
  const fieldErrors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    fieldErrors[field] = [...(fieldErrors[field] ?? []), issue.message];
  }
  const message = error.issues[0]?.message ?? 'Invalid input';
  return problem(400, { message, code: 'invalid', fieldErrors });
}

export function tooMany(message: string): Response {
  return problem(429, { message, code: 'too_many' }, { 'Retry-After': '60' });
}

/** What a domain function answers when it did not do what it was asked. */
interface Refusal {
  reason: 'not_found' | 'invalid';
  message: string;
  /** The field that is to blame, if one is. */
  field?: string;
}

export function refused({ reason, message, field }: Refusal): Response {
  if (reason === 'not_found') return notFound(message);
  return problem(400, {
    message,
    code: reason,
    ...(field && { fieldErrors: { [field]: [message] } }),
  });
}
