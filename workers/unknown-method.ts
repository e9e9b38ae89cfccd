/** What some page or `/api` path of this site may answer to; each path says itself which. */
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The answer to a method that nothing here knows, such as PROPFIND; null for all others. */
export function answerUnknownMethod({ method }: Request): Response | null {
  if (METHODS.includes(method)) return null;
  return Response.json(
    { message: `This cannot be done with ${method}.`, code: 'method_not_allowed' },
    { status: 405, headers: { Allow: METHODS.join(', '), 'Cache-Control': 'no-store' } },
  );
}
