/** The signed-in person, as the screens and `/api/auth/user` see them. */
export interface User {
  id: string;
  displayName: string;
  email: string;
  profilePicture: string | null;
}
