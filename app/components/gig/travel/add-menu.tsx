import { CalendarSearch, Ellipsis, Keyboard } from 'lucide-react';
import { Spinner } from '~/components/ui/feedback/spinner';
import { IconButton } from '~/components/ui/icon-button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/components/ui/overlay/dropdown-menu';
import { useChosenItem } from '~/components/ui/overlay/use-chosen-item';
import type { FilterType } from '~/domain/calendar/sync-travel';
import { useCalendarSync } from './calendar-sync';
import { useTravelActions } from './travel-actions';

/** The ways to add a stay or a rental besides pasting it. */
export function AddMenu({ gigId, kind }: { gigId: string; kind: FilterType }) {
  const { onByHand } = useTravelActions();
  const { label, pending, sync } = useCalendarSync({ gigId, kind });
  const { choose, openChosen } = useChosenItem();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={pending ? 'Looking…' : `More ways to add: ${kind}`}>
          {pending ? <Spinner /> : <Ellipsis aria-hidden="true" />}
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent onCloseAutoFocus={openChosen}>
        <DropdownMenuItem onSelect={choose(() => onByHand(kind))}>
          <Keyboard aria-hidden="true" />
          Enter by hand
        </DropdownMenuItem>
        <DropdownMenuItem disabled={pending} onSelect={sync}>
          <CalendarSearch aria-hidden="true" />
          {label} in your calendar
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
