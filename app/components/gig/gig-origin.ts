/** Kept with the history entry of a gig's page: the view of the dashboard it was opened from. */
export interface GigOrigin {
  /** "/?view=list" */
  from: string;
  /** Whether Back leads there. */
  behind: boolean;
}

export function gigPageHref(gigId: string, tab: string | null = null): string {
  return tab && tab !== 'overview' ? `/gigs/${gigId}?tab=${tab}` : `/gigs/${gigId}`;
}

/** What a history entry says of where its page was opened from; null when it says nothing. */
export function readOrigin(state: unknown): GigOrigin | null {
  if (typeof state !== 'object' || state === null) return null;
  const { from, behind } = state as Partial<Record<keyof GigOrigin, unknown>>;
  if (typeof from !== 'string' || !/^\/(\?|$)/.test(from)) return null;
  return { from, behind: behind === true };
}

const VIEW_NAMES = { map: 'Map', calendar: 'Calendar', list: 'List', schedule: 'Schedule' };

/** "List" of "/?view=list"; the dashboard opens on the map. */
export function originName({ from }: Pick<GigOrigin, 'from'>): string {
  const view = new URLSearchParams(from.slice(from.indexOf('?') + 1)).get('view') ?? 'map';
  return view in VIEW_NAMES ? VIEW_NAMES[view as keyof typeof VIEW_NAMES] : VIEW_NAMES.map;
}
