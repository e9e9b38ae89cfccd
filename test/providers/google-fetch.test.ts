import { expect, test } from 'vitest';
import { z } from 'zod';
import { GoogleError } from '~/domain/calendar/google-error';
import { callGoogle } from '~/providers/google/google-fetch.server';

/** What an answer of Google's is taken for. */
async function kindOf(status: number, body: string | null): Promise<string> {
  const url = new URL('https://www.googleapis.test/calendar/v3/calendars/c/events');
  const send = async () => new Response(body, { status });
  try {
    await callGoogle(send, { method: 'GET', url, accessToken: 'token' }, z.unknown());
    return 'ok';
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    return error.kind;
  }
}

const reason = (name: string) =>
  JSON.stringify({ error: { errors: [{ domain: 'global', reason: name, message: 'No' }] } });

test.each([400, 403, 404, 409, 410, 412])(
  'a %i with a body that is not Google’s says nothing and is tried again',
  async (status) => {
    for (const body of ['<!DOCTYPE html><title>Sorry</title>', '{"error":', '"no"', '{}']) {
      expect([body, await kindOf(status, body)]).toEqual([body, 'unavailable']);
    }
  },
);

test('a body is not needed where the status says it all', async () => {
  expect(await kindOf(404, null)).toBe('notFound');
  expect(await kindOf(410, '')).toBe('deleted');
  expect(await kindOf(412, '')).toBe('changed');
  // Google's identity endpoints answer in the words of OAuth.
  expect(await kindOf(401, '{"error":"invalid_request"}')).toBe('unauthorized');
  expect(await kindOf(429, '<html>')).toBe('rateLimited');
});

test.each([
  ['rateLimitExceeded', 'rateLimited'],
  ['userRateLimitExceeded', 'rateLimited'],
  ['dailyLimitExceeded', 'rateLimited'],
  ['quotaExceeded', 'writeBlocked'],
  ['insufficientPermissions', 'scopeMissing'],
  ['accessNotConfigured', 'notConfigured'],
  ['forbiddenForNonOrganizer', 'notOrganizer'],
  ['requiredAccessLevel', 'forbidden'],
])('403 %s is taken for %s', async (name, kind) => {
  expect(await kindOf(403, reason(name))).toBe(kind);
});
