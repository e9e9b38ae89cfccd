import { type FormEvent, useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { TextField } from '~/components/ui/form/field';
import { Link } from '~/components/ui/link';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
} from '~/components/ui/overlay/dialog';
import { signWords } from '~/domain/fit/views/fit-sign';
import { gigCountLabel } from '~/domain/gigs/views/gig-groups';
import { type CalendarDay, type DayGig, longDate } from '~/domain/gigs/views/year-calendar';
import { CalendarMark } from './calendar-mark';

interface DayGigsDialogProps {
  /** A day of several gigs; null when nothing is asked. */
  day: CalendarDay | null;
  gigHref: (gigId: string) => string;
  onOpenGig: (gigId: string) => void;
  onClose: () => void;
}

/** Which of a day's gigs? Chosen with a click, or by its number. */
export function DayGigsDialog({ day, gigHref, onOpenGig, onClose }: DayGigsDialogProps) {
  // While it fades out it still shows the day it was opened for.
  const lastDay = useRef(day);
  if (day) lastDay.current = day;
  const shown = lastDay.current;
  const chose = useRef(false);
  const input = useRef<HTMLInputElement>(null);

  function open(gigId: string) {
    chose.current = true;
    onClose();
    onOpenGig(gigId);
  }

  return (
    <Dialog open={day !== null} onOpenChange={(isOpen) => isOpen || onClose()}>
      {shown ? (
        <DialogContent
          size="sm"
          onOpenAutoFocus={(event) => {
            chose.current = false;
            // On a phone the keyboard would cover the list.
            if (!matchMedia('(pointer: fine)').matches) return;
            event.preventDefault();
            input.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!chose.current) focusDay(shown.date);
          }}
        >
          <DialogHeader
            title={longDate(shown.date)}
            description={`${gigCountLabel(shown.gigs.length)} that day. Which one?`}
          />
          <DayGigsForm
            key={shown.date}
            gigs={shown.gigs}
            gigHref={gigHref}
            onOpenGig={open}
            inputRef={input}
          />
        </DialogContent>
      ) : null}
    </Dialog>
  );
}

interface DayGigsFormProps {
  gigs: DayGig[];
  gigHref: (gigId: string) => string;
  onOpenGig: (gigId: string) => void;
  inputRef: React.Ref<HTMLInputElement>;
}

function DayGigsForm({ gigs, gigHref, onOpenGig, inputRef }: DayGigsFormProps) {
  const [number, setNumber] = useState('');
  const [error, setError] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = /^\d+$/.test(number.trim()) ? gigs[Number(number) - 1] : undefined;
    if (chosen) onOpenGig(chosen.gig.id);
    else setError(`Enter a number from 1 to ${gigs.length}`);
  }

  return (
    <form onSubmit={submit} noValidate className="contents">
      <DialogBody className="grid content-start gap-4 pt-3!">
        <ol className="-mx-2 grid">
          {gigs.map((entry, index) => (
            <li key={entry.gig.id}>
              <DayGigLink
                entry={entry}
                number={index + 1}
                to={gigHref(entry.gig.id)}
                onOpen={() => onOpenGig(entry.gig.id)}
              />
            </li>
          ))}
        </ol>
        <TextField
          ref={inputRef}
          label="Gig number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          // A finger taps the gig itself.
          className="pointer-coarse:hidden [&_input]:max-w-40"
          value={number}
          errors={error ? [error] : null}
          onChange={(event) => {
            setNumber(event.target.value);
            setError(null);
          }}
        />
      </DialogBody>
      <DialogFooter
        back={
          <DialogClose asChild>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
        }
      >
        <Button type="submit" className="pointer-coarse:hidden">
          Open Gig
        </Button>
      </DialogFooter>
    </form>
  );
}

interface DayGigLinkProps {
  entry: DayGig;
  number: number;
  to: string;
  onOpen: () => void;
}

function DayGigLink({ entry, number, to, onOpen }: DayGigLinkProps) {
  const { gig, kind, region, attention, sign } = entry;
  return (
    <Link
      to={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen();
      }}
      className="flex min-h-[52px] items-center gap-3 rounded-control px-2 py-2 text-15 text-ink-2 transition-colors duration-120 hover:bg-hover active:bg-sunken"
    >
      <span aria-hidden="true" className="contents">
        <CalendarMark
          kind={kind}
          region={region}
          attention={attention}
          className="size-7 text-[0.6875rem]"
        />
      </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {number}. <span className="font-semibold text-ink">{gig.title}</span> ({gig.type}
        {sign ? `, ${signWords(sign).toLowerCase()}` : null})
      </span>
    </Link>
  );
}

/** The dialog has no trigger of its own to go back to. */
function focusDay(date: string) {
  document.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
}
