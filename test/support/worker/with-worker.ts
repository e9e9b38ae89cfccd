import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { ACCOUNT_VARS, startWorker, type TestWorker } from './start-worker';

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

let shared: Promise<TestWorker> | undefined;

/**
 * The Worker that the files of a runner share whose tests touch nothing but what belongs to people of
 * their own: no faults, no cron, no counting of requests. Google and mail are set up. It ends with
 * the runner.
 */
export function withSharedWorker() {
  const held: { worker?: TestWorker } = {};
  beforeAll(async () => {
    shared ??= startWorker({ vars: ACCOUNT_VARS });
    held.worker = await shared;
  });
  afterEach(() => {
    expect(held.worker?.errors.splice(0), 'the Worker logged an error').toEqual([]);
  });
  afterAll(() => held.worker?.expectNothingAstray());
  return () => {
    if (!held.worker) throw new Error('the Worker has not started');
    return held.worker;
  };
}
