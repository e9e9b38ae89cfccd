import type { GigFilters } from '~/components/filter/gig-filters';
import type { ShortcutActions } from '~/components/keys/use-shortcuts';
import type { Gig } from '~/domain/gigs/gig';

/** What the palette can find and do on a page. */
export interface PaletteActions {
  /** A page that shows one gig or none leaves it to the palette to read them. */
  gigs?: readonly Gig[];
  today: string;
  /** Only where gigs are shown together. */
  filters?: GigFilters;
  openGig: (gigId: string) => void;
  /** Those that a single key has as well: views, Add New Gig, filters, the sheet. */
  shortcuts: ShortcutActions;
  goTo: (href: string) => void;
}
