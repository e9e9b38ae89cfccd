import { ChevronRight } from 'lucide-react';
import { buttonStyle } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Dialog, DialogBody, DialogContent, DialogHeader } from '~/components/ui/overlay/dialog';
import { type Gig, NO_LOCATION } from '~/domain/gigs/gig';
import { dateRangeLabel, isPast, shortPlace } from '~/domain/gigs/gig-status';
import { gigCountLabel, groupGigs } from '~/domain/gigs/views/gig-groups';
import { placeGap, unplacedLabel } from '~/domain/gigs/views/marker-look';

interface GigChoiceProps {
  /** `overlapping`: so many share one spot. `unplaced`: the map cannot show them. */
  why: 'overlapping' | 'unplaced';
  gigs: Gig[];
  today: string;
  onChoose: (gigId: string) => void;
  onClose: () => void;
}

/** The gigs that pins cannot tell apart, or cannot tell at all. */
export default function GigChoice({ why, gigs, today, onChoose, onClose }: GigChoiceProps) {
  const { upcoming, past } = groupGigs(gigs, today);
  const ordered = [...upcoming.flatMap((group) => group.gigs), ...past.gigs];
  const searchable =
    why === 'unplaced' && gigs.some((gig) => !gig.geocoding && gig.location !== NO_LOCATION);
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent size="sm">
        <DialogHeader
          title={why === 'overlapping' ? overlapTitle(gigs) : unplacedLabel(gigs)}
          description={
            why === 'overlapping'
              ? 'They share one spot on the map. Which one?'
              : 'Open a gig to give it a location that can be found.'
          }
        />
        <DialogBody className="pt-2!">
          <ul className="-mx-2">
            {ordered.map((gig) => (
              <li
                key={gig.id}
                className="[contain-intrinsic-size:auto_64px] [content-visibility:auto]"
              >
                <button
                  type="button"
                  onClick={() => {
                    onClose();
                    onChoose(gig.id);
                  }}
                  className="flex min-h-[52px] w-full items-center gap-3 rounded-control px-2 py-2 text-left transition-colors duration-120 hover:bg-hover focus-visible:-outline-offset-3 active:bg-sunken"
                >
                  <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                    <span className="block font-semibold text-15 text-ink">{gig.title}</span>
                    <span className="block text-13 text-ink-2">
                      {dateRangeLabel(gig)} · {kindOf(gig, today)}
                    </span>
                    {why === 'unplaced' ? (
                      <span className="block text-13 text-ink-3">{placeGap(gig)}</span>
                    ) : null}
                  </span>
                  <ChevronRight aria-hidden="true" className="size-[18px] shrink-0 text-ink-3" />
                </button>
              </li>
            ))}
          </ul>
          {searchable ? (
            <p className="mt-3 border-line border-t pt-3">
              <Link
                to="/settings"
                className={buttonStyle({ variant: 'ghost', className: '-ml-2' })}
              >
                Look for missing places
              </Link>
            </p>
          ) : null}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

/** "23 gigs in Omaha, NE", unless their addresses differ. */
function overlapTitle(gigs: Gig[]): string {
  const places = new Set(gigs.map((gig) => shortPlace(gig.location)));
  const [place] = places;
  return `${gigCountLabel(gigs.length)} in ${places.size === 1 && place ? place : 'one spot'}`;
}

function kindOf(gig: Gig, today: string): string {
  if (isPast(gig, today)) return 'past';
  return gig.type;
}
