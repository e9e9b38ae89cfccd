import { expect, test } from 'vitest';
import { readablePart } from '~/domain/parse/input/readable-part';

const WORDS = 'どの便もご搭乗の際はお手荷物の規定をよくお読みください。\n'.repeat(400);

test('a long text is read as far as its last number, also one of full width', () => {
  for (const number of ['2026-10-09', '２０２６年１０月９日']) {
    const part = readablePart(`${WORDS}${number}\n${WORDS}`);
    expect(part).toContain(number);
    expect(part.length).toBeLessThan(WORDS.length * 2);
  }
});

test('a short text is read whole, whatever stands in it', () => {
  const text = 'Nothing but words.\n'.repeat(100);
  expect(readablePart(text)).toBe(text);
});
