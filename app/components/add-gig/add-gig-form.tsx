import { getFormProps, useForm, useInputControl } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { History } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { inputOf } from '~/components/input-of';
import { PlaceField } from '~/components/places/place-field';
import { Button } from '~/components/ui/button';
import { TextField } from '~/components/ui/form/field';
import { inCapitals } from '~/components/ui/form/in-capitals';
import { SegmentedControl } from '~/components/ui/form/segmented-control';
import { DialogBody, DialogClose, DialogFooter } from '~/components/ui/overlay/dialog';
import type { GigType } from '~/domain/gigs/gig';
import { NewGigFields } from '~/domain/gigs/gig-input';
import type { z } from '~/zod';
import { AroundGig } from './around/around-gig';
import { timeAndPlaceOf } from './around/use-draft-fit';
import type { GigDraft } from './gig-draft';
import { useNearestAirport } from './use-nearest-airport';

interface AddGigFormProps {
  /** What stands in the form at first. */
  draft: GigDraft;
  /** Whether that was typed before the dialog was opened. */
  restored: boolean;
  pending: boolean;
  onType: (draft: GigDraft) => void;
  onSave: (draft: GigDraft) => void;
  onStartOver: () => void;
}

type TypedFields = Record<
  | 'title'
  | 'location'
  | 'date'
  | 'endDate'
  | 'startTime'
  | 'endTime'
  | 'loadInTime'
  | 'airport'
  | 'contactName'
  | 'contactEmail'
  | 'contactPhone'
  | 'contactOrganization',
  string
>;

const TYPES = [
  { value: 'possible', label: 'Possible' },
  { value: 'booked', label: 'Booked' },
] as const;

export function AddGigForm({
  draft,
  restored,
  pending,
  onType,
  onSave,
  onStartOver,
}: AddGigFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [type, setType] = useState<GigType>(draft.fields.type === 'booked' ? 'booked' : 'possible');
  const [coordinates, setCoordinates] = useState(draft.coordinates);

  const [form, fields] = useForm<TypedFields, z.output<typeof NewGigFields>>({
    id: 'add-gig',
    defaultValue: draft.fields,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: NewGigFields }),
    onSubmit(event, { formData, submission }) {
      event.preventDefault();
      if (submission?.status === 'success') onSave(typed(formData));
    },
  });
  const location = useInputControl(fields.location);
  const place = location.value ?? '';
  const nearest = useNearestAirport(coordinates && place);

  const timeAndPlace = timeAndPlaceOf({
    type,
    location: place,
    date: fields.date.value,
    endDate: fields.endDate.value,
    startTime: fields.startTime.value,
    endTime: fields.endTime.value,
    loadInTime: fields.loadInTime.value,
  });

  const typed = (formData: FormData): GigDraft => ({
    ...draft,
    fields: Object.fromEntries(
      [...formData].flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
    ),
    coordinates,
  });
  const follow = () => element.current && onType(typed(new FormData(element.current)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is no input to hear
  useEffect(() => void follow(), [type, coordinates]);

  return (
    <form
      {...getFormProps(form)}
      ref={element}
      method="post"
      action="/api/gigs"
      onInput={follow}
      className="contents"
    >
      <DialogBody className="grid content-start gap-4">
        {restored ? <RestoredNote onStartOver={onStartOver} /> : null}
        <TextField
          {...inputOf(fields.title)}
          label="Event title"
          placeholder="Spring keynote"
          autoComplete="off"
        />
        <PlaceField
          id={fields.location.id}
          name={fields.location.name}
          errors={fields.location.errors}
          label="Location"
          placeholder="Massey Hall, Toronto, ON"
          value={place}
          picked={coordinates !== null}
          onType={(text) => {
            location.change(text);
            setCoordinates(null);
          }}
          onPick={({ label, latitude, longitude }) => {
            location.change(label);
            setCoordinates({ latitude, longitude });
          }}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField {...inputOf(fields.date, 'date')} label="Date" />
          <TextField
            {...inputOf(fields.endDate, 'date')}
            label={<Optional>End date</Optional>}
            min={fields.date.value}
          />
          <TextField
            {...inputOf(fields.startTime, 'time')}
            label={<Optional>Start time</Optional>}
          />
          <TextField {...inputOf(fields.endTime, 'time')} label={<Optional>End time</Optional>} />
          <TextField
            {...inputOf(fields.loadInTime, 'time')}
            label={<Optional>Load-in</Optional>}
            hint="When you can set up"
          />
          <TextField
            {...inputOf(fields.airport)}
            label={<Optional>Airport</Optional>}
            placeholder={nearest?.airport ?? 'AUS'}
            hint={
              nearest ? `Nearest: ${nearest.airport}, ${nearest.name}` : 'Found from the location'
            }
            autoCapitalize="characters"
            onInput={inCapitals}
            autoComplete="off"
          />
        </div>
        <AroundGig
          typed={
            timeAndPlace && {
              ...timeAndPlace,
              latitude: coordinates?.latitude ?? null,
              longitude: coordinates?.longitude ?? null,
            }
          }
        />
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
            {...inputOf(fields.contactPhone, 'tel')}
            label={<Optional>Phone</Optional>}
            inputMode="tel"
            autoComplete="off"
          />
          <TextField
            {...inputOf(fields.contactOrganization)}
            label={<Optional>Organization</Optional>}
            autoComplete="off"
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
  );
}

function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className="flex items-center gap-2.5 rounded-control bg-sunken py-1 pr-1 pl-3 text-14 text-ink-2">
      <History aria-hidden="true" strokeWidth={1.9} className="size-[18px] shrink-0 text-ink-3" />
      <span className="flex-1">Draft restored</span>
      <Button variant="ghost" size="sm" onClick={onStartOver}>
        Start over
      </Button>
    </p>
  );
}

function Optional({ children }: { children: string }) {
  return (
    <>
      {children} <span className="font-normal text-ink-3">(optional)</span>
    </>
  );
}
