import { cx } from 'class-variance-authority';
import { Tabs as Radix } from 'radix-ui';
import type { ComponentPropsWithoutRef, ReactNode, SyntheticEvent } from 'react';
import { Link } from '~/components/ui/link';

export function Tabs(props: ComponentPropsWithoutRef<typeof Radix.Root>) {
  return <Radix.Root {...props} />;
}

interface TabListProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** The row of tabs; on a phone it scrolls sideways. */
export function TabList({ label, className, children }: TabListProps) {
  return (
    <Radix.List aria-label={label} className={cx(tabListStyle, className)}>
      {children}
    </Radix.List>
  );
}

interface TabProps {
  value: string;
  /** How many things in this tab need the person. */
  count?: number;
  /** What they are; what is only "open" is not urgent. */
  countWord?: 'needed' | 'open';
  children: ReactNode;
}

export function Tab({ value, count, countWord = 'needed', children }: TabProps) {
  return (
    <Radix.Trigger value={value} {...pointedAt} className={tabStyle}>
      {children}
      {count ? <TabCount count={count} word={countWord} /> : null}
    </Radix.Trigger>
  );
}

interface LinkTabProps {
  value: string;
  /** Where the tab's own address is. */
  to: string;
  children: ReactNode;
}

/** A tab with an address: a link, so that it opens before any script has come. */
export function LinkTab({ value, to, children }: LinkTabProps) {
  return (
    <Radix.Trigger value={value} {...pointedAt} asChild className={tabStyle}>
      <Link to={to} preventScrollReset>
        {children}
      </Link>
    </Radix.Trigger>
  );
}

export function TabPanel({ className, ...props }: ComponentPropsWithoutRef<typeof Radix.Content>) {
  return <Radix.Content {...props} className={cx('rounded-control outline-offset-4', className)} />;
}

/**
 * Radix gives a clicked tab the focus by script, for Safari, and a browser shows the ring of what a
 * script has focused: here only keys bring it.
 */
const pointedAt = {
  onPointerDown: ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    currentTarget.dataset.pointed = '';
  },
  onKeyDown: forgetPointer,
  onBlur: forgetPointer,
};

function forgetPointer({ currentTarget }: SyntheticEvent<HTMLElement>) {
  delete currentTarget.dataset.pointed;
}

function TabCount({ count, word }: { count: number; word: 'needed' | 'open' }) {
  return (
    <span
      className={cx(
        'grid h-5 min-w-5 place-items-center rounded-full px-1 font-semibold text-13',
        word === 'needed' ? 'bg-bad-tint text-bad-ink' : 'bg-hover text-ink-2',
      )}
    >
      {count}
      <span className="sr-only"> {word}</span>
    </span>
  );
}

/** Shared with rows of links that look like tabs (`aria-current="page"`). */
const tabListStyle =
  '-mx-1.5 flex gap-2 overflow-x-auto border-line border-b [scrollbar-width:none] md:gap-4';

const tabStyle = cx(
  'data-pointed:outline-none relative -mb-px inline-flex h-12 shrink-0 items-center gap-2 whitespace-nowrap rounded-t-[6px] px-1.5 font-semibold text-15 text-ink-2 transition-colors duration-180 hover:text-ink',
  // The row scrolls, and a ring outside the tab would be cut.
  '-outline-offset-2',
  'after:absolute after:inset-x-1.5 after:bottom-0 after:h-[3px] after:rounded-t-[3px] after:bg-transparent after:transition-colors after:duration-180',
  'data-[state=active]:text-ink data-[state=active]:after:bg-brand',
  'aria-[current=page]:text-ink aria-[current=page]:after:bg-brand',
);
