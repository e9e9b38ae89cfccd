/** The tabs of the settings, in order, by their addresses. */
export const SECTIONS = {
  calendar: 'Calendar Integration',
  preferences: 'Travel Preferences',
  account: 'Account',
} as const;
export type Section = keyof typeof SECTIONS;

/** Addresses of before, and the tab each opens. */
const ALIASES: Record<string, Section> = { '': 'calendar', email: 'preferences' };

/** The tab an address opens; null for one that does not exist. */
export function sectionOf(name = ''): Section | null {
  if (Object.hasOwn(ALIASES, name)) return ALIASES[name] ?? null;
  return Object.hasOwn(SECTIONS, name) ? (name as Section) : null;
}

export function sectionPath(section: Section): string {
  return `/settings/${section}`;
}
