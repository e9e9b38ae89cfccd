import type { AppLoadContext, ServerBuild } from '@remix-run/cloudflare';
import { readsFrom, withBookmark } from '../app/http/bookmark.server';
import { guardRequest } from '../app/http/guard-request.server';
import { drainBody } from '../app/http/read-body.server';
import { withSecurityHeaders } from '../app/http/security-headers.server';
import { createServices, type Services } from '../app/services.server';
import type { Env } from '../app/settings.server';
import * as build from '../build/server/index.js';
import { consumeCalendarBatch } from './calendar-queue';
import { createHandler } from './handle-request';
import { respondMisconfigured } from './misconfigured';
import { consumeGeocodeBatch } from './queue';
import { runCron } from './scheduled';

const handleRequest = createHandler(build as unknown as ServerBuild);

export default {
  async fetch(request, env, event) {
    const response = await respond(request, env, event);
    await drainBody(request);
    return withSecurityHeaders(response, request);
  },
  scheduled(controller, env, event) {
    return runCron(controller.cron, createServices(env, event));
  },
  queue(batch, env, event) {
    const services = createServices(env, event);
    return batch.queue === 'gigbound-calendar'
      ? consumeCalendarBatch(batch, services)
      : consumeGeocodeBatch(batch, services);
  },
} satisfies ExportedHandler<Env>;

async function respond(request: Request, env: Env, event: ExecutionContext): Promise<Response> {
  const guarded = await guardRequest(request);
  if (guarded instanceof Response) return guarded;
  let services: Services;
  try {
    services = createServices(env, event, await readsFrom(guarded));
  } catch (reason) {
    return respondMisconfigured(request, env, reason);
  }
  const response = await handleRequest(guarded, contextOf(request, services));
  return withBookmark(response, guarded, services.bookmark());
}

/** What Cloudflare's edge guesses from the visitor's address is read by the few who ask for it. */
function contextOf(request: Request, services: Services): AppLoadContext {
  const edge = () => (request.cf ?? {}) as Partial<Record<string, string>>;
  return {
    services,
    get edgeTimeZone() {
      return edge().timezone ?? null;
    },
    get edgePlace() {
      const { city, region, country } = edge();
      return [city, region, country].filter(Boolean).join(', ') || null;
    },
  };
}
