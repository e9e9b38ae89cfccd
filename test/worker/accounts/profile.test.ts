import { expect, test } from 'vitest';
import { userOf } from '../../support/people';
import { aSignedInClient, Client } from '../../support/worker/client';
import { withSharedWorker } from '../../support/worker/with-worker';

const worker = withSharedWorker();

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const JPEG = Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0\x01', 'latin1');
const WEBP = Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0', 'latin1');
const PICTURE_BYTES = 64 * 1024;

function upload(person: Client, picture: Buffer, contentType = 'application/octet-stream') {
  return worker().fetch('/api/user/picture', {
    method: 'PUT',
    headers: { Cookie: person.cookieHeader('https:'), 'Content-Type': contentType },
    body: new Uint8Array(picture),
  });
}

async function pictureAddress(person: Client, picture = PNG): Promise<string> {
  const { profilePicture } = (await (await upload(person, picture)).json()) as {
    profilePicture: string;
  };
  return profilePicture;
}

test.each([
  ['Kim Reyes', 'Kim Reyes'],
  ['  Kim Reyes ', 'Kim Reyes'],
  ['Ümit Öz 🎷', 'Ümit Öz 🎷'],
  ['K'.repeat(80), 'K'.repeat(80)],
])('a person is renamed %j', async (displayName, shown) => {
  const person = await aSignedInClient(worker());
  const response = await person.patch('/api/user', { displayName });
  expect([response.status, await response.json()]).toMatchObject([200, { displayName: shown }]);
  expect(await userOf(person)).toMatchObject({ displayName: shown });
});

test.each([
  [undefined, 'Username must be at least 3 characters'],
  ['Al', 'Username must be at least 3 characters'],
  ['  Al  ', 'Username must be at least 3 characters'],
  ['K'.repeat(81), 'Username must be at most 80 characters'],
  ['Ro\u200bbin', 'Username must not contain invisible characters'],
  ['Ro\u202ebin', 'Username must not contain invisible characters'],
  ['Ro\nbin', 'Username must not contain invisible characters'],
])('%j is no name', async (displayName, message) => {
  const person = await aSignedInClient(worker());
  const response = await person.patch('/api/user', { displayName });
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { message, fieldErrors: { displayName: [message] } },
  ]);
  expect(await userOf(person)).toMatchObject({ displayName: 'Robin Vale' });
});

test('nothing but the name changes with the name', async () => {
  const person = await aSignedInClient(worker());
  await person.patch('/api/user', {
    displayName: 'Kim Reyes',
    email: 'other@example.com',
    emailVerified: true,
    id: 'x',
    profilePicture: 'https://evil.example/x.png',
  });
  expect(await userOf(person)).toEqual({
    ...person.user,
    displayName: 'Kim Reyes',
    emailVerified: false,
    calendarNeeds: null,
    profilePicture: null,
  });
});

test.each([
  ['image/png', PNG],
  ['image/jpeg', JPEG],
  ['image/webp', WEBP],
])('a picture is %s by what is in it, whatever its sender says', async (type, picture) => {
  const person = await aSignedInClient(worker());
  const response = await upload(person, picture, 'text/html');
  expect(response.status).toBe(200);
  const { profilePicture } = (await response.json()) as { profilePicture: string };
  expect(await userOf(person)).toMatchObject({ profilePicture });

  const shown = await person.get(profilePicture);
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(picture);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringMatching(/^private, /),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['a script with WEBP in it', '<script>WEBP</script>'],
  ['text', 'a picture of me'],
  ['GIF', 'GIF89a'],
  ['nothing', ''],
])('%s is rejected, although it claims to be a PNG', async (_what, text) => {
  const person = await aSignedInClient(worker());
  const before = await pictureAddress(person);
  const response = await upload(person, Buffer.from(text), 'image/png');
  expect([response.status, await response.json()]).toEqual([
    400,
    { code: 'invalid', message: 'Please choose a PNG, JPEG or WebP picture' },
  ]);
  expect(await userOf(person)).toMatchObject({ profilePicture: before });
  expect((await person.get(before)).headers.get('Content-Type')).toBe('image/png');
});

test('a picture may have 64 KiB, and no byte more', async () => {
  const person = await aSignedInClient(worker());
  const sized = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]);
  expect((await upload(person, sized(PICTURE_BYTES))).status).toBe(200);
  const response = await upload(person, sized(PICTURE_BYTES + 1));
  expect([response.status, await response.json()]).toMatchObject([413, { code: 'too_large' }]);
});

test('another picture takes the place of the first, at an address of its own', async () => {
  const person = await aSignedInClient(worker());
  const [first, second] = [await pictureAddress(person, PNG), await pictureAddress(person, JPEG)];
  expect(second).not.toBe(first);
  expect((await person.get(second)).headers.get('Content-Type')).toBe('image/jpeg');
});

test('a picture is shown to its owner only', async () => {
  const [person, stranger] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const address = await pictureAddress(person);
  expect((await stranger.get(address)).status).toBe(404);
  expect((await new Client(worker()).get(address)).status).toBe(401);
});

test('a picture is removed', async () => {
  const [person, stranger] = [await aSignedInClient(worker()), await aSignedInClient(worker())];
  const [address, theirs] = [await pictureAddress(person), await pictureAddress(stranger)];
  const response = await person.delete('/api/user/picture');
  expect([response.status, await response.json()]).toMatchObject([200, { profilePicture: null }]);
  expect((await person.get(address)).status).toBe(404);
  expect((await stranger.get(theirs)).status).toBe(200);
  expect((await person.delete('/api/user/picture')).status).toBe(200);
});

test('signed out nobody changes a profile', async () => {
  const visitor = new Client(worker());
  const answers = [
    await visitor.patch('/api/user', { displayName: 'Kim Reyes' }),
    await upload(visitor, PNG),
    await visitor.delete('/api/user/picture'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});
