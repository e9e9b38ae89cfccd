import { cva, cx, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, MailWarning } from 'lucide-react';
import type { ReactNode } from 'react';

const notice = cva('flex gap-3 rounded-control px-3.5 py-3 text-14 [&>svg]:mt-px', {
  variants: {
    tone: {
      ok: 'bg-ok-tint text-ok-ink',
      warn: 'border border-warn-line bg-warn-tint text-warn-ink',
      bad: 'bg-bad-tint text-bad-ink',
    },
  },
});

const ICONS = { ok: CircleCheck, warn: MailWarning, bad: CircleAlert };

interface NoticeProps extends VariantProps<typeof notice> {
  tone: 'ok' | 'warn' | 'bad';
  /** What can be done about it. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Something the person should know, in the place where it matters. */
export function Notice({ tone, action, className, children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={cx(notice({ tone }), 'flex-wrap items-start', className)}
    >
      <Icon aria-hidden="true" className="size-[18px] shrink-0" />
      <div className="min-w-0 flex-1 basis-56 text-pretty break-words text-ink">{children}</div>
      {action}
    </div>
  );
}
