import { PlaceField } from '~/components/places/place-field';
import { SegmentedControl } from '~/components/ui/form/segmented-control';
import type { EditorProps } from './editable-row';
import { EditorField } from './editor-field';
import { InlineForm } from './inline-form';

export function TitleEditor({ editor, autoFocus }: EditorProps) {
  return (
    <InlineForm {...{ editor, autoFocus }}>
      <EditorField editor={editor} field="title" autoComplete="off" />
    </InlineForm>
  );
}

const TYPES = [
  { value: 'booked', label: 'Booked' },
  { value: 'possible', label: 'Possible' },
] as const;

export function StatusEditor({ editor, autoFocus }: EditorProps) {
  const { values, change } = editor;
  return (
    <InlineForm {...{ editor, autoFocus }}>
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

export function DateEditor({ editor, autoFocus }: EditorProps) {
  const { date, startTime, endTime } = editor.values;
  return (
    <InlineForm {...{ editor, autoFocus }}>
      <div className="grid gap-3 sm:grid-cols-2">
        <EditorField editor={editor} field="date" name="date" type="date" />
        <EditorField editor={editor} field="endDate" name="endDate" type="date" min={date} />
        <EditorField editor={editor} field="startTime" name="startTime" type="time" />
        {startTime || endTime ? (
          <EditorField editor={editor} field="endTime" name="endTime" type="time" />
        ) : null}
        <EditorField editor={editor} field="loadInTime" name="loadInTime" type="time" />
      </div>
    </InlineForm>
  );
}

export function LocationEditor({ editor, autoFocus }: EditorProps) {
  const { values, errors, change } = editor;
  return (
    <InlineForm {...{ editor, autoFocus }}>
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

export function AirportEditor({ editor, autoFocus }: EditorProps) {
  return (
    <InlineForm {...{ editor, autoFocus }}>
      <EditorField
        editor={editor}
        field="airport"
        autoComplete="off"
        autoCapitalize="characters"
        className="max-w-56"
        onChange={(event) => editor.change({ airport: event.target.value.toUpperCase() })}
      />
    </InlineForm>
  );
}
