import { useState } from 'react';
import { LazyPart } from '~/components/ui/lazy-part';
import { type UserMenuUser, UserPicture } from './user-menu-picture';

/** The menu's script arrives with the first approach to the picture. */
const loadMenu = () => import('./user-menu-content');

export function UserMenu({ user }: { user: UserMenuUser }) {
  const [opened, setOpened] = useState(false);
  if (opened) {
    return (
      <LazyPart
        load={loadMenu}
        props={{ user }}
        fallback={<UserPicture user={user} />}
        onGiveUp={() => setOpened(false)}
      />
    );
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
