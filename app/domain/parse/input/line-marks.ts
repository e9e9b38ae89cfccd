/** Line ends and tabs that take the place of blanks, by the offset in the whole text. */
export type Marks = Map<number, '\n' | '\t'>;
export type BreakAt = (index: number, as?: '\n' | '\t') => void;

export interface PrintedLine {
  start: number;
  text: string;
}

/** Marks a blank of a line; nothing else is ever marked, so that every offset stays true. */
export function breaker({ start, text }: PrintedLine, marks: Marks): BreakAt {
  return (index, as = '\n') => {
    if (text.charAt(index) === ' ' && marks.get(start + index) !== '\n')
      marks.set(start + index, as);
  };
}

export function withMarks(clean: string, marks: Marks): string {
  let marked = '';
  let from = 0;
  for (const [index, as] of [...marks].sort(([a], [b]) => a - b)) {
    marked += clean.slice(from, index) + as;
    from = index + 1;
  }
  return marked + clean.slice(from);
}

/** Whether a capital or digit stands behind the blank at an offset. */
export function opensWord(line: string, at: number): boolean {
  return /^ [\p{Lu}\d]/u.test(line.slice(at, at + 3));
}
