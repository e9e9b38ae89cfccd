import type { AppLoadContext } from '@remix-run/cloudflare';
import { dayIn, isTimeZone } from '~/domain/time/wall-time';

const COOKIE = /(?:^|;\s*)timeZone=([^;]+)/;

/** The user's day and zone: as their browser said, else as the edge guesses, else UTC. */
export function todayOf(
  request: Request,
  context: AppLoadContext,
): { day: string; timeZone: string } {
  const stored = COOKIE.exec(request.headers.get('Cookie') ?? '')?.[1];
  const timeZone = [stored && decode(stored), context.edgeTimeZone].find(
    (zone): zone is string => Boolean(zone) && isTimeZone(zone as string),
  );
  return { day: dayIn(timeZone ?? 'UTC', context.services.now()), timeZone: timeZone ?? 'UTC' };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
