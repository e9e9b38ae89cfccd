/**
 * The colours a tag is offered. Each stands at least 3:1 against a card and a menu in both themes,
 * so that its dot can be told on any of them.
 */
export const TAG_COLORS = [
  { name: 'Purple', color: '#9b4ddb' },
  { name: 'Indigo', color: '#6f6be8' },
  { name: 'Blue', color: '#4a7fd4' },
  { name: 'Teal', color: '#1f97a8' },
  { name: 'Green', color: '#2e9e6b' },
  { name: 'Olive', color: '#7f8f2a' },
  { name: 'Gold', color: '#b5850f' },
  { name: 'Orange', color: '#d0742a' },
  { name: 'Red', color: '#d94a4a' },
  { name: 'Pink', color: '#d8559b' },
  { name: 'Brown', color: '#a06f4d' },
  { name: 'Grey', color: '#82798c' },
] as const;

/** The colour that the fewest of these tags have, for the next one; the first among equals. */
export function leastUsedColor(tags: readonly { color: string }[]): string {
  const uses = (color: string) => tags.filter((tag) => tag.color === color).length;
  const colors: string[] = TAG_COLORS.map(({ color }) => color);
  return colors.reduce((best, color) => (uses(color) < uses(best) ? color : best));
}
