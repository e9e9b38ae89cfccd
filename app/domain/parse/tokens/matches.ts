/**
 * All matches of a global pattern. `matchAll` copies its pattern at each call: for those that hold a
 * vocabulary that takes a hundred times longer than to see that nothing matches.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}
