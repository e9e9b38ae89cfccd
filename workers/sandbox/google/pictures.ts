import { originFor } from '../vendor';
import type { GoogleUser } from './google-users';

export const PICTURES = '/a/';

/** Where a user's picture is; those the sandbox draws are its own in development. */
export function pictureUrl({ picture }: GoogleUser, url: URL): string | null {
  if (!picture?.startsWith('/')) return picture;
  return originFor(url, 'https://lh3.googleusercontent.com') + picture;
}

/** The first letter of the picture's name on a colour of its own. */
export function answerPicture({ pathname }: URL): Response {
  const name = pathname.slice(PICTURES.length);
  const letter = name.match(/^[a-z0-9]/i)?.[0].toUpperCase() ?? '?';
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
    `<rect width="96" height="96" fill="hsl(${hueOf(name)} 45% 30%)"/>`,
    '<text x="48" y="64" text-anchor="middle" font-family="sans-serif" font-size="46" fill="#fff">',
    `${letter}</text></svg>`,
  ].join('');
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'max-age=3600',
    },
  });
}

export function hueOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
}
