import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startWorker, type TestWorker } from './start-worker';

/**
 * One Worker for a file of tests, each with its own people in it. A test during which the Worker
 * logged an error fails, unless it says so with `expectErrors`.
 */
export function withWorker(options?: Parameters<typeof startWorker>[0]) {
  const held: { worker?: TestWorker } = {};
  beforeAll(async () => {
    held.worker = await startWorker(options);
  });
  afterEach(() => {
    expect(held.worker?.errors.splice(0), 'the Worker logged an error').toEqual([]);
  });
  afterAll(async () => {
    await held.worker?.stop();
  });
  return () => {
    if (!held.worker) throw new Error('the Worker has not started');
    return held.worker;
  };
}
