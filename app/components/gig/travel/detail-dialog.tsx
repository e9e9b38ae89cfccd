import { Pencil } from 'lucide-react';
import { Button } from '~/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
} from '~/components/ui/overlay/dialog';
import { detailFacts } from '~/domain/travel/detail-facts';
import type { TravelDetail } from '~/domain/travel/travel-detail';

interface DetailDialogProps {
  detail: TravelDetail;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Not given for what can only be read. */
  onEdit?: () => void;
  /** Once the focus is back where it was. */
  onClosed: () => void;
}

/** Everything that is on file about one booking, and the text it was read from. */
export function DetailDialog(props: DetailDialogProps) {
  const { detail, name, open, onOpenChange, onEdit, onClosed } = props;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="md" onCloseAutoFocus={() => setTimeout(onClosed)}>
        <DialogHeader
          title={name}
          description={detail.googleEventId ? 'From your calendar' : 'Everything on file'}
        />
        <DialogBody>
          <dl className="grid gap-y-3 sm:grid-cols-2 sm:gap-x-6">
            {detailFacts(detail).map(({ label, value, zone, long }) => (
              <div key={label} className={long ? 'sm:col-span-2' : undefined}>
                <dt className="text-ink-3 text-label">{label}</dt>
                <dd className="whitespace-pre-line font-medium text-15 text-ink [overflow-wrap:anywhere]">
                  {value}
                  {zone ? <span className="font-normal text-ink-3"> {zone}</span> : null}
                </dd>
              </div>
            ))}
          </dl>
          {detail.sourceText ? (
            <section className="mt-5">
              <h3 className="mb-1.5 font-semibold font-text text-14">What you pasted</h3>
              <pre className="whitespace-pre-wrap rounded-control border border-line bg-bg px-3.5 py-3 font-text text-13 text-ink-2 [overflow-wrap:anywhere]">
                {detail.sourceText}
              </pre>
            </section>
          ) : null}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Close</Button>
          </DialogClose>
          {onEdit ? (
            <DialogClose asChild>
              <Button variant="tint" onClick={onEdit}>
                <Pencil aria-hidden="true" />
                Edit
              </Button>
            </DialogClose>
          ) : null}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
