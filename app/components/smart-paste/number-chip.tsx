import { cx } from 'class-variance-authority';

interface NumberChipProps {
  /** The marks in the text; none where a person gave the value. */
  numbers: number[];
  ambiguous?: boolean;
}

/** Ties a field to the marks of the same number in the text. */
export function NumberChip({ numbers, ambiguous = false }: NumberChipProps) {
  if (numbers.length === 0) return <span />;
  return (
    <span
      className={cx(
        'grid h-6 min-w-6 place-items-center justify-self-start rounded-badge px-1 font-semibold',
        numbers.length > 1 ? 'text-[0.6875rem]' : 'text-13',
        ambiguous ? 'bg-warn text-on-warn' : 'bg-brand-tint text-brand-ink',
      )}
    >
      <span className="sr-only">mark </span>
      {numbers.join('·')}
    </span>
  );
}
