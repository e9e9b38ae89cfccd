import { type AppLoadContext, createCookie } from '@remix-run/cloudflare';
import { defaults, seal as sealWith, unseal as unsealWith } from 'iron-webcrypto';
import type { z } from '~/zod';
import { privateCookie, privateCookieName } from './session.server';

/** A way that leads elsewhere and back takes no longer. */
const MINUTES = 10;

/** A value that nobody but this site can read or make, for ten minutes. */
export async function seal(value: unknown, { services }: AppLoadContext): Promise<string> {
  return sealWith(value, services.settings.sessionSecret, optionsAt(services.now()));
}

/** Null for what is over or is not ours. */
export async function unseal(sealed: string, { services }: AppLoadContext): Promise<unknown> {
  try {
    return await unsealWith(sealed, services.settings.sessionSecret, optionsAt(services.now()));
  } catch {
    return null;
  }
}

function optionsAt(now: Date) {
  return {
    ...defaults,
    ttl: MINUTES * 60_000,
    localtimeOffsetMsec: now.getTime() - Date.now(),
  };
}

/** A cookie for what is sealed. It is Lax: the way back may lead from another site. */
export function cookieForSealed(name: string, request: Request, { services }: AppLoadContext) {
  return createCookie(privateCookieName(name, request), {
    ...privateCookie(request),
    maxAge: MINUTES * 60,
    // Remix wants the cookies of sessions signed, sealed or not.
    secrets: [services.settings.sessionSecret],
  });
}

/** One value in a sealed cookie. */
export function sealedCookie<Schema extends z.ZodType>(name: string, schema: Schema) {
  return {
    async read(request: Request, context: AppLoadContext): Promise<z.output<Schema> | null> {
      const cookie = cookieForSealed(name, request, context);
      const sealed: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
      const opened = typeof sealed === 'string' ? await unseal(sealed, context) : null;
      return schema.safeParse(opened).data ?? null;
    },
    /** Answers the Set-Cookie, as `clear` does. */
    async write(request: Request, context: AppLoadContext, value: z.input<Schema>) {
      return cookieForSealed(name, request, context).serialize(await seal(value, context));
    },
    clear: (request: Request, context: AppLoadContext) =>
      cookieForSealed(name, request, context).serialize('', { maxAge: 0 }),
  };
}
