import { cx } from 'class-variance-authority';

interface NumberChipProps {
  /** The marks in the text; none where a person gave the value. */
  numbers: number[];
  ambiguous?: boolean;
}

/** A zero-width space: of two large numbers the second stands below the first. */
const MAY_BREAK = '\u200b';

/** Ties a field to the marks of the same number in the text. */
export function NumberChip({ numbers, ambiguous = false }: NumberChipProps) {
  if (numbers.length === 0) return <span />;
  return (
    <span
      className={cx(
        'grid min-h-6 min-w-6 max-w-7 place-items-center justify-self-start rounded-badge text-center font-semibold',
        numbers.length > 1 ? 'px-0.5 text-[0.6875rem] leading-[0.8125rem]' : 'px-1 text-13',
        ambiguous ? 'bg-warn text-on-warn' : 'bg-brand-tint text-brand-ink',
      )}
    >
      <span className="sr-only">mark </span>
      {numbers.join(`·${MAY_BREAK}`)}
    </span>
  );
}
