import { cx } from 'class-variance-authority';

/** The perforation and its two notches, which take the edge of the card. */
export function CardTear({ marked = false }: { marked?: boolean }) {
  const notch = cx(
    'absolute left-[62px] w-4 bg-[var(--behind,var(--bg))]',
    marked ? 'h-[10px] border-2 border-brand' : 'h-[9px] border border-line',
  );
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0 z-1">
      <span className="absolute top-3 bottom-3 left-[69px] w-0.5 bg-[repeating-linear-gradient(var(--line-strong)_0_2px,transparent_2px_7px)]" />
      <span className={cx(notch, 'rounded-b-full border-t-0', '-top-px')} />
      <span className={cx(notch, 'rounded-t-full border-b-0', '-bottom-px')} />
    </span>
  );
}
