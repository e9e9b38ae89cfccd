export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

function isTheme(value: unknown): value is Theme {
  return THEMES.includes(value as Theme);
}

/** The choice kept in the `theme` cookie; without one the system decides. */
export function themeFromCookie(cookieHeader: string | null): Theme {
  const value = cookieHeader?.match(/(?:^|;\s*)theme=(\w+)/)?.[1];
  return isTheme(value) ? value : 'system';
}

/** Shows a theme at once and keeps it for a year. */
export function applyTheme(theme: Theme) {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no cookieStore to rely on
  document.cookie = `theme=${theme}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
