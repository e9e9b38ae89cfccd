import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import { createServices, type Env, type Services } from '../app/services.server';
import * as build from '../build/server/index.js';
import { consumeCalendarBatch } from './calendar-queue';
import { consumeGeocodeBatch } from './queue';
import { runCron } from './scheduled';
import { answerUnknownMethod } from './unknown-method';
import { answerUnready } from './unready';

const handleRequest = createRequestHandler(build as unknown as ServerBuild, 'production');

export default {
  fetch(request, env, event) {
    const refusal = answerUnknownMethod(request);
    if (refusal) return refusal;
    let services: Services;
    try {
      services = createServices(env, event);
    } catch (reason) {
      return answerUnready(request, reason);
    }
    return handleRequest(request, { services, edgeTimeZone: timeZoneOf(request) });
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

function timeZoneOf(request: Request): string | null {
  const zone: unknown = request.cf?.timezone;
  return typeof zone === 'string' ? zone : null;
}
