import { forwardRef, useState } from 'react';
import { LazyPart } from '~/components/ui/lazy-part';

export interface UserMenuUser {
  displayName: string;
  email: string;
  profilePicture?: string | null;
}

/** The menu's script arrives with the first approach to the picture. */
const loadMenu = () => import('~/components/user-menu-content');

export function UserMenu({ user }: { user: UserMenuUser }) {
  const [opened, setOpened] = useState(false);
  if (opened) {
    return <LazyPart load={loadMenu} props={{ user }} fallback={<UserPicture user={user} />} />;
  }

  // Only a head start: if it fails, opening says so.
  const prepare = () => void loadMenu().catch(() => {});
  return (
    <UserPicture
      user={user}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setOpened(true)}
    />
  );
}

interface UserPictureProps extends React.ButtonHTMLAttributes<HTMLButtonElement> {
  user: UserMenuUser;
}

export const UserPicture = forwardRef<HTMLButtonElement, UserPictureProps>(function UserPicture(
  { user, ...props },
  ref,
) {
  const letter = Array.from(user.displayName.trim() || user.email)[0]?.toUpperCase();
  return (
    <button
      ref={ref}
      {...props}
      type="button"
      aria-label={`Menu of ${user.displayName || user.email}`}
      className="hit-area relative grid size-[38px] shrink-0 place-items-center rounded-full border-[1.5px] border-brand-line bg-brand-tint font-bold text-15 text-brand-ink hover:border-brand"
    >
      {user.profilePicture ? (
        <img
          src={user.profilePicture}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full rounded-full object-cover"
        />
      ) : (
        letter
      )}
    </button>
  );
});
