import { PlaceField } from '~/components/places/place-field';
import { Field, TextField } from '~/components/ui/form/field';
import { Textarea } from '~/components/ui/form/textarea';
import type { DetailType } from '~/domain/travel/travel-detail';
import { DETAIL_ITEMS, type DetailItem } from './detail-items';
import { type FormField, fieldsOf } from './form/detail-form';
import { MomentFields } from './form/moment-fields';
import type { DetailFormState } from './form/use-detail-form';

interface DetailFieldsProps {
  type: DetailType;
  state: DetailFormState;
  /** What a field was before, where a newer text has changed it. */
  hints?: Partial<Record<FormField, string>>;
  /** The airport near the gig, as an example of what is wanted. */
  airport?: string | null;
}

/** Every field of one booking: what tells it apart first, what it is about last. */
export function DetailFields({ type, state, hints = {}, airport = null }: DetailFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 min-[360px]:grid-cols-2">
      {DETAIL_ITEMS[type]
        .filter((item) => !item.rare || holds(state, item))
        .map((item) => (
          <DetailInput
            key={item.column}
            item={
              item.column === 'endsLocation' && item.input === 'airport'
                ? { ...item, placeholder: airport ?? item.placeholder }
                : item
            }
            state={state}
            hints={hints}
          />
        ))}
      {type === 'flight' && lacksOneTime(state) ? (
        <p role="status" className="col-span-full -mt-1 text-13 text-ink-3">
          An end date without a time counts as 12:00 AM.
        </p>
      ) : null}
    </div>
  );
}

interface DetailInputProps {
  item: DetailItem;
  state: DetailFormState;
  hints: Partial<Record<FormField, string>>;
}

function DetailInput({ item, state, hints }: DetailInputProps) {
  const [field, time] = fieldsOf(item.column);
  const part = (name: FormField) => ({
    name,
    value: state.form[name],
    errors: state.errors[name],
    hint: hints[name],
    onChange: (value: string) => state.change(name, value),
  });
  const { label, placeholder, input } = item;
  if (input === 'moment' && time) {
    return <MomentFields label={label} day={part(field)} time={part(time)} />;
  }
  const { onChange, ...own } = part(field);
  if (input === 'place') {
    return (
      <PlaceField
        {...own}
        hint={own.hint ?? ''}
        label={label}
        className="col-span-full"
        onType={onChange}
        onPick={(suggestion) => onChange(suggestion.label)}
      />
    );
  }
  if (input === 'prose') {
    const { errors, hint, name, value } = own;
    return (
      <Field {...{ errors, hint, label }} className="col-span-full">
        {(control) => (
          <Textarea
            {...control}
            {...{ name, value }}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    );
  }
  return (
    <TextField
      {...own}
      {...{ label, placeholder }}
      autoComplete="off"
      autoCapitalize={input === 'airport' || input === 'code' ? 'characters' : undefined}
      className={item.wide ? 'col-span-full' : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function holds({ form, start }: DetailFormState, { column }: DetailItem): boolean {
  return fieldsOf(column).some((field) => form[field] !== '' || start[field] !== '');
}

function lacksOneTime({ form }: DetailFormState): boolean {
  const { startsDay, startsTime, endsDay, endsTime } = form;
  if (!startsDay || !endsDay) return false;
  return Boolean(startsTime) !== Boolean(endsTime);
}
