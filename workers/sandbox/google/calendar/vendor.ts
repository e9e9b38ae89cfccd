import { waitUntil } from 'cloudflare:workers';
import type { Vendor } from '../../vendor';
import { answerControl } from './control/control-http';
import { type PushNotification, takeNotifications } from './events/channels';
import { answerCalendar, type Grant } from './http/answer-calendar';
import { ConnectionLost } from './http/faults';
import { answerPage, ownsPage } from './page/page';
import { createSandboxCalendar, type SandboxCalendar } from './sandbox-calendar';

let sandbox: SandboxCalendar | null = null;

/** Google Calendar of the sandbox, and its page for people at /ui. */
export function googleCalendar(authorize: (token: string) => Grant | null = () => null): Vendor {
  return {
    name: 'google-calendar',
    owns: (pathname) =>
      pathname.startsWith('/calendar/v3/') ||
      pathname === '/batch/calendar/v3' ||
      ownsPage(pathname),
    answer: (request, url) =>
      withNotifications(async (calendar) => {
        if (ownsPage(url.pathname)) return answerPage(request, url, calendar);
        const { store, now, random, tokens } = calendar;
        const grantOf = (token: string) => tokens.get(token) ?? authorize(token);
        try {
          return await answerCalendar(request, { store, now, random, authorize: grantOf });
        } catch (error) {
          if (error instanceof ConnectionLost) return brokenOff();
          throw error;
        }
      }),
    nothing: () => Response.json({ kind: 'calendar#events', items: [] }),
  };
}

/** The controls under /__ctl/google/calendar/. */
export function answerCalendarControl(request: Request, url: URL): Promise<Response> {
  return withNotifications((calendar) => answerControl(request, url, calendar));
}

/** Tells the channels about changes once the answer is on its way. */
async function withNotifications(answer: (calendar: SandboxCalendar) => Promise<Response>) {
  sandbox ??= createSandboxCalendar();
  const { store, now } = sandbox;
  try {
    return await answer(sandbox);
  } finally {
    const notifications = takeNotifications(store, now());
    if (notifications.length > 0) waitUntil(Promise.all(notifications.map(deliver)));
  }
}

/** Best effort, as at Google: nobody learns whether it arrived. */
async function deliver({ address, headers }: PushNotification) {
  try {
    const response = await fetch(address, { method: 'POST', headers });
    await response.body?.cancel();
  } catch {
    // A receiver that is away hears of the next change.
  }
}

/** The connection ends before the body does. */
function brokenOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.error(new ConnectionLost());
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}
