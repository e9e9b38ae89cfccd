import { Info } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TextField } from '~/components/ui/field';
import {
  type AdditionalInfo,
  readAdditionalInfo,
  writeAdditionalInfo,
} from '~/domain/gigs/additional-info';
import type { Gig } from '~/domain/gigs/gig';
import { dateRangeLabel } from '~/domain/gigs/gig-status';
import { lettersOf, wallTimeLabel } from '~/domain/time/day-label';
import { EditableRow, InlineForm } from './editable-row';
import { useGigUpdate } from './use-gig-update';

/** When the event itself is, and what one comes in. */
export function AdditionalInfoRow({ gig }: { gig: Gig }) {
  const info = readAdditionalInfo(gig.additionalInfo);
  return (
    <EditableRow
      icon={Info}
      label="Additional info"
      editor={(close) => <AdditionalInfoEditor gig={gig} info={info} onClose={close} />}
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

interface EditorProps {
  gig: Gig;
  info: AdditionalInfo;
  onClose: () => void;
}

function AdditionalInfoEditor({ gig, info, onClose }: EditorProps) {
  const { update, pending, errors } = useGigUpdate(gig);
  const [before] = useState({ vehicle: info.vehicle ?? '', licensePlate: info.licensePlate ?? '' });
  const [vehicle, setVehicle] = useState(before.vehicle);
  const [licensePlate, setLicensePlate] = useState(before.licensePlate);

  async function save() {
    const changes = {
      ...(vehicle !== before.vehicle && { vehicle }),
      ...(licensePlate !== before.licensePlate && { licensePlate }),
    };
    if (Object.keys(changes).length === 0) return true;
    const additionalInfo = writeAdditionalInfo(gig.additionalInfo, changes);
    return update({ additionalInfo }, { done: 'Additional info updated' });
  }

  return (
    <InlineForm onClose={onClose} pending={pending} onSave={save}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Vehicle"
          value={vehicle}
          maxLength={120}
          autoComplete="off"
          errors={errors.additionalInfo}
          onChange={(event) => setVehicle(event.target.value)}
        />
        <TextField
          label="License plate"
          value={licensePlate}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => setLicensePlate(event.target.value)}
        />
      </div>
    </InlineForm>
  );
}
