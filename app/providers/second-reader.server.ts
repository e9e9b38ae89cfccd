import { ProviderError } from '~/domain/provider-error';
import { abortAfter } from '~/domain/time/abort-after';
import { z } from '~/zod';

interface Question {
  instructions: string;
  /** What is asked, with the person's text. */
  text: string;
  /** JSON Schema of the answer. */
  shape: object;
}

/** A model that reads what our own rules could not. */
export interface SecondReader {
  /** Answers JSON that nobody has checked, or throws a ProviderError. */
  ask(question: Question): Promise<unknown>;
}

/** As far as we use it, Cloudflare's binding: https://developers.cloudflare.com/workers-ai/configuration/bindings/ */
export interface ModelBinding {
  run(model: string, input: object, options?: { signal?: AbortSignal }): Promise<unknown>;
}

interface SecondReaderOptions {
  binding: ModelBinding;
  model: string;
  timeoutMs: number;
}

/** Above this many tokens an answer is no list of a few fields. */
const LONGEST_ANSWER = 1_000;

/** In JSON mode the answer comes as an object; some models send it as text. */
const Answer = z.object({ response: z.union([z.string(), z.looseObject({})]) });

/** https://developers.cloudflare.com/workers-ai/features/json-mode/ */
export function createSecondReader(options: SecondReaderOptions): SecondReader {
  return {
    async ask({ instructions, text, shape }) {
      const answer = Answer.safeParse(
        await runModel(options, {
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: text },
          ],
          response_format: { type: 'json_schema', json_schema: shape },
          max_tokens: LONGEST_ANSWER,
          temperature: 0,
        }),
      );
      if (!answer.success) throw failure('answered in another shape');
      const { response } = answer.data;
      return typeof response === 'string' ? parseJson(response) : response;
    },
  };
}

async function runModel({ binding, model, timeoutMs }: SecondReaderOptions, input: object) {
  const timeLimit = abortAfter(timeoutMs);
  // The binding may not heed the signal.
  const late = new Promise<never>((_resolve, reject) => {
    timeLimit.signal.addEventListener('abort', () =>
      reject(failure(`no answer within ${timeoutMs} ms`)),
    );
  });
  const running = binding.run(model, input, { signal: timeLimit.signal }).catch(() => {
    // The cause may quote what was asked, which is a person's.
    throw failure('not answered');
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    timeLimit.clear();
    running.catch(() => {});
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw failure('answered with something that is not JSON');
  }
}

function failure(what: string): ProviderError {
  return new ProviderError('workers-ai', what, { status: null, retryable: true });
}
