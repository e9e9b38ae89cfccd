import { useRouteLoaderData } from '@remix-run/react';
import { cx } from 'class-variance-authority';
import { CalendarX2, LogOut, MailWarning, Monitor, Moon, Settings, Sun } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { useState } from 'react';
import { CALENDAR_NEEDS } from '~/components/calendar-needs';
import { copyrightLine, LEGAL_PAGES } from '~/components/site/site-footer';
import { applyTheme, THEMES, type Theme, themeFromCookie } from '~/components/theme';
import { Link } from '~/components/ui/link';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/components/ui/overlay/dropdown-menu';
import { type UserMenuUser, UserPicture } from './user-menu-picture';

/** Loaded and opened by the first click on the picture; rendered in the browser only. */
export default function UserMenuContent({ user }: { user: UserMenuUser }) {
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger asChild>
        <UserPicture user={user} />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-64">
        <div className="px-2.5 pt-1.5 pb-2">
          <p className="truncate font-semibold text-15 text-ink">{user.displayName}</p>
          <p className="truncate text-13 text-ink-3">{user.email}</p>
        </div>
        <ThemeChoice />
        <DropdownMenuSeparator />
        {user.emailVerified ? null : (
          <DropdownMenuItem asChild>
            <Link to="/settings/account">
              <MailWarning aria-hidden="true" className="text-warn-ink" />
              Confirm your e-mail
            </Link>
          </DropdownMenuItem>
        )}
        {user.calendarNeeds ? (
          <DropdownMenuItem asChild>
            <Link to="/settings/calendar">
              <CalendarX2 aria-hidden="true" className="text-warn-ink" />
              {CALENDAR_NEEDS[user.calendarNeeds]}
            </Link>
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem asChild>
          <Link to="/settings">
            <Settings aria-hidden="true" />
            Settings
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/api/auth/logout" reloadDocument>
            <LogOut aria-hidden="true" />
            Sign out
          </Link>
        </DropdownMenuItem>
        <LegalLines />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** The page's footer, which a phone's map has no room for. */
function LegalLines() {
  const root = useRouteLoaderData<{ today: string }>('root');
  return (
    <div className="md:hidden">
      <DropdownMenuSeparator />
      <p className="px-2.5 pt-1 text-13 text-ink-3">{copyrightLine(root?.today.slice(0, 4))}</p>
      <div className="flex">
        {LEGAL_PAGES.map(({ to, label }) => (
          <DropdownMenuItem key={to} asChild className="text-13 text-ink-3">
            <Link to={to}>{label}</Link>
          </DropdownMenuItem>
        ))}
      </div>
    </div>
  );
}

const LOOKS = {
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
  system: { label: 'System', Icon: Monitor },
} satisfies Record<Theme, unknown>;

function ThemeChoice() {
  const [theme, setTheme] = useState(() => themeFromCookie(document.cookie));
  return (
    <Radix.RadioGroup
      aria-label="Theme"
      value={theme}
      onValueChange={(value) => {
        const next = value as Theme;
        setTheme(next);
        applyTheme(next);
      }}
      className="flex gap-1 rounded-control bg-sunken p-1"
    >
      {THEMES.map((value) => {
        const { label, Icon } = LOOKS[value];
        return (
          <Radix.RadioItem
            key={value}
            value={value}
            // The menu stays open: the choice is seen behind it.
            onSelect={(event) => event.preventDefault()}
            className={cx(
              'grid min-h-control flex-1 cursor-pointer content-center justify-items-center rounded-[7px] border border-transparent font-semibold text-label text-ink-2 outline-none',
              'data-[highlighted]:text-ink data-[highlighted]:outline-[2px] data-[highlighted]:outline-focus',
              'data-[state=checked]:border-line data-[state=checked]:bg-surface data-[state=checked]:text-ink',
            )}
          >
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </Radix.RadioItem>
        );
      })}
    </Radix.RadioGroup>
  );
}
