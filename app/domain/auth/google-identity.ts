/** Who somebody is at Google, as Google says. */
export interface GoogleIdentity {
  /** Google's id of the account, which never changes; the e-mail may. */
  sub: string;
  /** Lower-cased. */
  email: string;
  emailVerified: boolean;
  /** The organization whose domain Google runs, if the account is one of its. */
  hostedDomain: string | null;
  name: string | null;
  picture: string | null;
}

/**
 * Whether Google itself hands out the address, so that its word proves whose it is: Gmail, or a
 * domain it runs. https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
export function isAuthoritative({ email, emailVerified, hostedDomain }: GoogleIdentity): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return emailVerified && (domain === 'gmail.com' || domain === hostedDomain?.toLowerCase());
}
