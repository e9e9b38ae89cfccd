import type { ComponentProps } from 'react';
import { TextField } from '~/components/ui/form/field';
import { FIELD_LABELS, type FormField } from '../editor-rules';
import type { ActiveEditor } from '../use-editor';

interface EditorFieldProps extends Omit<ComponentProps<typeof TextField>, 'label'> {
  editor: ActiveEditor;
  field: FormField;
}

/** A text field of an inline editor. */
export function EditorField({ editor, field, ...props }: EditorFieldProps) {
  const { values, errors, change } = editor;
  return (
    <TextField
      label={FIELD_LABELS[field]}
      value={values[field]}
      errors={errors[field]}
      onChange={(event) => change({ [field]: event.target.value })}
      {...props}
    />
  );
}
