import { cx } from 'class-variance-authority';

/** Also for links that switch views; those mark the chosen one with `aria-current="page"`. */
export const segmentStyle = cx(
  'hit-area relative inline-flex h-[34px] flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-[9px] px-3.5 font-semibold text-15 text-ink-2',
  'border border-transparent transition-colors duration-180 hover:text-ink',
  'data-[state=on]:border-line data-[state=on]:bg-surface data-[state=on]:text-ink data-[state=on]:shadow-low',
  'aria-[current=page]:border-line aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-low',
  'dark:data-[state=on]:border-line-strong dark:data-[state=on]:bg-raised dark:aria-[current=page]:border-line-strong dark:aria-[current=page]:bg-raised',
  'max-md:h-10 pointer-coarse:h-10',
  '[&_svg]:size-[18px] data-[state=on]:[&_svg]:text-brand-ink aria-[current=page]:[&_svg]:text-brand-ink',
);
