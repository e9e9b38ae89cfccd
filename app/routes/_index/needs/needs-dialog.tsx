import { useFits } from '~/components/fit/use-fits';
import { Dialog, DialogBody, DialogContent, DialogHeader } from '~/components/ui/overlay/dialog';
import { NEEDS_DAYS, needsYou } from '~/domain/fit/views/needs-you';
import { NeedsList } from './needs-list';
import type { NeedsProps } from './needs-props';

/** What needs the person, over the map of a phone. */
export default function NeedsDialog({
  gigs,
  today,
  travelHref,
  onOpenTravel,
  onClose,
}: NeedsProps & { onClose: () => void }) {
  const { fits } = useFits(gigs, today);
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent size="sm">
        <DialogHeader title="Needs you" description={`In the next ${NEEDS_DAYS} days`} />
        <DialogBody className="pt-0!">
          <NeedsList
            needs={needsYou(fits ?? [], gigs, today)}
            today={today}
            travelHref={travelHref}
            onOpenTravel={(gigId) => {
              onClose();
              onOpenTravel(gigId);
            }}
            className="-mx-3.5"
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
