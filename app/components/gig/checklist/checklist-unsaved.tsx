import { CircleAlert, X } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { IconButton } from '~/components/ui/icon-button';
import type { ListedItem } from './optimistic-items';

export interface UnsavedItemProps {
  item: ListedItem;
  onRetry: () => void;
  onRemove: () => void;
}

/** An item that could not be saved, as high as it is once it has been. */
export function UnsavedItem({ item, onRetry, onRemove }: UnsavedItemProps) {
  const retrying = item.state === 'retrying';
  return (
    <>
      <CircleAlert aria-hidden="true" className="mt-[11px] size-[22px] shrink-0 text-bad" />
      <div className="min-w-0 flex-1 py-0.5 pr-1 pl-3 text-15 text-ink">
        <p className="[overflow-wrap:anywhere]">{item.text}</p>
        <p className="flex items-center gap-2 text-13">
          <span className="text-bad-ink">Not saved</span>
          <Button
            variant="ghost"
            pending={retrying}
            pendingLabel="Saving..."
            onClick={onRetry}
            className="hit-area h-[18px]! px-1.5! text-13! text-brand-ink! [&_svg]:size-3.5!"
          >
            <span>
              Try again <span className="sr-only">to add {item.text}</span>
            </span>
          </Button>
        </p>
      </div>
      <IconButton
        label={`Delete ${item.text}`}
        disabled={retrying}
        onClick={onRemove}
        className="mt-0.5 -mr-2 disabled:bg-transparent"
      >
        <X aria-hidden="true" />
      </IconButton>
    </>
  );
}
