import { type FormEvent, useEffect, useRef, useState } from 'react';
import { INLINE_EDITOR } from '~/components/forms/keep-escape';
import { PlaceField } from '~/components/places/place-field';
import { MomentFields } from '~/components/travel-detail/form/moment-fields';
import { Button } from '~/components/ui/button';
import { TextField } from '~/components/ui/form/field';
import {
  INCOMPLETE_INPUT,
  incompleteErrors,
  incompleteInputs,
} from '~/components/ui/form/incomplete-input';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { splitWallTime } from '~/domain/time/wall-time';
import type { ParsedField } from '~/domain/travel/parsed-to-input';
import type { RowInput } from './review-rows';

type Values = Partial<Record<ParsedField, string>>;
export type FieldErrors = Partial<Record<string, string[]>>;

interface FieldEditorProps {
  inputs: RowInput[];
  detail: ParsedDetail;
  /** The words that the row was read from. */
  quote?: string | null;
  onSet: (values: Values) => void;
  onClose: () => void;
}

/** Corrects the fields of one row by hand. */
export function FieldEditor({ inputs, detail, quote, onSet, onClose }: FieldEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(inputs.map(({ field }) => [field, detail[field] ?? ''])),
  );

  const [errors, setErrors] = useState<FieldErrors>({});

  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (Object.keys(errors).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [errors]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = fieldErrors(event.currentTarget, inputs, values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    onSet(values);
    onClose();
  }

  return (
    <form
      {...INLINE_EDITOR}
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="my-2 rounded-control border border-line bg-bg p-3.5"
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {inputs.map((input) => (
          <FieldInput
            key={input.field}
            input={input}
            wide={inputs.length === 1 && input.kind !== 'moment' && input.kind !== 'airport'}
            value={values[input.field] ?? ''}
            errors={errors}
            onChange={(value) => setValues((before) => ({ ...before, [input.field]: value }))}
          />
        ))}
      </div>
      {quote ? (
        <p className="mt-2.5 text-13 text-ink-3 [overflow-wrap:anywhere]">
          Your text says <q>{quote}</q>
        </p>
      ) : null}
      <div className="mt-3 flex gap-2">
        <Button type="submit" variant="tint" size="sm">
          Done
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface FieldInputProps {
  input: RowInput;
  wide: boolean;
  value: string;
  errors: FieldErrors;
  onChange: (value: string) => void;
}

/** The input of one field, by the kind of its value. */
export function FieldInput({ input, wide, value, errors, onChange }: FieldInputProps) {
  const { kind, label } = input;
  if (kind === 'moment') return <MomentInput {...{ input, value, errors, onChange }} />;
  const className = wide ? 'sm:col-span-2' : undefined;
  if (kind === 'place') {
    return (
      <PlaceField
        label={label}
        hint=""
        value={value}
        className={className}
        onType={onChange}
        onPick={(suggestion) => onChange(suggestion.label)}
      />
    );
  }
  return (
    <TextField
      label={label}
      value={value}
      autoComplete="off"
      autoCapitalize={kind === 'airport' ? 'characters' : undefined}
      placeholder={kind === 'airport' ? 'DFW' : undefined}
      className={className}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function MomentInput({
  input: { field, label },
  value,
  errors,
  onChange,
}: Omit<FieldInputProps, 'wide'>) {
  const moment = splitWallTime(value);
  const [day, setDay] = useState(moment?.day ?? '');
  const [time, setTime] = useState(moment?.time ?? '');
  const change = (nextDay: string, nextTime: string) => {
    setDay(nextDay);
    setTime(nextTime);
    onChange(nextTime ? `${nextDay}T${nextTime}` : nextDay);
  };
  return (
    <MomentFields
      label={label}
      day={{
        name: field,
        value: day,
        errors: errors[field],
        onChange: (next) => change(next, time),
      }}
      time={{
        name: `${field} time`,
        value: time,
        errors: errors[`${field} time`],
        onChange: (next) => change(day, next),
      }}
    />
  );
}

/** What is wrong with what stands in the inputs of a form. */
export function fieldErrors(form: HTMLElement, inputs: RowInput[], values: Values): FieldErrors {
  return { ...mistakes(inputs, values), ...incompleteErrors(incompleteInputs(form)) };
}

/** A time without its day, or a year that is a slip of the hand. */
function mistakes(inputs: RowInput[], values: Values): FieldErrors {
  const wrong = inputs.filter(({ field, kind }) => {
    const value = values[field] ?? '';
    return kind === 'moment' && value !== '' && !splitWallTime(value);
  });
  return Object.fromEntries(
    wrong.map(({ field }) => [
      field,
      [values[field]?.startsWith('T') ? INCOMPLETE_INPUT : 'Enter a valid date'],
    ]),
  );
}
