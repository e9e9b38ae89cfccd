export interface PicturedUser {
  displayName: string;
  email: string;
  profilePicture?: string | null;
}

/** The person's picture, or the first letter of their name, inside a round frame of the caller's. */
export function PictureFace({ user }: { user: PicturedUser }) {
  if (!user.profilePicture) {
    return Array.from(user.displayName.trim() || user.email)[0]?.toUpperCase();
  }
  return (
    <img
      src={user.profilePicture}
      alt=""
      referrerPolicy="no-referrer"
      className="size-full rounded-full object-cover"
    />
  );
}
