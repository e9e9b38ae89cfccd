interface Detail {
  domain?: 'global' | 'calendar' | 'usageLimits' | 'push';
  /** Where the mistake is, as Google names it: a parameter or a header. */
  location?: [type: 'parameter' | 'header', name: string];
  retryAfter?: string;
}

/** An answer of Google that is an error. Thrown anywhere below the handler, which turns it into JSON. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    message: string,
    readonly detail: Detail = {},
  ) {
    super(message);
  }
}

export function errorResponse({ status, reason, message, detail }: ApiError): Response {
  const { domain = 'global', location, retryAfter } = detail;
  const errors = [
    {
      domain,
      reason,
      message,
      ...(location && { locationType: location[0], location: location[1] }),
    },
  ];
  return new Response(JSON.stringify({ error: { errors, code: status, message } }, null, 1), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=UTF-8',
      ...(retryAfter && { 'Retry-After': retryAfter }),
      ...(status === 401 && {
        'WWW-Authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"',
      }),
    },
  });
}

export const notFound = () => new ApiError(404, 'notFound', 'Not Found');

export const alreadyDeleted = () => new ApiError(410, 'deleted', 'Resource has been deleted');

export const invalid = (message: string, parameter?: string) =>
  new ApiError(400, 'invalid', message, parameter ? { location: ['parameter', parameter] } : {});

export const required = (message: string) => new ApiError(400, 'required', message);

export const badRequest = () => new ApiError(400, 'badRequest', 'Bad Request');

export const emptyTimeRange = () =>
  new ApiError(400, 'timeRangeEmpty', 'The specified time range is empty.', { domain: 'calendar' });

export const fullSyncRequired = () =>
  new ApiError(410, 'fullSyncRequired', 'Sync token is no longer valid, a full sync is required.', {
    domain: 'calendar',
    location: ['parameter', 'syncToken'],
  });

export const invalidSyncToken = () => invalid('Invalid sync token value.', 'syncToken');

export const restrictedType = (eventType: string) =>
  new ApiError(400, 'eventTypeRestriction', `Attempt made to modify '${eventType}' event.`, {
    domain: 'calendar',
  });
