import { z } from 'zod';
import { badControl, noContent, parseControlBody } from '../control-body';
import type { Control } from '../vendor';
import { expireCodes } from './authorization-codes';
import { findUser, findUserByEmail, type GoogleUser, saveUser } from './google-users';
import { expireAccessTokens, listGrants, revokeGrantsOfUser } from './grants';

const UserChange = z.strictObject({
  /** Whose account it is; without it, the one with the address, or a new one. */
  sub: z
    .string()
    .regex(/^\d{21}$/)
    .optional(),
  email: z.string().regex(/^[^\s@]+@[^\s@]+$/),
  email_verified: z.boolean().optional(),
  name: z.string().min(1).optional(),
  hd: z.string().min(1).nullable().optional(),
  picture: z.string().min(1).nullable().optional(),
});
type UserChange = z.infer<typeof UserChange>;

const Revocation = z.strictObject({ email: z.string() });
const Expiry = z.strictObject({ what: z.enum(['accessTokens', 'codes']) });

export const googleControls: Readonly<Record<string, Control>> = {
  async 'POST /__ctl/google/users'(request) {
    const body = await parseControlBody(request, UserChange);
    if (!body.ok) return body.response;
    const user = await withChange(body.data);
    const recycled = findUserByEmail(user.email);
    if (recycled && recycled.sub !== user.sub) revokeGrantsOfUser(recycled.sub);
    saveUser(user);
    return Response.json(user);
  },

  async 'POST /__ctl/google/revoke'(request) {
    const body = await parseControlBody(request, Revocation);
    if (!body.ok) return body.response;
    const user = findUserByEmail(body.data.email);
    if (!user) return badControl(`no user has the address ${body.data.email}`);
    revokeGrantsOfUser(user.sub);
    return noContent();
  },

  async 'POST /__ctl/google/expire'(request) {
    const body = await parseControlBody(request, Expiry);
    if (!body.ok) return body.response;
    if (body.data.what === 'codes') expireCodes();
    else expireAccessTokens();
    return noContent();
  },

  'GET /__ctl/google/grants': () => Response.json(listGrants()),
};

async function withChange(change: UserChange): Promise<GoogleUser> {
  const existing = change.sub ? findUser(change.sub) : findUserByEmail(change.email);
  return {
    ...(existing ?? {
      sub: await subFor(change.email),
      email_verified: true,
      name: change.email.split('@')[0] ?? change.email,
      hd: null,
      picture: null,
    }),
    ...change,
  };
}

/** The same 21 digits for an address each time. */
async function subFor(email: string): Promise<string> {
  const bytes = new TextEncoder().encode(email.toLowerCase());
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `1${[...hash.subarray(0, 20)].map((byte) => byte % 10).join('')}`;
}
