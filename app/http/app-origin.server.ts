import type { Services } from '~/services.server';

/** Where links that leave the site lead back to: never a host that a request can name. */
export function appOrigin(request: Request, { settings }: Pick<Services, 'settings'>): string {
  return settings.appOrigin ?? new URL(request.url).origin;
}
