import { type FieldMetadata, getInputProps } from '@conform-to/react';

type InputType = 'text' | 'email' | 'tel' | 'password' | 'date' | 'time';

/** What a text field takes from a form's field: its wiring, and what is wrong with it. */
export function inputOf<Schema>(field: FieldMetadata<Schema>, type: InputType = 'text') {
  return { ...getInputProps(field, { type }), errors: field.errors };
}
