import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { EditableRow, type EditorProps } from '~/components/forms/editable-row';
import { InlineForm } from '~/components/forms/inline-form';
import { TextField } from '~/components/ui/form/field';
import { type AdditionalInfo, readAdditionalInfo } from '~/domain/gigs/additional-info';
import type { Gig } from '~/domain/gigs/gig';
import { dateRangeLabel } from '~/domain/gigs/gig-status';
import { lettersOf, wallTimeLabel } from '~/domain/time/day-label';

/** When the event itself is, and what one comes in. */
export function AdditionalInfoRow({ gig }: { gig: Gig }) {
  const info = readAdditionalInfo(gig.additionalInfo);
  return (
    <EditableRow
      icon={Info}
      label="Additional info"
      gig={gig}
      name="info"
      Editor={AdditionalInfoEditor}
    >
      <EventMoment gig={gig} eventAt={info.eventAt} />
      {info.vehicle ? <Line label="Vehicle">{info.vehicle}</Line> : null}
      {info.licensePlate ? <Line label="License plate">{info.licensePlate}</Line> : null}
    </EditableRow>
  );
}

/** The moment of the event; where none is given, the gig's day or days. */
function EventMoment({ gig, eventAt }: { gig: Gig } & Pick<AdditionalInfo, 'eventAt'>) {
  if (!eventAt) return <span className="block">{dateRangeLabel(gig)}</span>;
  const zone = lettersOf(eventAt, gig.timeZone);
  return (
    <span className="block">
      {wallTimeLabel(eventAt, true)} {zone ? <span className="text-ink-3">{zone}</span> : null}
    </span>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="block text-15">
      <span className="text-ink-3">{label}:</span> {children}
    </span>
  );
}

function AdditionalInfoEditor(props: EditorProps<'info'>) {
  const { values, errors, change } = props.editor;
  return (
    <InlineForm {...props}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Event date and time"
          name="eventDateTime"
          type="datetime-local"
          value={values.eventDateTime}
          errors={errors.eventDateTime ?? errors.additionalInfo}
          className="sm:col-span-2 sm:max-w-64"
          onChange={(event) => change({ eventDateTime: event.target.value })}
        />
        <TextField
          label="Vehicle"
          value={values.vehicle}
          errors={errors.vehicle}
          autoComplete="off"
          onChange={(event) => change({ vehicle: event.target.value })}
        />
        <TextField
          label="License plate"
          value={values.licensePlate}
          errors={errors.licensePlate}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => change({ licensePlate: event.target.value })}
        />
      </div>
    </InlineForm>
  );
}
