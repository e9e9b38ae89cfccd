import type { EditorProps } from '~/components/forms/inline/editable-row';
import { EditorField } from '~/components/forms/inline/editor-field';
import { InlineForm } from '~/components/forms/inline/inline-form';

export function ContactEditor({ editor, autoFocus }: EditorProps) {
  const own = { editor, autoComplete: 'off' };
  return (
    <InlineForm {...{ editor, autoFocus }}>
      <div className="grid gap-3 sm:grid-cols-2">
        <EditorField {...own} field="contactName" />
        <EditorField {...own} field="contactEmail" type="email" />
        <EditorField {...own} field="contactPhone" type="tel" inputMode="tel" />
        <EditorField {...own} field="contactOrganization" />
      </div>
    </InlineForm>
  );
}
