/** How a person can sign in. */
export interface SignInMethods {
  hasPassword: boolean;
  /** The address of the connected Google account. */
  googleEmail: string | null;
}
