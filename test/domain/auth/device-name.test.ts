import { expect, test } from 'vitest';
import { deviceName } from '~/domain/auth/device-name.server';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';

test.each([
  [CHROME, 'Chrome on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
    'Safari on macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:138.0) Gecko/20100101 Firefox/138.0', 'Firefox on Linux'],
  [`${CHROME} Edg/148.0.0.0`, 'Microsoft Edge on Windows'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([null, '', ' ', '\u0000', 'curl/8.5.0'])('%j names no device', (userAgent) => {
  expect(deviceName(userAgent)).toBeNull();
});

test('a header of any length is read in no time', () => {
  const started = Date.now();
  expect(deviceName(`${CHROME} ${'(a/'.repeat(100_000)}`)).toBe('Chrome on Windows');
  expect(Date.now() - started).toBeLessThan(500);
});

test('what somebody made up is not repeated', () => {
  expect(deviceName('<script>alert(1)</script>/1.0') ?? '').not.toContain('<');
});
