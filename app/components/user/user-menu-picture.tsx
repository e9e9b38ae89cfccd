import { forwardRef } from 'react';
import type { CalendarNeeds } from '~/domain/auth/user';
import { type PicturedUser, PictureFace } from './user-picture';

export interface UserMenuUser extends PicturedUser {
  emailVerified: boolean;
  calendarNeeds?: CalendarNeeds | null;
}

interface UserPictureProps extends React.ButtonHTMLAttributes<HTMLButtonElement> {
  user: UserMenuUser;
}

/** The round picture that opens the menu. */
export const UserPicture = forwardRef<HTMLButtonElement, UserPictureProps>(function UserPicture(
  { user, ...props },
  ref,
) {
  return (
    <button
      ref={ref}
      {...props}
      type="button"
      aria-label={`Menu of ${user.displayName || user.email}${user.emailVerified ? '' : ', e-mail not confirmed'}`}
      className="hit-area relative grid size-[38px] shrink-0 place-items-center rounded-full border-[1.5px] border-brand-line bg-brand-tint font-bold text-15 text-brand-ink hover:border-brand"
    >
      <PictureFace user={user} />
      {!user.emailVerified ? (
        <span className="absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-surface bg-warn" />
      ) : null}
    </button>
  );
});
