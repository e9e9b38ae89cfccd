import type { GigFilter } from './gig-filter';

/** One thing a filter asks for, and the filter that no longer asks for it. */
export interface FilterPart {
  key: string;
  label: string;
  /** For a tag, its name. */
  tag?: string;
  without: GigFilter;
}

/** "Booked", "Needs travel", "Keynote": what stands on the chips. */
export function filterParts(filter: GigFilter): FilterPart[] {
  const parts: FilterPart[] = [];
  if (filter.show) {
    const label = filter.show === 'booked' ? 'Booked' : 'Possible';
    parts.push({ key: 'show', label, without: { ...filter, show: null } });
  }
  if (filter.needsTravel) {
    const without = { ...filter, needsTravel: false };
    parts.push({ key: 'needs', label: 'Needs travel', without });
  }
  for (const tag of filter.tags) {
    parts.push({ key: `tag ${tag}`, label: tag, tag, without: toggleTag(filter, tag) });
  }
  return parts;
}

export function toggleTag(filter: GigFilter, tag: string): GigFilter {
  const others = filter.tags.filter((name) => name !== tag);
  const had = others.length < filter.tags.length;
  return { ...filter, tags: had ? others : [...filter.tags, tag] };
}
