import { errorText } from '../app/domain/error-text';

const MESSAGE = 'This site is not set up correctly. Whoever runs it finds the reason in the log.';

/** The answer to every request while the settings are refused. */
export function answerUnready(request: Request, reason: unknown): Response {
  console.error('not started', { error: errorText(reason) });
  const init = { status: 500, headers: { 'Cache-Control': 'no-store' } };
  const forScript = new URL(request.url).pathname.startsWith('/api/');
  return forScript
    ? Response.json({ message: MESSAGE, code: 'not_started' }, init)
    : new Response(`${MESSAGE}\n`, init);
}
