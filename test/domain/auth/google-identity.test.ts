import { expect, test } from 'vitest';
import { type GoogleIdentity, isAuthoritative } from '~/domain/auth/google-identity';

function anIdentity(fields: Partial<GoogleIdentity>): GoogleIdentity {
  return {
    sub: '104512877301946520011',
    email: 'robin@gmail.com',
    emailVerified: true,
    hostedDomain: null,
    name: null,
    picture: null,
    ...fields,
  };
}

test.each([
  ['robin@gmail.com', null],
  ['robin@studio.example', 'studio.example'],
  ['robin@studio.example', 'Studio.Example'],
  ['"a@b"@gmail.com', null],
])('Google hands out %s to the organization %s', (email, hostedDomain) => {
  expect(isAuthoritative(anIdentity({ email, hostedDomain }))).toBe(true);
});

test.each([
  ['robin@mailbox.example', null],
  ['robin@mailbox.example', ''],
  ['robin@mailbox.example', 'studio.example'],
  ['robin@sub.studio.example', 'studio.example'],
  ['robin@studio.example', 'sub.studio.example'],
  ['robin@notstudio.example', 'studio.example'],
  ['robin@notgmail.com', null],
  ['robin@mail.gmail.com', null],
  ['robin@gmail.com.evil.example', null],
  ['robin@gmail.com@evil.example', null],
  ['robin@gmail.co', null],
  ['robin@gmai\u217c.com', null],
  ['gmail.com@evil.example', null],
])('Google’s word is no proof for %s of the organization %s', (email, hostedDomain) => {
  expect(isAuthoritative(anIdentity({ email, hostedDomain }))).toBe(false);
});

test.each([
  { email: 'robin@gmail.com' },
  { email: 'robin@studio.example', hostedDomain: 'studio.example' },
])('an address that is not confirmed proves nothing: %j', (fields) => {
  expect(isAuthoritative(anIdentity({ ...fields, emailVerified: false }))).toBe(false);
});
