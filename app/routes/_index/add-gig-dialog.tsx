import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { ApiError, CONNECTION_LOST, problemMessage } from '~/components/api/call-api';
import { useMutation } from '~/components/api/use-mutation';
import { inputOf } from '~/components/input-of';
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
import { TextField } from '~/components/ui/field';
import { SegmentedControl } from '~/components/ui/segmented-control';
import { dismissError, toast } from '~/components/ui/toast';
import type { Gig, GigType } from '~/domain/gigs/gig';
import { NewGigFields } from '~/domain/gigs/gig-input';

interface AddGigDialogProps {
  onClose: () => void;
  onCreated: (gig: Gig) => void;
}

const TYPES = [
  { value: 'possible', label: 'Possible' },
  { value: 'booked', label: 'Booked' },
] as const;

export default function AddGigDialog({ onClose, onCreated }: AddGigDialogProps) {
  const { mutate, pending } = useMutation();
  const [asking, setAsking] = useState(false);
  const [type, setType] = useState<GigType>('possible');

  const [form, fields] = useForm({
    id: 'add-gig',
    defaultValue: { type: 'possible' },
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: NewGigFields }),
    async onSubmit(event, { formData, submission }) {
      event.preventDefault();
      if (submission?.status !== 'success') return;
      try {
        const gig = await mutate<Gig>('POST', '/api/gigs', Object.fromEntries(formData));
        toast({ title: 'Gig added', description: gig.title });
        onCreated(gig);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return;
        toast({
          tone: 'error',
          title: 'The gig was not saved',
          description: problemMessage(error, CONNECTION_LOST),
        });
      }
    },
  });

  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && !pending && (form.dirty ? setAsking(true) : onClose())}
      >
        <DialogContent size="md">
          <DialogHeader title="Add New Gig" description="Fill in the event details" />
          <form {...getFormProps(form)} method="post" action="/api/gigs" className="contents">
            <DialogBody className="grid content-start gap-4">
              <TextField
                {...inputOf(fields.title)}
                label="Event title"
                placeholder="Spring keynote"
              />
              <TextField
                {...inputOf(fields.location)}
                label="Location"
                placeholder="Massey Hall, Toronto, ON"
                icon={<MapPin aria-hidden="true" />}
                autoComplete="off"
                hint="Venue, city and state: it finds its own place on the map."
              />
              <div className="grid grid-cols-2 gap-4">
                <TextField {...inputOf(fields.date, 'date')} label="Date" />
                <TextField
                  {...inputOf(fields.endDate, 'date')}
                  label={<Optional>End date</Optional>}
                />
                <TextField
                  {...inputOf(fields.startTime, 'time')}
                  label={<Optional>Start time</Optional>}
                />
                <TextField
                  {...inputOf(fields.airport)}
                  label={<Optional>Airport</Optional>}
                  placeholder="AUS"
                  maxLength={3}
                  autoCapitalize="characters"
                  autoComplete="off"
                />
              </div>
              <fieldset>
                <legend className="mb-1.5 font-semibold text-14 text-ink">Status</legend>
                <SegmentedControl
                  label="Status"
                  value={type}
                  onValueChange={setType}
                  segments={TYPES}
                  className="w-full sm:w-64"
                />
                <input type="hidden" name="type" value={type} />
              </fieldset>
              <div className="grid gap-4 border-line border-t pt-4 sm:grid-cols-2">
                <TextField
                  {...inputOf(fields.contactName)}
                  label={<Optional>Contact name</Optional>}
                  autoComplete="off"
                />
                <TextField
                  {...inputOf(fields.contactEmail, 'email')}
                  label={<Optional>Contact e-mail</Optional>}
                  autoComplete="off"
                />
                <TextField
                  {...inputOf(fields.contactOrganization)}
                  label={<Optional>Organization</Optional>}
                  autoComplete="off"
                  className="sm:col-span-2"
                />
              </div>
            </DialogBody>
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="secondary">Cancel</Button>
              </DialogClose>
              <Button type="submit" pending={pending} pendingLabel="Creating...">
                Create Gig
              </Button>
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard this gig?"
        description="What you typed has not been saved yet."
        confirmLabel="Discard"
        cancelLabel="Keep it"
        onConfirm={() => {
          dismissError();
          onClose();
        }}
      />
    </>
  );
}

function Optional({ children }: { children: string }) {
  return (
    <>
      {children} <span className="font-normal text-ink-3">(optional)</span>
    </>
  );
}
