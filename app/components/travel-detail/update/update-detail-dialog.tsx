import { problemMessage } from '~/components/data/call-api';
import { Button } from '~/components/ui/button';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { Spinner } from '~/components/ui/feedback/spinner';
import {
  DialogBody,
  DialogClose,
  DialogFooter,
  DialogHeader,
} from '~/components/ui/overlay/dialog';
import type { Gig } from '~/domain/gigs/gig';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { BookingDialog, type BookingFrame, bookingContext } from '../booking-dialog';
import { DETAIL_NAMES } from '../detail-items';
import { DetailStamp } from '../detail-stamp';
import { UpdateDetail, type UpdateGig } from './update-detail';
import { useStoredDetail } from './use-stored-detail';

interface UpdateDetailDialogProps {
  gig: UpdateGig & Pick<Gig, 'title' | 'location'>;
  detail: Pick<TravelDetail, 'id' | 'detailType'>;
  /** The field to begin with, by the API's name. */
  toFix?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A stored booking to be corrected by hand or from a newer text. */
export function UpdateDetailDialog({
  gig,
  detail,
  toFix,
  open,
  onOpenChange,
}: UpdateDetailDialogProps) {
  return (
    <BookingDialog {...{ open, onOpenChange }} question="Discard your changes?">
      {(frame) => (
        <>
          <DialogHeader
            title={`Update ${DETAIL_NAMES[detail.detailType].title}`}
            description={bookingContext(gig)}
            icon={<DetailStamp type={detail.detailType} />}
          />
          <StoredDetail detailId={detail.id} {...{ gig, toFix }} {...frame} />
        </>
      )}
    </BookingDialog>
  );
}

interface StoredDetailProps extends BookingFrame {
  detailId: string;
  gig: UpdateGig;
  toFix?: string;
}

function StoredDetail({ detailId, ...rest }: StoredDetailProps) {
  const { detail, deleted, error, reload } = useStoredDetail(detailId);
  if (detail) return <UpdateDetail detail={detail} {...rest} />;
  return (
    <>
      <DialogBody className="grid min-h-52 content-center">
        {error === null ? (
          <p role="status" className="flex items-center justify-center gap-2.5 text-15 text-ink-2">
            <Spinner />
            Loading the travel details...
          </p>
        ) : deleted ? (
          <PanelError>This travel detail was deleted.</PanelError>
        ) : (
          <PanelError onRetry={reload}>
            {problemMessage(error, 'The travel details could not be loaded.')}
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
