import { problemMessage } from '~/components/data/call-api';
import { useFits } from '~/components/fit/use-fits';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { Skeleton } from '~/components/ui/feedback/skeleton';
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
  const { fits, error, reload } = useFits(gigs, today);
  const needs = fits && needsYou(fits, gigs, today);
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent size="sm">
        <DialogHeader title="Needs you" description={`In the next ${NEEDS_DAYS} days`} />
        <DialogBody className="pt-0!">
          {needs && needs.length > 0 ? (
            <NeedsList
              needs={needs}
              today={today}
              travelHref={travelHref}
              onOpenTravel={(gigId) => {
                onClose();
                onOpenTravel(gigId);
              }}
              className="-mx-3.5"
            />
          ) : needs ? (
            <p className="text-15 text-ink-2">Nothing needs you in the next {NEEDS_DAYS} days.</p>
          ) : error ? (
            <PanelError onRetry={reload}>
              {problemMessage(error, 'What needs you could not be read.')}
            </PanelError>
          ) : (
            <Skeleton className="h-24 rounded-control" />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
