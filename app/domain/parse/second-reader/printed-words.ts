import type { SourceSpan } from '../parsed-detail';

const MOST_PLACES = 50;

/** Every place where words stand in a text letter for letter, however the blanks between them are. */
export function placesOf(words: string, text: string): SourceSpan[] {
  const parts = words.trim().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [];
  const pattern = parts
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('\\s{1,9}');
  // A part of a longer word or number would be another one.
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu');
  const places: SourceSpan[] = [];
  for (const { 0: printed, index } of text.matchAll(whole)) {
    places.push({ start: index, end: index + printed.length });
    if (places.length >= MOST_PLACES) break;
  }
  return places;
}

export function overlaps(a: SourceSpan, b: SourceSpan): boolean {
  return a.start < b.end && b.start < a.end;
}
