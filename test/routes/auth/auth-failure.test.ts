import { expect, test } from 'vitest';
import { ApiError } from '~/components/data/call-api';
import { registrationFailure } from '~/routes/auth/auth-failure';

const TAKEN = 'This email address is already registered. Please use a different email or login.';

test.each([
  [409, '{"message":"Taken","code":"conflict"}', TAKEN],
  [400, '{"message":"This user already exists"}', TAKEN],
  [500, 'User already exists', TAKEN],
  [422, '{"error":"Already exists."}', TAKEN],
  [400, 'no', 'Please check your information and try again.'],
  [500, 'no', 'Could not create account'],
  [429, 'no', 'Could not create account'],
])('a registration that fails with %i %s says why', (status, body, description) => {
  const error = new ApiError(status, body, null);
  expect(registrationFailure(error)).toEqual({ title: 'Registration Failed', description });
});

test('of too many registrations the server’s own words are said', () => {
  const problem = { message: 'Too many attempts. Try again in a minute.', code: 'too_many' };
  const error = new ApiError(429, JSON.stringify(problem), problem);
  expect(registrationFailure(error).description).toBe(problem.message);
});

test('without a network the connection is named', () => {
  expect(registrationFailure(new TypeError('Failed to fetch')).description).toBe(
    'Network error: Please check your connection',
  );
});
