import { Plus } from 'lucide-react';
import { type FormEvent, forwardRef, type KeyboardEvent, useState } from 'react';
import { INLINE_EDITOR } from '~/components/forms/keep-escape';
import { useChecklistDrafts } from '~/components/forms/use-editor';
import { Button } from '~/components/ui/button';
import { TextField } from '~/components/ui/form/field';
import { itemTextProblem, tidyItemText } from '~/domain/checklist/checklist-item';

interface ChecklistAddProps {
  onAdd: (text: string) => void;
}

/** Enter adds and keeps the field for the next; Escape empties it. */
export const ChecklistAdd = forwardRef<HTMLInputElement, ChecklistAddProps>(function ChecklistAdd(
  { onAdd },
  ref,
) {
  const { shown, typeNew } = useChecklistDrafts();
  const text = shown.newText;
  const [error, setError] = useState<string | null>(null);

  function type(next: string) {
    typeNew(next);
    setError(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = itemTextProblem(tidyItemText(text));
    if (problem) return setError(problem);
    type('');
    onAdd(text);
  }

  function cancel(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) type('');
  }

  return (
    <form
      {...INLINE_EDITOR}
      noValidate
      onSubmit={submit}
      onKeyDown={cancel}
      className="mt-4 flex items-start gap-2.5"
    >
      <TextField
        ref={ref}
        label="New item"
        hideLabel
        placeholder="Add an item"
        value={text}
        autoComplete="off"
        enterKeyHint="done"
        errors={error ? [error] : null}
        className="flex-1"
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" variant="tint" className="h-11!">
        <Plus aria-hidden="true" />
        Add
      </Button>
    </form>
  );
});
