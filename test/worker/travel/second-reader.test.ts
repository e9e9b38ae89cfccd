import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { DELTA } from '../../support/confirmations';
import { aSignedInClient } from '../../support/worker/client';
import { withWorker } from '../../support/worker/with-worker';

/** A stay whose reference stands where our rules do not look for one. */
const STAY = `Your stay at Harbor Inn Portland is booked, Robin.

Harbor Inn Portland
Check-in: Thursday, June 4, 2026
Check-out: Saturday, June 6, 2026

At the desk just say the word QX-7731 and you will get your key.
You find us at the old pier, 12 Wharf Lane by the ferry.
`;

interface Answer {
  success: boolean;
  details: ParsedDetail[];
}

describe('with a model', () => {
  const worker = withWorker({
    ai: true,
    vars: { SECOND_READER: 'on', SECOND_READER_TIMEOUT_MS: '400' },
  });
  beforeEach(() => worker().resetFaults());
  afterEach(() => worker().log.splice(0));

  const parse = async (emailText: string, travelType = 'hotel') => {
    const client = await aSignedInClient(worker());
    const response = await client.post('/api/smart-parse', { emailText, travelType });
    expect(response.status).toBe(200);
    return (await response.json()) as Answer;
  };
  const tell = (response: unknown) =>
    worker().control('workers-ai/answer', { method: 'POST', body: JSON.stringify({ response }) });
  const asked = async () =>
    (await (await worker().control('workers-ai/asked')).json()) as {
      model: string;
      input: { messages: { content: string }[] };
    }[];
  const answers = (...all: object[]) => tell({ answers: all });

  test('what the rules left empty is read, with its words, and marked', async () => {
    await answers(
      { booking: 0, field: 'confirmationNumber', words: 'QX-7731' },
      { booking: 0, field: 'location', words: '12 Wharf  Lane' },
    );
    const [stay] = (await parse(STAY)).details;
    expect(stay).toMatchObject({
      provider: 'Harbor Inn Portland',
      checkInDate: '2026-06-04',
      confirmationNumber: 'QX-7731',
      location: '12 Wharf Lane',
      readByAi: ['confirmationNumber', 'location'],
    });
    expect(stay?.sources.confirmationNumber).toBe('QX-7731');
    const [span] = stay?.spans.confirmationNumber ?? [];
    expect(STAY.slice(span?.start, span?.end)).toBe('QX-7731');
    const [question] = await asked();
    expect(question?.model).toBe('@cf/meta/llama-3.3-70b-instruct-fp8-fast');
    expect(question?.input.messages[1]?.content).toContain('"confirmationNumber"');
  });

  test('what does not stand in the text is dropped, and nothing that was found is replaced', async () => {
    await answers(
      { booking: 0, field: 'confirmationNumber', words: 'ZZ-9999' },
      { booking: 0, field: 'location', words: '14 Wharf Lane' },
      { booking: 0, field: 'provider', words: 'Robin' },
      { booking: 0, field: 'checkInDate', words: 'Saturday, June 6, 2026' },
      { booking: 3, field: 'location', words: '12 Wharf Lane' },
      { booking: 0, field: 'constructor', words: '12 Wharf Lane' },
    );
    const [stay] = (await parse(STAY)).details;
    expect(stay).toMatchObject({
      provider: 'Harbor Inn Portland',
      checkInDate: '2026-06-04',
      confirmationNumber: null,
      location: null,
    });
    expect(stay).not.toHaveProperty('readByAi');
  });

  test.each<[string, () => Promise<unknown>, string]>([
    [
      'that hangs',
      () => worker().injectFault({ vendor: 'workers-ai', kind: 'hang' }),
      'no answer within 400 ms',
    ],
    [
      'that fails',
      () => worker().injectFault({ vendor: 'workers-ai', kind: 'status', status: 500 }),
      'not answered',
    ],
    [
      'that stops half-way',
      () => worker().injectFault({ vendor: 'workers-ai', kind: 'truncated' }),
      'not answered',
    ],
    ['that answers words', () => tell('I think it is QX-7731'), 'something that is not JSON'],
    ['that answers another shape', () => tell({ confirmationNumber: 'QX-7731' }), 'another shape'],
    ['that answers nothing', () => tell(null), 'another shape'],
  ])('a model %s leaves what the rules found', async (_what, inject, logged) => {
    await inject();
    const { success, details } = await parse(STAY);
    expect(success).toBe(true);
    expect(details).toMatchObject([{ provider: 'Harbor Inn Portland', confirmationNumber: null }]);
    expect(worker().log.join('')).toContain('second reader not used');
    expect(worker().log.join('')).toContain(logged);
    expect(worker().log.join('')).not.toContain('QX-7731');
  });

  test('JSON that comes as text is read as well', async () => {
    await tell('{"answers": [{"booking": 0, "field": "confirmationNumber", "words": "QX-7731"}]}');
    expect((await parse(STAY)).details[0]?.confirmationNumber).toBe('QX-7731');
  });

  test('it is not asked where nothing is missing, and where there is no booking', async () => {
    await parse(DELTA, 'flight');
    await parse('Your parcel is on its way and arrives on June 4, 2026.', 'auto');
    expect(await asked()).toEqual([]);
  });
});

describe('with a binding alone', () => {
  const worker = withWorker({ ai: true });

  test('no model is asked: it is off unless it is turned on', async () => {
    const client = await aSignedInClient(worker());
    const response = await client.post('/api/smart-parse', { emailText: STAY });
    expect(await response.json()).toMatchObject({ details: [{ confirmationNumber: null }] });
    const vendors = (await worker().requestLog()).map(({ vendor }) => vendor);
    expect(vendors).not.toContain('workers-ai');
  });
});
