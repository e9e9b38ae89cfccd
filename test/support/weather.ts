import { expect } from 'vitest';
import type { GigWeather } from '~/domain/weather/weather';
import { aGig } from './builders';
import { eventually } from './eventually';
import type { Client } from './worker/client';
import type { TestWorker } from './worker/start-worker';

let corner = 0;

/** A spot near Austin that no other test has asked about: answers are kept for all. */
export function aNewPlace() {
  corner++;
  return { latitude: 30.27 + corner / 50, longitude: -97.74 };
}

export async function placedGig(client: Client, fields: Record<string, unknown> = {}) {
  const response = await client.post('/api/gigs', aGig({ ...aNewPlace(), ...fields }));
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string };
}

export function askWeather(client: Client, { id }: { id: string }) {
  return client.get(`/api/gigs/${id}/weather`);
}

export async function readWeather(client: Client, gig: { id: string }): Promise<GigWeather> {
  const response = await askWeather(client, gig);
  expect(response.status).toBe(200);
  return (await response.json()) as GigWeather;
}

/** The questions a vendor was asked, as paths and parameters. */
export async function questionsTo(worker: TestWorker, vendor: string) {
  const requestLog = await worker.requestLog();
  return requestLog
    .filter((entry) => entry.vendor === vendor)
    .map(({ url }) => {
      const { origin, pathname, searchParams } = new URL(url);
      return { address: origin + pathname, query: Object.fromEntries(searchParams) };
    });
}

/** Until an answer about a place is kept, which happens after it was given. */
export async function keptKeys(worker: TestWorker, latitude: number) {
  const prefix = `weather:v1:${latitude.toFixed(2)},`;
  const list = async () => (await worker.kv.list({ prefix })).keys.map(({ name }) => name);
  return eventually(list, (keys) => keys.length > 0);
}
