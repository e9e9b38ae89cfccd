import { expect, test } from 'vitest';
import { pictureType } from '~/domain/account/picture-type';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['image/png', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['image/jpeg', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['image/webp', bytes('RIFF\x24\0\0\0WEBPVP8 ')],
])('%s is told by how it begins', (type, content) => {
  expect(pictureType(content)).toBe(type);
});

test.each([
  ['nothing', bytes('')],
  ['a cut signature', bytes('\x89PNG')],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ['HTML', bytes('<!doctype html>')],
  ['a script that has WEBP where a picture has it', bytes('<script>WEBP</script>')],
  ['a sound', bytes('RIFF\x24\0\0\0WAVEfmt ')],
  ['GIF', bytes('GIF89a')],
  ['a PNG that begins later', bytes(' \x89PNG\r\n\x1a\n')],
  ['text', bytes('RIFF')],
])('%s is no picture', (_what, content) => {
  expect(pictureType(content)).toBeNull();
});
