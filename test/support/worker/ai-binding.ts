import type { WorkerOptions } from 'miniflare';

/**
 * Workers AI as a Worker has it: a binding with `run`. It asks by the vendor's REST, which the sandbox
 * speaks, and answers and fails as the real one does.
 */
export function aiBinding(): WorkerOptions {
  return {
    name: 'workers-ai',
    modules: true,
    serviceBindings: { SANDBOX: 'sandbox' },
    script: `export default (env) => ({
      async run(model, input, options) {
        const response = await env.SANDBOX.fetch(
          'https://api.cloudflare.com/client/v4/accounts/sandbox/ai/run/' + model,
          {
            method: 'POST',
            headers: { Authorization: 'Bearer sandbox-ai', 'Content-Type': 'application/json' },
            body: JSON.stringify(input),
            signal: options?.signal,
          },
        );
        const { success, errors, result } = await response.json();
        if (!success) throw new Error(errors?.[0]?.code + ': ' + errors?.[0]?.message);
        return result;
      },
    })`,
  };
}
