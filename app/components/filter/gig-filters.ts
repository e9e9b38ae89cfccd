import type { Tag } from '~/domain/gigs/gig';
import type { GigFilter } from '~/domain/gigs/views/gig-filter';

/** The filter of a page with what it leaves, for the parts that show and change it. */
export interface GigFilters {
  filter: GigFilter;
  active: boolean;
  /** How many gigs it lets through, of how many. */
  shown: number;
  total: number;
  /** The tags there are to choose from. */
  tags: readonly Tag[];
  change: (filter: GigFilter) => void;
  clear: () => void;
  /** Opens the choices beside the button that was clicked, or closes them. */
  toggle: (button: HTMLElement) => void;
}
