import { errorText } from '../app/domain/error-text';
import { type Env, SettingsError } from '../app/settings.server';

const MESSAGE = 'This site is not set up correctly. Whoever runs it finds the reason in the log.';

/** The answer to every request while the settings are rejected; a developer is told what is wrong. */
export function respondMisconfigured(request: Request, env: Env, reason: unknown): Response {
  console.error('not started', { error: errorText(reason) });
  const problems =
    env.ENVIRONMENT === 'development' && reason instanceof SettingsError ? reason.problems : [];
  const message = [MESSAGE, ...problems].join('\n\n');
  const forScript = new URL(request.url).pathname.startsWith('/api/');
  return forScript
    ? Response.json({ message, code: 'not_started' }, { status: 500 })
    : new Response(`${message}\n`, { status: 500 });
}
