import { expect, test } from 'vitest';
import { connectHeap } from '../support/worker/heap';
import { startWorker } from '../support/worker/start-worker';

const PAGES = 500;
/** An isolate has 128 MB; what these pages may leave behind in caches of the runtime and of React. */
const MOST_LEFT_BYTES = 1_000_000;

test('five hundred rendered pages leave nothing in the isolate', { timeout: 120_000 }, async () => {
  const worker = await startWorker({ inspect: true });
  const heap = await connectHeap(await worker.mf.getInspectorURL(), 'gigbound');
  const render = async (pages: number) => {
    for (let page = 0; page < pages; page++) {
      expect(await (await worker.fetch('/auth')).text()).toContain('</html>');
    }
  };
  try {
    // What is made once stays: code, tables, the first pages' shapes.
    await render(100);
    const before = await heap.usedBytes();
    await render(PAGES);
    expect((await heap.usedBytes()) - before).toBeLessThan(MOST_LEFT_BYTES);
  } finally {
    heap.close();
    await worker.stop();
  }
});
