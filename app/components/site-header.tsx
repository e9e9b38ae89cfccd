import { cx } from 'class-variance-authority';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '~/components/logo';
import { Button } from '~/components/ui/button';
import { UserMenu, type UserMenuUser } from '~/components/user-menu';

interface SiteHeaderProps {
  /** Signed in: shows the menu. */
  user?: UserMenuUser | null;
  /** Shows "Add New Gig" on a desk; a phone has it in the bottom bar. */
  onAddGig?: () => void;
  /** Stands in the centre on a desk, such as the view switch. */
  children?: ReactNode;
  className?: string;
}

export function SiteHeader({ user, onAddGig, children, className }: SiteHeaderProps) {
  return (
    <header
      className={cx(
        'flex h-header shrink-0 items-center justify-between gap-4 bg-bg px-4 md:grid md:grid-cols-[1fr_auto_1fr] md:border-line md:border-b md:bg-surface md:px-6',
        className,
      )}
    >
      <Logo to="/" className="justify-self-start" />
      <div className="max-md:hidden">{children}</div>
      <div className="flex items-center gap-3.5 justify-self-end">
        {onAddGig ? (
          <Button onClick={onAddGig} className="max-md:hidden">
            <Plus aria-hidden="true" strokeWidth={2.2} />
            Add New Gig
          </Button>
        ) : null}
        {user ? <UserMenu user={user} /> : null}
      </div>
    </header>
  );
}
