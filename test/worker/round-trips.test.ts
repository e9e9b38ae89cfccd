import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { expect, test } from 'vitest';
import type { Gig } from '~/domain/gigs/gig';
import { loader as rootLoader } from '~/root';
import { loader as dashboardLoader } from '~/routes/_index/route';
import { loader as fitsLoader } from '~/routes/api.fit';
import { loader as gigsLoader } from '~/routes/api.gigs._index';
import { loader as fitLoader } from '~/routes/api.gigs.$gigId.fit._index';
import { loader as gigLoader } from '~/routes/gigs.$gigId/route';
import { loader as settingsLoader } from '~/routes/settings.($section)/route';
import { createServices } from '~/services.server';
import type { Env } from '~/settings.server';
import { aGig } from '../support/builders';
import { aSignedInClient } from '../support/worker/client';
import { NOW, type TestWorker, VARS } from '../support/worker/start-worker';
import { withSharedWorker } from '../support/worker/with-worker';

const worker = withSharedWorker();

/** The D1 binding, counting how often it is waited for. */
function counted(db: TestWorker['db']) {
  const trips = { count: 0 };
  const counting = <Answer>(ask: () => Answer): Answer => {
    trips.count++;
    return ask();
  };
  const statement = (real: D1PreparedStatement): unknown => ({
    real,
    bind: (...values: unknown[]) => statement(real.bind(...values)),
    all: () => counting(() => real.all()),
    run: () => counting(() => real.run()),
    first: () => counting(() => real.first()),
    raw: () => counting(() => real.raw()),
  });
  const binding = {
    prepare: (query: string) => statement(db.prepare(query) as unknown as D1PreparedStatement),
    batch: (statements: { real: D1PreparedStatement }[]) =>
      counting(() => db.batch(statements.map(({ real }) => real) as never)),
  };
  return { binding: binding as unknown as D1Database, trips };
}

test.each([
  ['the dashboard', '/', [rootLoader, dashboardLoader]],
  ['the settings', '/settings', [rootLoader, settingsLoader]],
  ['GET /api/gigs', '/api/gigs', [gigsLoader]],
  ['GET /api/fit', '/api/fit', [fitsLoader]],
  ['the fit of a gig', '/api/gigs/', [fitLoader]],
  ['the page of a gig', '/gigs/', [rootLoader, gigLoader]],
] as const)('%s waits for D1 once, however many gigs there are', async (_what, path, loaders) => {
  const person = await aSignedInClient(worker());
  for (let count = 0; count < 4; count++) await person.post('/api/gigs', aGig());
  const { id: gigId } = (await (await person.post('/api/gigs', aGig())).json()) as Gig;
  const { binding, trips } = counted(worker().db);
  const env = { ...VARS, DB: binding, PINNED_NOW: NOW } as unknown as Env;
  const services = createServices(env, { waitUntil: () => undefined });
  const context: AppLoadContext = { services, edgeTimeZone: null, edgePlace: null };
  const request = new Request(`https://gigbound.example${path}`, {
    headers: { Cookie: person.cookieHeader('https:') },
  });
  await Promise.all(
    loaders.map((loader) =>
      loader({ request, context, params: { gigId } } as unknown as LoaderFunctionArgs),
    ),
  );
  expect(trips.count).toBe(1);
});
