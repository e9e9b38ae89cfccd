import { expect, test } from 'vitest';
import { themeFromCookie } from '~/components/theme';

test.each([
  [null, 'system'],
  ['', 'system'],
  ['theme=dark', 'dark'],
  ['timeZone=UTC; theme=light; a=b', 'light'],
  ['theme=purple', 'system'],
  ['mytheme=dark', 'system'],
])('the cookie %j asks for the theme %s', (cookie, theme) => {
  expect(themeFromCookie(cookie)).toBe(theme);
});
