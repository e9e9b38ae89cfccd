/*
 * Speed as ratios within one run, so that the machine does not matter: `npm run bench`; or, over so many
 * minutes, what the isolate's memory does: `npm run bench -- --memory 30`.
 */
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { WorkerOptions } from 'miniflare';
import { build } from 'vite';
import { groupGigs } from '../app/domain/gigs/views/gig-groups.ts';
import { type CalendarGig, yearCalendar } from '../app/domain/gigs/views/year-calendar.ts';
import { parseConfirmation } from '../app/domain/parse/parse-confirmation.ts';
import { loadPlaces } from '../app/domain/places/load-places.server.ts';
import { shiftDay } from '../app/domain/time/calendar-day.ts';
import { DELTA } from '../test/support/confirmations.ts';
import { tourYears } from '../test/support/fit/sensible-trips.ts';
import { aSignedInClient, type SignedInClient } from '../test/support/worker/client.ts';
import { insertGigs } from '../test/support/worker/insert-gigs.ts';
import { startWorker, type TestWorker } from '../test/support/worker/start-worker.ts';
import { benchMemory } from './bench-memory.ts';
import { buildWorker } from './build-worker.mjs';

const ROUNDS = 60;

/** A Worker that does nothing but one query of the same rows. */
const BARE: WorkerOptions = {
  name: 'bare',
  modules: true,
  compatibilityDate: '2026-04-01',
  d1Databases: { DB: 'gigbound-test' },
  unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  script: `const QUERIES = {
    '/gigs': 'SELECT * FROM gigs WHERE user_id = ?1 AND deleted_at IS NULL ORDER BY date, id',
    '/gig': 'SELECT * FROM gigs WHERE user_id = ?1 AND id = ?2',
    '/details': 'SELECT * FROM travel_details WHERE user_id = ?1 AND gig_id = ?2',
  };
  export default { async fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url);
    const { results } = await env.DB.prepare(QUERIES[pathname])
      .bind(...[searchParams.get('user'), searchParams.get('gig')].filter(Boolean)).all();
    return Response.json(results);
  } }`,
};

const { memory } = parseArgs({ options: { memory: { type: 'string' } } }).values;
await buildWorker();
if (memory) {
  await benchMemory(Number(memory));
} else {
  await benchParse();
  await benchViews();
  await benchFit();
  await benchPages();
  await benchReads();
}

async function benchParse() {
  const places = await loadPlaces();
  const context = { travelType: 'auto', places, today: '2026-05-14' } as const;
  const long = DELTA + 'Please read the conditions that apply to this fare.\n'.repeat(1_950);
  const parse = (text: string) => () => parseConfirmation(text, context);
  const [typical, large] = [await medianOf(parse(DELTA)), await medianOf(parse(long))];
  console.log(`smart parse, ${DELTA.length} bytes   ${typical.toFixed(2)} ms   budget 5`);
  console.log(`smart parse, ${long.length} bytes ${large.toFixed(2)} ms   budget 50`);
}

/** What the calendar and the list do to all gigs takes hardly more time than there are more gigs. */
async function benchViews() {
  const today = '2026-05-14';
  const [few, many] = [calendarGigs(500), calendarGigs(5_000)];
  const views = {
    'year calendar': (gigs: CalendarGig[]) => yearCalendar(gigs, 2026, today),
    'grouped list': (gigs: CalendarGig[]) => groupGigs(gigs, today),
  };
  for (const [name, view] of Object.entries(views)) {
    const [small, large] = [
      await medianOf(async () => view(few)),
      await medianOf(async () => view(many)),
    ];
    const times = `${large.toFixed(2)} ms   ${ratio(large, small)}x of 500   budget 12x`;
    console.log(`${name}, 5,000`.padEnd(23), times);
  }
}

/** A thousand gigs with five bookings each beside parsing the JSON of the same rows, and one gig alone. */
async function benchFit() {
  const { checkTrip, checkTrips, leaveByOfTrips, loadPlaces } = await compiledFit();
  const places = await loadPlaces();
  const { gigs, details } = tourYears(places, 1_000, 5_000);
  const preferences = { homeAirport: 'DFW', homeAddress: null, arrivalLeadMinutes: 180 };
  const given = { preferences, places, now: new Date('2026-05-14T12:00:00Z') };
  const text = JSON.stringify({ gigs, details });
  const parsing = await medianOf(async () => JSON.parse(text));
  const all = await medianOf(async () => checkTrips({ gigs, details, ...given }));
  const [gig, ...around] = gigs.slice(500, 515);
  if (!gig) throw new Error('no gig to check');
  const ofGig = ({ id }: { id: string }) => details.filter(({ gigId }) => gigId === id);
  const neighbours = around.map((one) => ({ gig: one, details: ofGig(one) }));
  const own = ofGig(gig);
  const one = await medianOf(async () => checkTrip({ gig, details: own, neighbours, ...given }));
  const times = `${all.toFixed(1)} ms   ${ratio(all, parsing)}x parsing their JSON   budget 20 ms`;
  console.log('fit, 1,000 gigs'.padEnd(23), times);
  console.log('fit, a gig of 15'.padEnd(23), `${one.toFixed(2)} ms   budget 1 ms`);
  const asked = {
    gigs: [gig, ...around],
    details: [own, ...neighbours.map((each) => each.details)].flat(),
  };
  const isWanted = ({ id }: { id: string }) => id === gig.id;
  const leaveBy = await medianOf(async () => leaveByOfTrips({ ...asked, ...given, isWanted }));
  console.log('leave-by, a gig of 15'.padEnd(23), `${leaveBy.toFixed(2)} ms   budget 1 ms`);
}

