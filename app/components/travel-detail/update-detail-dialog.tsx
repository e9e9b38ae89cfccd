import { useState } from 'react';
import { problemMessage } from '~/components/api/call-api';
import { keepEscapeInEditor } from '~/components/gig/keep-escape';
import type { Guard } from '~/components/gig/unsaved-work';
import { useUnsavedDialog } from '~/components/gig/use-editor';
import { AlertDialog } from '~/components/ui/alert-dialog';
import { Button } from '~/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
} from '~/components/ui/dialog';
import { PanelError } from '~/components/ui/panel-error';
import { Spinner } from '~/components/ui/spinner';
import type { Gig } from '~/domain/gigs/gig';
import { shortPlace } from '~/domain/gigs/gig-status';
import { dayText } from '~/domain/time/day-label';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { DETAIL_NAMES } from './detail-items';
import { DetailStamp } from './detail-stamp';
import { UpdateDetail, type UpdateGig } from './update-detail';
import { useStoredDetail } from './use-stored-detail';

interface UpdateDetailDialogProps {
  gig: UpdateGig & Pick<Gig, 'title' | 'location'>;
  detail: Pick<TravelDetail, 'id' | 'detailType'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A stored booking to be corrected by hand or from a newer text. */
export function UpdateDetailDialog({ gig, detail, open, onOpenChange }: UpdateDetailDialogProps) {
  const [guard, setGuard] = useState<Guard>('free');
  const [asking, setAsking] = useState(false);
  const [wide, setWide] = useState(false);
  const { title } = DETAIL_NAMES[detail.detailType];

  function tryToClose() {
    if (guard === 'ask') setAsking(true);
    else if (guard === 'free') onOpenChange(false);
  }
  useUnsavedDialog(guard, tryToClose);

  return (
    <>
      <Dialog open={open} onOpenChange={(next) => (next ? onOpenChange(true) : tryToClose())}>
        <DialogContent
          size={wide ? 'xl' : 'md'}
          onEscapeKeyDown={keepEscapeInEditor}
          className={wide ? WIDE : 'max-md:top-6!'}
        >
          <DialogHeader
            title={`Update ${title}`}
            description={[gig.title, shortPlace(gig.location), dayText(gig.date, 'monthDay')].join(
              ' · ',
            )}
            icon={<DetailStamp type={detail.detailType} />}
          />
          <StoredDetail
            detailId={detail.id}
            gig={gig}
            onGuard={setGuard}
            onWide={setWide}
            onCancel={tryToClose}
            onClose={() => onOpenChange(false)}
          />
        </DialogContent>
      </Dialog>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="What you entered has not been saved yet."
        confirmLabel="Discard"
        cancelLabel="Keep it"
        onConfirm={() => onOpenChange(false)}
      />
    </>
  );
}

const WIDE = 'max-md:top-6! md:w-[calc(100%-96px)]! md:max-w-[1024px]!';

interface StoredDetailProps {
  detailId: string;
  gig: UpdateGig;
  onGuard: (guard: Guard) => void;
  onWide: (wide: boolean) => void;
  onCancel: () => void;
  onClose: () => void;
}

function StoredDetail({ detailId, ...rest }: StoredDetailProps) {
  const { stored, retry } = useStoredDetail(detailId);
  if (stored.state === 'ready') return <UpdateDetail detail={stored.detail} {...rest} />;
  return (
    <>
      <DialogBody className="grid min-h-52 content-center">
        {stored.state === 'loading' ? (
          <p role="status" className="flex items-center justify-center gap-2.5 text-15 text-ink-2">
            <Spinner />
            Loading the travel details...
          </p>
        ) : stored.state === 'gone' ? (
          <PanelError>This travel detail was deleted.</PanelError>
        ) : (
          <PanelError onRetry={retry}>
            {problemMessage(stored.error, 'The travel details could not be loaded.')}
          </PanelError>
        )}
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">Close</Button>
        </DialogClose>
      </DialogFooter>
    </>
  );
}
