import { useState } from 'react';
import { PlaceField } from '~/components/places/place-field';
import { TextField } from '~/components/ui/field';
import { SegmentedControl } from '~/components/ui/segmented-control';
import { type Gig, type GigType, NO_LOCATION } from '~/domain/gigs/gig';
import type { Suggestion } from '~/domain/places/suggestion';
import { InlineForm } from './editable-row';
import { useGigUpdate } from './use-gig-update';

interface EditorProps {
  gig: Gig;
  onClose: () => void;
}

const TYPES = [
  { value: 'booked', label: 'Booked' },
  { value: 'possible', label: 'Possible' },
] as const;

export function StatusEditor({ gig, onClose }: EditorProps) {
  const { update, pending, conflict } = useGigUpdate(gig);
  const [type, setType] = useState<GigType>(gig.type);
  return (
    <InlineForm
      onClose={onClose}
      pending={pending}
      conflict={conflict}
      onSave={async () => type === gig.type || update({ type }, { done: 'Status updated' })}
    >
      <p className="mb-1.5 font-semibold text-14 text-ink">Status</p>
      <SegmentedControl label="Status" value={type} onValueChange={setType} segments={TYPES} />
    </InlineForm>
  );
}

export function DateEditor({ gig, onClose }: EditorProps) {
  const { update, pending, errors, conflict } = useGigUpdate(gig);
  const [date, setDate] = useState(gig.date);
  const [endDate, setEndDate] = useState(gig.endDate ?? '');
  const [startTime, setStartTime] = useState(gig.startTime ?? '');

  const [before] = useState(gig);

  async function save() {
    // The two days are one answer: they are checked, and kept, together.
    const moved = date !== before.date || endDate !== (before.endDate ?? '');
    const retimed = startTime !== (before.startTime ?? '');
    if (!moved && !retimed) return true;
    return update(
      {
        ...(moved && { date, endDate: endDate || null }),
        ...(retimed && { startTime: startTime || null }),
      },
      { done: 'Date updated', failed: 'Failed to update the gig date. Please try again.' },
    );
  }

  return (
    <InlineForm onClose={onClose} pending={pending} conflict={conflict} onSave={save}>
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField
          label="Date"
          type="date"
          value={date}
          errors={errors.date}
          onChange={(event) => setDate(event.target.value)}
        />
        <TextField
          label="End date"
          type="date"
          min={date}
          value={endDate}
          errors={errors.endDate}
          onChange={(event) => setEndDate(event.target.value)}
        />
        <TextField
          label="Start time"
          type="time"
          value={startTime}
          errors={errors.startTime}
          onChange={(event) => setStartTime(event.target.value)}
        />
      </div>
    </InlineForm>
  );
}

export function LocationEditor({ gig, onClose }: EditorProps) {
  const { update, pending, errors, conflict } = useGigUpdate(gig);
  const [location, setLocation] = useState(gig.location === NO_LOCATION ? '' : gig.location);
  const [picked, setPicked] = useState<Suggestion | null>(null);

  async function save() {
    const next = location.trim();
    if (next === gig.location && !picked) return true;
    const place = picked && {
      latitude: String(picked.latitude),
      longitude: String(picked.longitude),
    };
    return update({ location: next, ...place }, { done: 'Location updated' });
  }

  return (
    <InlineForm onClose={onClose} pending={pending} conflict={conflict} onSave={save}>
      <PlaceField
        label="Location"
        value={location}
        picked={picked !== null}
        maxLength={300}
        errors={errors.location}
        onType={(text) => {
          setLocation(text);
          setPicked(null);
        }}
        onPick={(suggestion) => {
          setLocation(suggestion.label);
          setPicked(suggestion);
        }}
      />
    </InlineForm>
  );
}

export function AirportEditor({ gig, onClose }: EditorProps) {
  const { update, pending, errors, conflict } = useGigUpdate(gig);
  const [airport, setAirport] = useState(gig.airport ?? '');

  const save = async () =>
    airport === (gig.airport ?? '') ||
    update({ airport: airport || null }, { done: 'Airport updated' });

  return (
    <InlineForm onClose={onClose} pending={pending} conflict={conflict} onSave={save}>
      <TextField
        label="Nearest airport"
        value={airport}
        maxLength={3}
        autoComplete="off"
        autoCapitalize="characters"
        className="max-w-56"
        errors={errors.airport}
        onChange={(event) => setAirport(event.target.value.toUpperCase())}
      />
    </InlineForm>
  );
}
