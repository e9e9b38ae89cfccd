import type { DomainError } from '~/domain/domain-error';
import type { ProblemBody } from '~/domain/problem-body';
import type { z } from '~/zod';

export function problem(status: number, body: ProblemBody, headers?: HeadersInit): Response {
  return Response.json(body, { status, headers });
}

export function notFound(message = 'Not found'): Response {
  return problem(404, { message, code: 'not_found' });
}

/** An `/api` path that does not exist is told so in the API's own words. */
export function unknownApiPath(): Response {
  return notFound('There is no such address in the API.');
}

export function invalid(error: z.ZodError): Response {
  const fieldErrors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    // The body as a whole is no field.
    if (!field) continue;
    fieldErrors[field] = [...(fieldErrors[field] ?? []), issue.message];
  }
  const message = error.issues[0]?.message ?? 'Invalid input';
  return problem(400, { message, code: 'invalid', fieldErrors });
}

export function tooMany(message: string): Response {
  return problem(429, { message, code: 'too_many' }, { 'Retry-After': '60' });
}

export function tooManyLookUps(): Response {
  return tooMany('That’s a lot of lookups in one minute. Please wait a moment and try again.');
}

export function tooManyMails(): Response {
  return tooMany('That’s a lot of emails in one minute. Please wait a moment and try again.');
}

/** A link that was sent by mail does not work any more. */
export function linkOver(): Response {
  const message = 'This link has been used or is too old. Please ask for a new one.';
  return problem(400, { message, code: 'link_over' });
}

/** Whoever runs the site has not set up a way to send mail. */
export function mailUnavailable(): Response {
  return problem(503, { message: 'This site cannot send mail yet.', code: 'mail_unavailable' });
}

/** Whoever runs the site has not set up Google. */
export function googleUnavailable(): Response {
  const message = 'Signing in with Google has not been set up here.';
  return problem(503, { message, code: 'google_not_configured' });
}

/** A vendor gave no answer that could be used. */
export function unavailable(message: string): Response {
  return problem(503, { message, code: 'vendor_unavailable' });
}

const STATUS: Partial<Record<DomainError['reason'], number>> = {
  invalid: 400,
  scope_needed: 403,
  delayed: 503,
  google_not_configured: 503,
};

export function domainErrorResponse(error: DomainError): Response {
  const { reason, message, field, current, authUrl, retryAfterSeconds } = error;
  if (reason === 'not_found') return notFound(message);
  return problem(
    STATUS[reason] ?? 409,
    {
      message,
      code: reason,
      ...(field && { fieldErrors: { [field]: [message] } }),
      ...(current && { current }),
      ...(authUrl && { authUrl }),
    },
    retryAfterSeconds === undefined ? undefined : { 'Retry-After': String(retryAfterSeconds) },
  );
}
