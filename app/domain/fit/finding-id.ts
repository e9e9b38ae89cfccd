import type { Draft, Finding } from './fit';

/** Not secret: an id only has to change when what it stands for does. */
export function withId(draft: Draft): Finding {
  const { rule, severity, sentence, facts, travelDetailIds, fixes = [] } = draft;
  const text = JSON.stringify([facts, travelDetailIds.toSorted()]);
  return { id: `${rule}-${hashOf(text)}`, rule, severity, sentence, facts, travelDetailIds, fixes };
}

/** FNV-1a over two halves: 64 bits, as letters and digits. https://www.rfc-editor.org/rfc/rfc9923 */
function hashOf(text: string): string {
  let [low, high] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit ^ (low >>> 7), 0x85ebca6b);
  }
  return digits(low) + digits(high);
}

function digits(half: number): string {
  return (half >>> 0).toString(36).padStart(7, '0');
}
