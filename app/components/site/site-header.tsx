import { cx } from 'class-variance-authority';
import { Plus, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { CalendarNeedsLink } from '~/components/calendar-needs';
import { loadPalette } from '~/components/palette/load-palette';
import { Button } from '~/components/ui/button';
import { IconButton } from '~/components/ui/icon-button';
import { Tooltip } from '~/components/ui/overlay/tooltip';
import { UserMenu } from '~/components/user/user-menu';
import type { UserMenuUser } from '~/components/user/user-menu-picture';
import { Logo } from './logo';

interface SiteHeaderProps {
  /** Signed in: shows the menu. */
  user?: UserMenuUser | null;
  /** Shows "Add New Gig" on a desktop; a phone has it in the bottom bar. */
  onAddGig?: () => void;
  /** Shows the way to the search. */
  onSearch?: () => void;
  /** Stands in the centre on a desktop, such as the view switch. */
  children?: ReactNode;
  className?: string;
}

export function SiteHeader({ user, onAddGig, onSearch, children, className }: SiteHeaderProps) {
  return (
    <header
      className={cx(
        'flex h-header shrink-0 items-center justify-between gap-4 bg-bg px-4 md:max-lg:gap-2 md:grid md:grid-cols-[1fr_auto_1fr] md:border-line md:border-b md:bg-surface md:px-6',
        className,
      )}
    >
      <div className="justify-self-start">
        <Logo to="/" />
      </div>
      <div className="max-md:hidden">{children}</div>
      <div className="flex items-center gap-3.5 justify-self-end max-lg:gap-2">
        {user?.calendarNeeds ? <CalendarNeedsLink needs={user.calendarNeeds} /> : null}
        {onSearch ? (
          <Tooltip content="Search">
            <IconButton
              label="Search"
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+K Meta+K"
              onPointerEnter={prepareSearch}
              onClick={onSearch}
              className="max-md:size-[38px] max-md:rounded-full max-md:border max-md:border-line max-md:bg-surface md:-mr-1.5"
            >
              <Search aria-hidden="true" />
            </IconButton>
          </Tooltip>
        ) : null}
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

/** Only a head start: if it fails, opening says so. */
function prepareSearch() {
  loadPalette().catch(() => {});
}
