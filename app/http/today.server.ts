import type { AppLoadContext } from '@remix-run/cloudflare';
import { dayIn, timeZoneNamed } from '~/domain/time/wall-time';

const COOKIE = /(?:^|;\s*)timeZone=([^;]+)/;

/** The user's day and zone: as their browser said, else as the edge guesses, else UTC. */
export function todayOf(
  request: Request,
  context: AppLoadContext,
): { day: string; timeZone: string } {
  const stored = COOKIE.exec(request.headers.get('Cookie') ?? '')?.[1];
  const timeZone =
    timeZoneNamed(decode(stored)) ?? timeZoneNamed(context.edgeTimeZone ?? '') ?? 'UTC';
  return { day: dayIn(timeZone, context.services.now()), timeZone };
}

function decode(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
