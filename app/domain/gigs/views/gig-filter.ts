import type { Gig, GigType, Tag } from '../gig';
import { travelStatus } from '../gig-status';

/** Which gigs a person wants to see; it stands in the URL, so that a view can be kept. */
export interface GigFilter {
  /** Null shows booked and possible ones. */
  show: GigType | null;
  /** Only booked gigs ahead that lack their flight, hotel or car. */
  needsTravel: boolean;
  /** Names of tags; a gig needs one of them. */
  tags: readonly string[];
}

export const NO_FILTER: GigFilter = { show: null, needsTravel: false, tags: [] };

const NAMES = ['show', 'needs', 'tag'];
const TYPES: readonly GigType[] = ['booked', 'possible'];

type Filtered = Pick<Gig, 'type' | 'date' | 'endDate' | 'needs'> & {
  tags: ReadonlyArray<Pick<Tag, 'name'>>;
};

/** Reads `show=booked&needs=travel&tag=Keynote&tag=Festival`; what it does not know it ignores. */
export function parseGigFilter(params: URLSearchParams, tagNames: readonly string[]): GigFilter {
  const asked = new Set(params.getAll('tag').map(fold));
  return {
    show: TYPES.find((type) => type === params.get('show')) ?? null,
    needsTravel: params.get('needs') === 'travel',
    tags: tagNames.filter((name) => asked.has(fold(name))),
  };
}

/** The same address with another filter in it. */
export function withGigFilter(params: URLSearchParams, filter: GigFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of NAMES) next.delete(name);
  if (filter.show) next.set('show', filter.show);
  if (filter.needsTravel) next.set('needs', 'travel');
  for (const tag of filter.tags) next.append('tag', tag);
  return next;
}

export function isFiltering(filter: GigFilter): boolean {
  return filterSize(filter) > 0;
}

/** The gigs a filter lets through, in their order; without one the very list that was given. */
export function filterGigs<G extends Filtered>(gigs: G[], filter: GigFilter, today: string): G[] {
  if (!isFiltering(filter)) return gigs;
  const wanted = new Set(filter.tags);
  return gigs.filter(
    (gig) =>
      (filter.show === null || gig.type === filter.show) &&
      (!filter.needsTravel || travelStatus(gig, today).missing.length > 0) &&
      (wanted.size === 0 || gig.tags.some(({ name }) => wanted.has(name))),
  );
}

/** How many things it asks for. */
export function filterSize({ show, needsTravel, tags }: GigFilter): number {
  return (show ? 1 : 0) + (needsTravel ? 1 : 0) + tags.length;
}

export const NO_MATCH = 'No gigs match these filters';

/** "12 of 40 gigs". */
export function filteredCount(shown: number, total: number): string {
  return `${shown} of ${total} ${total === 1 ? 'gig' : 'gigs'}`;
}

/** Every tag that a gig has, once, by name. */
export function tagsOf(gigs: ReadonlyArray<{ tags: readonly Tag[] }>): Tag[] {
  const byName = new Map<string, Tag>();
  for (const { tags } of gigs) for (const tag of tags) byName.set(tag.name, tag);
  return [...byName.values()].sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1));
}

function fold(name: string): string {
  return name.trim().toLowerCase();
}
