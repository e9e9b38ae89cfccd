import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';

interface SettingsCardProps {
  title: string;
  text?: ReactNode;
  /** Beside the title, such as a badge. */
  aside?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** One subject of the settings. */
export function SettingsCard({ title, text, aside, className, children }: SettingsCardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={cx('rounded-card border border-line bg-surface p-5 shadow-low md:p-6', className)}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 id={titleId} className="font-display text-display-18">
          {title}
        </h2>
        {aside}
      </div>
      {text ? <p className="mt-0.5 text-pretty text-14 text-ink-2">{text}</p> : null}
      {children}
    </section>
  );
}
