import WebSocket from 'ws';

/** One Worker's heap, through the runtime's inspector. */
export async function connectHeap(inspectorUrl: URL, workerName: string) {
  const list = new URL('/json', inspectorUrl.href.replace(/^ws/, 'http'));
  const targets = (await (await fetch(list)).json()) as {
    id: string;
    webSocketDebuggerUrl: string;
  }[];
  const target = targets.find(({ id }) => id.endsWith(workerName));
  if (!target) throw new Error(`no Worker is called ${workerName}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));

  let calls = 0;
  const call = (method: string) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++calls;
      const read = (data: WebSocket.RawData) => {
        const answer = JSON.parse(String(data)) as {
          id?: number;
          result?: unknown;
          error?: object;
        };
        if (answer.id !== id) return;
        socket.off('message', read);
        if (answer.error) reject(new Error(JSON.stringify(answer.error)));
        else resolve(answer.result);
      };
      socket.on('message', read);
      socket.send(JSON.stringify({ id, method }));
    });

  return {
    /** Bytes in use once everything that can go is gone. */
    async usedBytes(): Promise<number> {
      // Taking a snapshot collects all garbage first; `collectGarbage` itself goes unheard here.
      await call('HeapProfiler.takeHeapSnapshot');
      return ((await call('Runtime.getHeapUsage')) as { usedSize: number }).usedSize;
    },
    close: () => socket.close(),
  };
}
