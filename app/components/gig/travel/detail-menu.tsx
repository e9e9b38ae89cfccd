import { ClipboardPaste, Ellipsis, FileText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '~/components/data/call-api';
import { markStale } from '~/components/data/page-data';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { toast } from '~/components/ui/feedback/toast';
import { IconButton } from '~/components/ui/icon-button';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/components/ui/overlay/dropdown-menu';
import { useChosenItem } from '~/components/ui/overlay/use-chosen-item';
import type { DetailType, TravelDetail } from '~/domain/travel/travel-detail';
import { DetailDialog } from './detail-dialog';
import { useTravelActions } from './travel-actions';

const ITEMS: Record<DetailType, string> = {
  flight: 'flight',
  hotel: 'hotel',
  car: 'car rental',
  other: 'travel detail',
};

interface DetailMenuProps {
  detail: TravelDetail;
  /** Which one it is, for assistive technology. */
  name: string;
  onPaste?: () => void;
}

/** Details, edit, one more, delete. What a calendar sent is only read here; rentals can go. */
export function DetailMenu({ detail, name, onPaste }: DetailMenuProps) {
  const { mutate, pending } = useApiMutation();
  const { onEdit } = useTravelActions();
  const [asking, setAsking] = useState(false);
  const [reading, setReading] = useState(false);
  const { choose, openChosen } = useChosenItem();
  const editable = detail.googleEventId === null;
  const deletable = editable || detail.detailType === 'car';
  const item = ITEMS[detail.detailType];

  async function remove() {
    try {
      await mutate('DELETE', `/api/travel-details/${detail.id}`);
      setAsking(false);
      toast({ title: 'Travel detail deleted' });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        // It has gone elsewhere, and perhaps its gig with it: the next reading tells.
        setAsking(false);
        markStale();
        toast({ tone: 'error', title: 'This travel detail was already deleted' });
        return;
      }
      toast({ tone: 'error', title: 'Failed to delete the travel detail. Please try again.' });
    }
  }

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={`More about ${name}`} className="-mr-2 -ml-1 max-md:size-9">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent onCloseAutoFocus={openChosen}>
          <DropdownMenuItem onSelect={choose(() => setReading(true))}>
            <FileText aria-hidden="true" />
            Details
          </DropdownMenuItem>
          {editable ? (
            <DropdownMenuItem onSelect={choose(() => onEdit(detail))}>
              <Pencil aria-hidden="true" />
              Edit
            </DropdownMenuItem>
          ) : null}
          {onPaste ? (
            <DropdownMenuItem onSelect={choose(onPaste)}>
              <ClipboardPaste aria-hidden="true" />
              Add another {item}
            </DropdownMenuItem>
          ) : null}
          {deletable ? (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuItem tone="danger" onSelect={choose(() => setAsking(true))}>
                <Trash2 aria-hidden="true" />
                Delete
              </DropdownMenuItem>
            </>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      <DetailDialog
        detail={detail}
        name={name}
        open={reading}
        onOpenChange={setReading}
        onEdit={editable ? choose(() => onEdit(detail)) : undefined}
        onClosed={openChosen}
      />
      <AlertDialog
        open={asking}
        onOpenChange={(open) => !pending && setAsking(open)}
        title={`Delete ${item}`}
        description={`Are you sure you want to delete this ${item}? This action cannot be undone.`}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={pending}
        onConfirm={remove}
      />
    </>
  );
}
