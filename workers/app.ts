import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare';
import { createServices, type Env, type Services } from '../app/services.server';
import * as build from '../build/server/index.js';
import { consumeGeocodeBatch } from './queue';
import { runNightly } from './scheduled';
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
  scheduled(_controller, env, event) {
    return runNightly(createServices(env, event));
  },
  queue(batch, env, event) {
    return consumeGeocodeBatch(batch, createServices(env, event));
  },
} satisfies ExportedHandler<Env>;

function timeZoneOf(request: Request): string | null {
  const zone: unknown = request.cf?.timezone;
  return typeof zone === 'string' ? zone : null;
}
