import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { expect, test } from 'vitest';
import { loader as rootLoader } from '~/root';
import { loader as dashboardLoader } from '~/routes/_index/route';
import { loader as fitsLoader } from '~/routes/api.fit';
import { loader as gigsLoader } from '~/routes/api.gigs._index';
import { loader as fitLoader } from '~/routes/api.gigs.$gigId.fit._index';
import { loader as yearLoader } from '~/routes/api.years.$year';
import { loader as gigLoader } from '~/routes/gigs.$gigId/route';
import { loader as settingsLoader } from '~/routes/settings.($section)/route';
import { createServices } from '~/services.server';
import type { Env } from '~/settings.server';
import { D1_READS, DASHBOARD_HTML } from '../budgets';
import { aSignedInClient } from '../support/worker/client';
import { countTrips } from '../support/worker/count-trips';
import { insertGigs } from '../support/worker/insert-gigs';
import { NOW, VARS } from '../support/worker/start-worker';
import { withSharedWorker } from '../support/worker/with-worker';

const worker = withSharedWorker();

const LOADERS: Record<string, ((args: LoaderFunctionArgs) => unknown)[]> = {
  '/': [rootLoader, dashboardLoader],
  '/settings': [rootLoader, settingsLoader],
  '/api/gigs': [gigsLoader],
  '/gigs/:id': [rootLoader, gigLoader],
  '/api/gigs/:id/fit': [fitLoader],
  '/api/fit': [fitsLoader],
  '/api/years/2026': [yearLoader],
};

test.each(D1_READS)(
  '$what keeps to its budget of D1',
  async ({ path, trips: mostTrips, statements, rows, rowsPerGig }) => {
    const person = await aSignedInClient(worker());
    const gigs = 40;
    await insertGigs(worker().db, person.user.id, gigs, { bookings: true });
    const gigId = `${person.user.id}-0`;
    const { binding, trips } = countTrips(worker().db);
    const env = { ...VARS, DB: binding, PINNED_NOW: NOW } as unknown as Env;
    const services = createServices(env, { waitUntil: () => undefined });
    const context: AppLoadContext = { services, edgeTimeZone: null, edgePlace: null };
    const request = new Request(`https://gigbound.example${path.replace(':id', gigId)}`, {
      headers: { Cookie: person.cookieHeader('https:') },
    });
    const args = {
      request,
      context,
      params: { gigId, year: '2026' },
    } as unknown as LoaderFunctionArgs;
    await Promise.all((LOADERS[path] ?? []).map((loader) => loader(args)));
    expect(trips.count).toBe(mostTrips);
    expect(trips.statements).toBeLessThanOrEqual(statements);
    expect(trips.rowsRead).toBeLessThanOrEqual(rows + gigs * rowsPerGig);
  },
);

test('the page of the dashboard keeps to its budget, however many gigs there are', async () => {
  for (const count of [200, 5_000]) {
    const person = await aSignedInClient(worker());
    await insertGigs(worker().db, person.user.id, count);
    for (const { view, bytes } of DASHBOARD_HTML.filter(({ gigs }) => gigs === count)) {
      const html = await (await person.get(`/?view=${view}`)).text();
      expect(html, view).toContain('Gig 133');
      expect(Buffer.byteLength(html), `${view} with ${count} gigs`).toBeLessThanOrEqual(bytes);
    }
  }
});
