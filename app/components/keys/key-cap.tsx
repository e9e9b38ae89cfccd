import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** A key as it is printed on a keyboard. */
export function KeyCap({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <kbd
      className={cx(
        'inline-grid h-6 min-w-6 place-items-center rounded-[6px] border border-line-strong bg-surface px-1.5 font-semibold font-text text-label text-ink-2 dark:bg-raised',
        className,
      )}
    >
      {children}
    </kbd>
  );
}

/** "⌘K", or "Ctrl K" where there is no such key. */
export function commandKeyLabel(key: string, mac: boolean): string {
  return mac ? `⌘${key.toUpperCase()}` : `Ctrl ${key.toUpperCase()}`;
}
