import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../support/worker/start-sandbox';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const QUESTION = { messages: [{ role: 'user', content: 'What is the seat?' }] };

function run(body: unknown, token = 'sandbox-ai') {
  return fetch(`${sandbox.url}/client/v4/accounts/any/ai/run/@cf/meta/llama-3.1-8b-instruct`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test('a model answers what it was told to, in the envelope of the vendor', async () => {
  expect(await (await run(QUESTION)).json()).toMatchObject({
    success: true,
    errors: [],
    result: { response: { answers: [] } },
  });
  const response = { answers: [{ booking: 0, field: 'seatInfo', words: '18C' }] };
  await sandbox.control('workers-ai/answer', {
    method: 'POST',
    body: JSON.stringify({ response }),
  });
  expect(await (await run(QUESTION)).json()).toMatchObject({ result: { response } });
  expect(await (await sandbox.control('workers-ai/asked')).json()).toEqual([
    { model: '@cf/meta/llama-3.1-8b-instruct', input: QUESTION },
    { model: '@cf/meta/llama-3.1-8b-instruct', input: QUESTION },
  ]);
  await sandbox.reset();
  expect(await (await sandbox.control('workers-ai/asked')).json()).toEqual([]);
});

test.each([
  ['a wrong token', QUESTION, 'wrong', 401, 10000],
  ['no messages', { prompt: 'What is the seat?' }, 'sandbox-ai', 400, 5006],
])('%s is rejected as the vendor does', async (_what, body, token, status, code) => {
  const response = await run(body, token);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ success: false, errors: [{ code }] });
});
