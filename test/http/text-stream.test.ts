import { expect, test, vi } from 'vitest';
import { textStream } from '~/http/text-stream.server';

const LONG = 'ö'.repeat(70_000);

/** Counts how many pieces were asked for; after the given ones it fails or ends. */
function counted(pieces: string[], failure?: Error) {
  const source = { asked: 0, closed: false };
  async function* generate() {
    try {
      for (const piece of pieces) {
        source.asked++;
        yield piece;
      }
      if (failure) throw failure;
    } finally {
      source.closed = true;
    }
  }
  return { source, pieces: generate() };
}

test('the body is the text as UTF-8', async () => {
  const { pieces } = counted(['a', LONG, '🎸', 'z']);
  expect(await new Response(await textStream(pieces, 'test')).text()).toBe(`a${LONG}🎸z`);
});

test('no piece is asked for before the one before it was taken', async () => {
  const { source, pieces } = counted([LONG, LONG, LONG]);
  const reader = (await textStream(pieces, 'test')).getReader();
  expect(source.asked).toBe(1);
  await reader.read();
  expect(source.asked).toBe(1);
  await reader.read();
  expect(source.asked).toBe(2);
});

test('who leaves early stops the reading', async () => {
  const { source, pieces } = counted([LONG, LONG, LONG]);
  const reader = (await textStream(pieces, 'test')).getReader();
  await reader.read();
  await reader.cancel();
  expect(source).toEqual({ asked: 1, closed: true });
});

test('what fails at once is thrown before there is a body', async () => {
  const { pieces } = counted([], new Error('no database'));
  await expect(textStream(pieces, 'test')).rejects.toThrow('no database');
});

test('what fails later breaks the body off, logged once and without its values', async () => {
  const failure = new Error('select … params: robin@example.com', {
    cause: new Error('D1 is down'),
  });
  const { pieces } = counted([LONG, LONG], failure);
  vi.mocked(console.error).mockImplementation(() => undefined);
  const body = await textStream(pieces, 'csv export');
  await expect(new Response(body).text()).rejects.toThrow('the download broke off');
  const calls = vi.mocked(console.error).mock.calls.splice(0);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toEqual([
    'a download broke off',
    { what: 'csv export', error: expect.stringContaining('D1 is down') },
  ]);
  expect(JSON.stringify(calls)).not.toContain('robin');
});
