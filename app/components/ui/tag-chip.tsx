import { cx } from 'class-variance-authority';

interface TagChipProps {
  name: string;
  /** "#rrggbb" */
  color: string;
  className?: string;
}

/** The person's own word, with a dot of its colour. */
export function TagChip({ name, color, className }: TagChipProps) {
  return (
    <span
      className={cx(
        'inline-flex h-[22px] min-w-0 max-w-full items-center gap-[5px] rounded-full border border-line bg-surface px-[7px] font-medium text-badge text-ink-2',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="size-2 shrink-0 rounded-full"
        style={{ background: color }}
      />
      <span className="truncate">{name}</span>
    </span>
  );
}
