import { PlaceField } from '~/components/places/place-field';
import { TextField } from '~/components/ui/form/field';
import { SegmentedControl } from '~/components/ui/form/segmented-control';
import type { EditorProps } from './editable-row';
import { InlineForm } from './inline-form';

export function TitleEditor(props: EditorProps<'title'>) {
  const { values, errors, change } = props.editor;
  return (
    <InlineForm {...props}>
      <TextField
        label="Title"
        value={values.title}
        autoComplete="off"
        errors={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
    </InlineForm>
  );
}

const TYPES = [
  { value: 'booked', label: 'Booked' },
  { value: 'possible', label: 'Possible' },
] as const;

export function StatusEditor(props: EditorProps<'status'>) {
  const { values, change } = props.editor;
  return (
    <InlineForm {...props}>
      <p className="mb-1.5 font-semibold text-14 text-ink">Status</p>
      <SegmentedControl
        label="Status"
        value={values.type}
        onValueChange={(type) => change({ type })}
        segments={TYPES}
      />
    </InlineForm>
  );
}

export function DateEditor(props: EditorProps<'date'>) {
  const { values, errors, change } = props.editor;
  return (
    <InlineForm {...props}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Date"
          name="date"
          type="date"
          value={values.date}
          errors={errors.date}
          onChange={(event) => change({ date: event.target.value })}
        />
        <TextField
          label="End date"
          name="endDate"
          type="date"
          min={values.date}
          value={values.endDate}
          errors={errors.endDate}
          onChange={(event) => change({ endDate: event.target.value })}
        />
        <TextField
          label="Start time"
          name="startTime"
          type="time"
          value={values.startTime}
          errors={errors.startTime}
          onChange={(event) => change({ startTime: event.target.value })}
        />
        {values.startTime || values.endTime ? (
          <TextField
            label="End time"
            name="endTime"
            type="time"
            value={values.endTime}
            errors={errors.endTime}
            onChange={(event) => change({ endTime: event.target.value })}
          />
        ) : null}
      </div>
    </InlineForm>
  );
}

export function LocationEditor(props: EditorProps<'location'>) {
  const { values, errors, change } = props.editor;
  return (
    <InlineForm {...props}>
      <PlaceField
        label="Location"
        value={values.location}
        picked={values.picked !== null}
        errors={errors.location ?? errors.latitude ?? errors.longitude}
        onType={(location) => change({ location, picked: null })}
        onPick={(picked) => change({ location: picked.label, picked })}
      />
    </InlineForm>
  );
}

export function AirportEditor(props: EditorProps<'airport'>) {
  const { values, errors, change } = props.editor;
  return (
    <InlineForm {...props}>
      <TextField
        label="Nearest airport"
        value={values.airport}
        autoComplete="off"
        autoCapitalize="characters"
        className="max-w-56"
        errors={errors.airport}
        onChange={(event) => change({ airport: event.target.value.toUpperCase() })}
      />
    </InlineForm>
  );
}
