import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '~/components/ui/button';
import { TextField } from '~/components/ui/form/field';

test('an error names its field and takes the place of the hint', () => {
  const html = renderToStaticMarkup(
    <TextField
      id="email"
      label="Contact e-mail"
      hint="Optional"
      errors={['Invalid email format']}
    />,
  );
  expect(html).toContain('<label for="email"');
  expect(html).toMatch(
    /<input[^>]*id="email"[^>]*aria-invalid="true"[^>]*aria-describedby="email-error"/,
  );
  expect(html).toMatch(/<p id="email-error"[^>]*>.*Invalid email format<\/p>/);
  expect(html).not.toContain('Optional');
});

test('a hint describes its field', () => {
  const html = renderToStaticMarkup(
    <TextField id="airport" label="Airport" hint="Found for you" />,
  );
  expect(html).toContain('aria-describedby="airport-description"');
  expect(html).toContain('<p id="airport-description"');
});

test('a pending button stays in reach and ignores clicks', () => {
  const html = renderToStaticMarkup(
    <Button pending pendingLabel="Creating...">
      Create Gig
    </Button>,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled=""');
  expect(html).toMatch(/invisible">Create Gig/);
});
