import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { EditableRow, type EditorProps } from '~/components/forms/inline/editable-row';
import { EditorField } from '~/components/forms/inline/editor-field';
import { InlineForm } from '~/components/forms/inline/inline-form';
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

function AdditionalInfoEditor({ editor, autoFocus }: EditorProps) {
  const { errors } = editor;
  return (
    <InlineForm {...{ editor, autoFocus }}>
      <div className="grid gap-3 sm:grid-cols-2">
        <EditorField
          editor={editor}
          field="eventDateTime"
          name="eventDateTime"
          type="datetime-local"
          errors={errors.eventDateTime ?? errors.additionalInfo}
          className="sm:col-span-2 sm:max-w-64"
        />
        <EditorField editor={editor} field="vehicle" autoComplete="off" />
        <EditorField
          editor={editor}
          field="licensePlate"
          autoComplete="off"
          autoCapitalize="characters"
        />
      </div>
    </InlineForm>
  );
}