/** As the Worker runs them: tsx keeps the names of inner functions, which takes a third longer. */
async function compiledFit() {
  const outDir = resolve('.cache/bench');
  const input = ['app/domain/fit/check-trip.ts', 'app/domain/places/load-places.server.ts'];
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': resolve('app') } },
    build: { ssr: true, rollupOptions: { input }, outDir },
  });
  const check: typeof import('../app/domain/fit/check-trip.ts') = await import(
    join(outDir, 'check-trip.js')
  );
  const places: typeof import('../app/domain/places/load-places.server.ts') = await import(
    join(outDir, 'load-places.server.js')
  );
  return { ...check, ...places };
}

/** All over one year. */
function calendarGigs(count: number): CalendarGig[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title: 'Harbor Lights Series',
    type: 'booked',
    date: shiftDay('2026-01-01', index % 365),
    endDate: null,
    startTime: null,
    location: 'Portland, ME',
    needs: { flight: 'confirmed', hotel: 'confirmed', car: 'confirmed' },
  }));
}

async function benchPages() {
  const worker = await startWorker();
  const [few, many] = [await someoneWithGigs(worker, 20), await someoneWithGigs(worker, 1_000)];
  const page = (person: SignedInClient) => async () => (await person.get('/?view=list')).text();
  const [small, large] = [await medianOf(page(few)), await medianOf(page(many))];
  console.log(`dashboard, 20 gigs    ${small.toFixed(1)} ms`);
  console.log(`dashboard, 1000 gigs  ${large.toFixed(1)} ms   ${ratio(large, small)}x   budget 3x`);

  await benchWithoutVendors(worker, few);

  await worker.stop();
}

/** Pages wait for no vendor: it makes no difference to them that all of them hang. */
async function benchWithoutVendors(worker: TestWorker, person: SignedInClient) {
  const gigId = `${person.user.id}-0`;
  const pages = { dashboard: '/', 'open gig': `/?gig=${gigId}`, 'gig page': `/gigs/${gigId}` };
  for (const [name, path] of Object.entries(pages)) {
    const page = async () => (await person.get(path)).text();
    const well = await medianOf(page);
    await worker.injectFault({ vendor: '*', kind: 'hang' });
    // Somebody is waiting for a vendor meanwhile.
    const waiting = person.get(`/api/gigs/${gigId}/weather`).then((each) => each.text());
    const hanging = await medianOf(page);
    await waiting;
    await worker.resetFaults();
    const times = `${ratio(hanging, well)}x of ${well.toFixed(1)} ms, all well   budget 300 ms`;
    console.log(`${name}, vendors hang`.padEnd(23), `${hanging.toFixed(1)} ms   ${times}`);
  }
}

/** The API beside the bare Worker, both over sockets of their own, one after the other in turns. */
async function benchReads() {
  const worker = await startWorker({ direct: true, beside: [BARE] });
  const origin = async (name: string) => (await worker.mf.unsafeGetDirectURL(name)).origin;
  const [app, bare] = [await origin('gigbound'), await origin('bare')];
  for (const count of [20, 200, 1_000]) {
    const person = await someoneWithGigs(worker, count);
    const gigId = `${person.user.id}-0`;
    const headers = { cookie: person.cookieHeader('http:') };
    const reads = [
      [`GET /api/gigs, ${count}`, '/api/gigs', '/gigs?', 90],
      ...(count === 200
        ? [
            ['GET one gig', `/api/gigs/${gigId}`, `/gig?gig=${gigId}&`, 80],
            ['GET its details', `/api/gigs/${gigId}/travel-details`, `/details?gig=${gigId}&`, 80],
          ]
        : []),
    ] as [string, string, string, number][];
    for (const [name, path, barePath, budget] of reads) {
      const text = (url: string) => async () => {
        const response = await fetch(url, { headers });
        if (!response.ok) throw new Error(`${url}: ${response.status}`);
        return response.text();
      };
      const [ours, theirs] = [text(app + path), text(`${bare}${barePath}user=${person.user.id}`)];
      const turns: { ours: number; theirs: number }[] = [];
      for (let turn = 0; turn < 5; turn++) {
        turns.push({ ours: await perSecond(ours), theirs: await perSecond(theirs) });
      }
      const median = turns.sort((a, b) => a.ours / a.theirs - b.ours / b.theirs)[2];
      if (!median) continue;
      const rates = `${median.ours.toFixed(0)}/s   bare Worker ${median.theirs.toFixed(0)}/s`;
      console.log(
        `${name.padEnd(21)} ${rates}   ${ratio(median.ours * 100, median.theirs)} %   budget ${budget} %`,
      );
    }
  }
  await worker.stop();
}

async function someoneWithGigs(worker: TestWorker, count: number) {
  const person = await aSignedInClient(worker);
  await insertGigs(worker.db, person.user.id, count, { bookings: true });
  return person;
}

/** Requests a second with eight at a time. */
async function perSecond(run: () => Promise<unknown>): Promise<number> {
  const lane = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) await run();
  };
  await lane(20);
  const start = performance.now();
  await Promise.all(Array.from({ length: 8 }, () => lane(ROUNDS)));
  return (8 * ROUNDS * 1000) / (performance.now() - start);
}

async function medianOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await run();
    if (round >= 5) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
}

function ratio(a: number, b: number): string {
  return (a / b).toFixed(a / b < 10 ? 2 : 0);
}
