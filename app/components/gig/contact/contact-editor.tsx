import type { EditorProps } from '~/components/forms/editable-row';
import { InlineForm } from '~/components/forms/inline-form';
import { TextField } from '~/components/ui/form/field';

export function ContactEditor(props: EditorProps<'contact'>) {
  const { values, errors, change } = props.editor;
  return (
    <InlineForm {...props}>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Contact name"
          value={values.contactName}
          errors={errors.contactName}
          autoComplete="off"
          onChange={(event) => change({ contactName: event.target.value })}
        />
        <TextField
          label="Contact e-mail"
          type="email"
          value={values.contactEmail}
          autoComplete="off"
          errors={errors.contactEmail}
          onChange={(event) => change({ contactEmail: event.target.value })}
        />
        <TextField
          label="Phone"
          type="tel"
          inputMode="tel"
          value={values.contactPhone}
          autoComplete="off"
          errors={errors.contactPhone}
          onChange={(event) => change({ contactPhone: event.target.value })}
        />
        <TextField
          label="Organization"
          value={values.contactOrganization}
          errors={errors.contactOrganization}
          autoComplete="off"
          onChange={(event) => change({ contactOrganization: event.target.value })}
        />
      </div>
    </InlineForm>
  );
}
