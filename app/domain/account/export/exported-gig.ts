import type { ChecklistItem } from '~/domain/checklist/checklist-item';
import type { Gig } from '~/domain/gigs/gig';
import type { TravelDetail } from '~/domain/travel/travel-detail';

/** A gig and all that belongs to it; tags by name. */
export interface ExportedGig extends Omit<Gig, 'tags'> {
  tags: string[];
  /** In the order they happen. */
  travelDetails: TravelDetail[];
  checklist: ChecklistItem[];
  /** Ids of findings about its travel that the person wants to hear no more of. */
  silencedFindings: string[];
}
