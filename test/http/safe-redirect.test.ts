import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirect } from '~/http/safe-redirect';

test.each([
  ['/settings', '/settings'],
  ['/?view=calendar&gig=1#top', '/?view=calendar&gig=1#top'],
  [null, '/'],
  ['', '/'],
  ['settings', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/x/..//evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/api/auth/logout', '/'],
  ['/auth?redirect=/auth', '/'],
  ['/x/../api/auth/logout', '/'],
  ['/authors', '/authors'],
])('%j leads to %s', (target, path) => {
  expect(safeRedirect(target)).toBe(path);
});

test('whatever is asked for, a browser stays on this site', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', '.', '@', ':', '\t', '\n', 'a', '%2f', '%5c', '?'),
  });
  fc.assert(
    fc.property(nasty, (text) => {
      const site = 'https://gigbound.example';
      expect(new URL(safeRedirect(`/${text}`), site).origin).toBe(site);
    }),
    { numRuns: 2_000 },
  );
});
