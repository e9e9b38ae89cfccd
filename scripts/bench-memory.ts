import { DELTA } from '../test/support/confirmations.ts';
import { aConnectedClient } from '../test/support/pages/site-calendar.ts';
import { connectHeap } from '../test/support/worker/heap.ts';
import { insertGigs } from '../test/support/worker/insert-gigs.ts';
import { LIMITS, startWorker } from '../test/support/worker/start-worker.ts';

const GIGS = 60;
/** What is made once stays: code, tables, caches of a fixed size. */
const WARM_UP_ROUNDS = 60;
const MEASURE_MS = 60_000;

/** By how many bytes a request the heap of the isolate grows over so many minutes of mixed traffic. */
export async function benchMemory(minutes: number) {
  const limits = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, 1_000_000]));
  // The sync goes by the database's clock, which nobody can pin.
  const worker = await startWorker({ now: null, accounts: true, inspect: true, limits });
  const heap = await connectHeap(await worker.mf.getInspectorURL(), 'gigbound');
  const { client, account, sync } = await aConnectedClient(worker);
  await insertGigs(worker.db, client.user.id, GIGS, { from: today(), bookings: true });
  await account.addShow('A show');
  await sync();
  const gig = `/api/gigs/${client.user.id}-1`;

  let requests = 0;
  const answered = async (call: Promise<Response>) => {
    const response = await call;
    const text = await response.text();
    requests++;
    if (!response.ok) throw new Error(`${response.url} ${response.status}: ${text.slice(0, 200)}`);
    return text;
  };
  /** Always the same gigs in the end, so that what is kept of them is as much each time. */
  const round = async (n: number) => {
    for (const path of PAGES) await answered(client.get(path));
    await answered(client.get(`/gigs/${client.user.id}-${n % GIGS}`));
    for (const path of ['/api/fit', '/api/gigs', '/api/tags', '/api/user/travel-preferences']) {
      await answered(client.get(path));
    }
    for (const path of ['', '/travel-details', '/fit', '/weather']) {
      await answered(client.get(gig + path));
    }
    const fields = { title: `Round ${n}`, date: today(), location: 'Austin, TX', type: 'booked' };
    const { id } = JSON.parse(await answered(client.post('/api/gigs', fields)));
    await answered(client.put(`/api/gigs/${id}`, { title: 'Renamed' }));
    await answered(client.delete(`/api/gigs/${id}`));
    const paste = { emailText: `${DELTA}\n${n}`, travelType: 'auto' };
    await answered(client.post('/api/smart-parse', paste));
    if (n % 4 === 0) await answered(sync());
  };

  for (let n = 0; n < WARM_UP_ROUNDS; n++) await round(n);
  const start = { requests, bytes: await heap.usedBytes() };
  const end = Date.now() + minutes * 60_000;
  let bytes = start.bytes;
  for (let n = 0, next = Date.now() + MEASURE_MS; Date.now() < end; n++) {
    await round(n);
    if (Date.now() < next && Date.now() < end) continue;
    next = Date.now() + MEASURE_MS;
    bytes = await heap.usedBytes();
    const each = (bytes - start.bytes) / (requests - start.requests);
    const sizes = `${inMb(start.bytes)} -> ${inMb(bytes)} MB`;
    const count = `${(requests - start.requests).toLocaleString('en')} requests`;
    console.log(
      `heap, ${count}`.padEnd(23),
      `${sizes}   ${each.toFixed(0)} bytes each   budget 500`,
    );
  }
  heap.close();
  await worker.stop();
}

const PAGES = [
  '/',
  '/?view=list',
  '/?view=calendar',
  '/?view=schedule',
  '/settings',
  '/auth/forgot',
];

const inMb = (bytes: number) => (bytes / 1e6).toFixed(2);

const today = () => new Date().toISOString().slice(0, 10);
