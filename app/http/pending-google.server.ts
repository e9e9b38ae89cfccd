import { z } from '~/zod';
import { sealedCookie } from './sealed-cookie.server';

/** Who has come back from Google and has still to prove that the account with their e-mail is theirs. */
export const pendingGoogle = sealedCookie(
  'gigbound_google_pending',
  z.object({
    identity: z.object({
      sub: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      hostedDomain: z.string().nullable(),
      name: z.string().nullable(),
      picture: z.string().nullable(),
    }),
    target: z.string(),
  }),
);
