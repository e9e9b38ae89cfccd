import { useNavigate } from '@remix-run/react';
import { CalendarSync, ClipboardPaste, ListChecks, Plus, Ticket } from 'lucide-react';
import { useEffect } from 'react';
import { BRAND } from '~/brand';
import { celebrate } from '~/components/celebrate';
import { Button } from '~/components/ui/button';
import { Dialog, DialogBody, DialogContent, DialogHeader } from '~/components/ui/overlay/dialog';

const CONFETTI_PIECES = 400;

const STEPS = [
  {
    Icon: Ticket,
    title: 'Add a gig, possible or booked',
    text: 'It finds its own place on the map, its time zone and its airport.',
  },
  {
    Icon: ClipboardPaste,
    title: 'Paste a confirmation',
    text: 'Flight, hotel and car are read from the e-mail. You just confirm it.',
  },
  {
    Icon: ListChecks,
    title: 'See what is still missing',
    text: 'On the map, in the year and in the list, at a glance.',
  },
];

interface WelcomeDialogProps {
  onAddGig: () => void;
  onClose: () => void;
}

/** The first thing a newcomer sees. */
export default function WelcomeDialog({ onAddGig, onClose }: WelcomeDialogProps) {
  const navigate = useNavigate();
  useEffect(() => celebrate(CONFETTI_PIECES), []);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm" className="max-md:top-auto max-md:max-h-[calc(100dvh-12px)]">
        <DialogHeader
          title={`Welcome to ${BRAND}!`}
          description="Every gig, and the trip that gets you there."
        />
        <DialogBody>
          <ul className="grid gap-4">
            {STEPS.map(({ Icon, title, text }) => (
              <li key={title} className="flex gap-3.5">
                <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-tint text-brand-ink">
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                <div>
                  <p className="font-semibold text-15 text-ink">{title}</p>
                  <p className="text-14 text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </DialogBody>
        <footer className="grid shrink-0 gap-2.5 px-5 pt-2 pb-[calc(20px+env(safe-area-inset-bottom,0px))] md:px-7 md:pb-6">
          <Button size="lg" full onClick={onAddGig}>
            <Plus aria-hidden="true" strokeWidth={2.2} />
            Add a Gig
          </Button>
          <Button
            variant="secondary"
            size="lg"
            full
            onClick={() => navigate('/settings/calendar', { replace: true })}
          >
            <CalendarSync aria-hidden="true" />
            Connect Calendar
          </Button>
          <Button variant="ghost" full onClick={onClose}>
            I'll do this later
          </Button>
        </footer>
      </DialogContent>
    </Dialog>
  );
}
