/* Speed as ratios within one run, so that the machine does not matter: `npm run bench`. */
import { performance } from 'node:perf_hooks';
import { Miniflare } from 'miniflare';
import { groupGigs } from '../app/domain/gigs/views/gig-groups.ts';
import { type CalendarGig, yearCalendar } from '../app/domain/gigs/views/year-calendar.ts';
import { parseConfirmation } from '../app/domain/parse/parse-confirmation.ts';
import { loadPlaces } from '../app/domain/places/load-places.server.ts';
import { shiftDay } from '../app/domain/time/calendar-day.ts';
import { DELTA } from '../test/support/confirmations.ts';
import { aSignedInClient, type SignedInClient } from '../test/support/worker/client.ts';
import { startWorker, type TestWorker } from '../test/support/worker/start-worker.ts';
import { buildWorker } from './build-worker.mjs';

const ROUNDS = 60;

buildWorker();
await benchParse();
await benchViews();
await benchPages();

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
  const [few, many, api] = [
    await someoneWithGigs(worker, 20),
    await someoneWithGigs(worker, 1_000),
    await someoneWithGigs(worker, 200),
  ];
  const page = (person: SignedInClient) => async () => (await person.get('/?view=list')).text();
  const [small, large] = [await medianOf(page(few)), await medianOf(page(many))];
  console.log(`dashboard, 20 gigs    ${small.toFixed(1)} ms`);
  console.log(`dashboard, 1000 gigs  ${large.toFixed(1)} ms   ${ratio(large, small)}x   budget 3x`);

  await benchWithoutVendors(worker, few);

  const full = await perSecond(async () => (await api.get('/api/gigs')).text());
  const bare = await bareQuery(worker, api.user.id);
  console.log(`GET /api/gigs, 200    ${full.toFixed(0)}/s   bare Worker ${bare.toFixed(0)}/s`);
  console.log(`                      ${ratio(full * 100, bare)} %   budget 70 %`);
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

/** A Worker that does nothing but the same query, on the same rows. */
async function bareQuery(worker: TestWorker, userId: string): Promise<number> {
  const { results } = await worker.db
    .prepare('SELECT * FROM gigs WHERE user_id = ?')
    .bind(userId)
    .all();
  const { results: tables } = await worker.db
    .prepare("SELECT sql FROM sqlite_master WHERE name IN ('gigs', 'gigs_by_user_and_date')")
    .all<{ sql: string }>();
  const mf = new Miniflare({
    modules: true,
    d1Databases: { DB: 'bare' },
    compatibilityDate: '2026-04-01',
    script: `export default { async fetch(request, env) {
      const { results } = await env.DB.prepare('SELECT * FROM gigs WHERE user_id = ? ORDER BY date, id')
        .bind(new URL(request.url).searchParams.get('user')).all();
      return Response.json(results);
    } }`,
  });
  const db = await mf.getD1Database('DB');
  for (const { sql } of tables)
    await db.prepare(sql.replace(/,\s*FOREIGN KEY.*?cascade/s, '')).run();
  for (const row of results) {
    const columns = Object.keys(row);
    const insert = `INSERT INTO gigs (${columns.join()}) VALUES (${columns.map(() => '?').join()})`;
    await db
      .prepare(insert)
      .bind(...Object.values(row))
      .run();
  }
  const rate = await perSecond(async () =>
    (await mf.dispatchFetch(`https://bare.example/?user=${userId}`)).text(),
  );
  await mf.dispose();
  return rate;
}

async function someoneWithGigs(worker: TestWorker, count: number) {
  const person = await aSignedInClient(worker);
  const insert = worker.db.prepare(
    `INSERT INTO gigs (id, user_id, title, type, date, location, latitude, longitude, airport,
       place_status, created_at, updated_at)
     VALUES (?, ?, ?, 'booked', ?, 'Portland, ME', 43.66, -70.26, 'PWM', 'found', ?, ?)`,
  );
  const at = '2026-05-01T00:00:00.000Z';
  const rows = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2026, 0, 1 + (index % 700))).toISOString().slice(0, 10);
    return insert.bind(`${person.user.id}-${index}`, person.user.id, `Gig ${index}`, day, at, at);
  });
  for (let start = 0; start < rows.length; start += 100) {
    await worker.db.batch(rows.slice(start, start + 100));
  }
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
