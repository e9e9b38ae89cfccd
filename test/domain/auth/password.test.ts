import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '~/domain/auth/password.server';

test('a password is known again, and no other passes for it', async () => {
  const hash = await hashPassword('open sesame');
  expect(await verifyPassword('open sesame', hash)).toBe(true);
  expect(await verifyPassword('open sesame ', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('the same password never gives the same hash', async () => {
  expect(await hashPassword('open sesame')).not.toBe(await hashPassword('open sesame'));
});

test('letters that look alike are one, however they were typed', async () => {
  const hash = await hashPassword('caf\u00e9 noir');
  expect(await verifyPassword('cafe\u0301 noir', hash)).toBe(true);
});

test('without a hash on file no password passes', async () => {
  expect(await verifyPassword('open sesame', null)).toBe(false);
});
