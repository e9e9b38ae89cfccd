import { errorText } from '~/domain/error-text';

const CHUNK_LENGTH = 64 * 1024;

/**
 * A body that asks for the next pieces of text when the client has taken the ones before. The first
 * chunk is made at once, so that what fails from the start can still be answered with an error;
 * what fails later breaks the body off, so that nobody takes a part for the whole.
 */
export async function textStream(
  pieces: AsyncIterable<string>,
  what: string,
): Promise<ReadableStream<Uint8Array>> {
  const chunks = chunksOf(pieces);
  const encoder = new TextEncoder();
  let next: IteratorResult<string> | undefined = await chunks.next();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = next ?? (await chunks.next());
          next = undefined;
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          console.error('a download broke off', { what, error: errorText(error) });
          controller.error(new Error('the download broke off'));
        }
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

/** The same text in pieces worth sending. */
async function* chunksOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length < CHUNK_LENGTH) continue;
    yield text;
    text = '';
  }
  if (text) yield text;
}
