import Bowser from 'bowser';

const LONGEST_USER_AGENT = 1_000;

/** "Safari on iOS" for a User-Agent header; null when it names neither a browser nor a system. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_USER_AGENT));
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return browser.name || os.name || null;
}
