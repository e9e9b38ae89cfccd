import { cx } from 'class-variance-authority';
import { Pencil, X } from 'lucide-react';
import { type ChangeEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { InlineForm } from '~/components/forms/inline/inline-form';
import { Checkbox } from '~/components/ui/form/checkbox';
import { TextField } from '~/components/ui/form/field';
import { IconButton } from '~/components/ui/icon-button';
import { UnsavedItem, type UnsavedItemProps } from './checklist-unsaved';
import type { ItemEditor } from './use-item-editors';

export interface ChecklistRowProps extends UnsavedItemProps {
  /** Given while its text is being corrected. */
  editor: ItemEditor | null;
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
  onEdit: () => void;
}

/** One item: its box completes it, its text is clicked to be corrected. */
export function ChecklistRow(props: ChecklistRowProps) {
  const { item, editor } = props;
  const row = useRef<HTMLLIElement>(null);
  const unsaved = item.state === 'failed' || item.state === 'retrying';
  useKeptFocus(row, editor ? 'edited' : unsaved ? 'unsaved' : 'shown');

  return (
    <li
      ref={row}
      data-item={item.id}
      className="flex items-start border-line py-1 not-last:border-b"
    >
      {unsaved ? <UnsavedItem {...props} /> : <SavedItem {...props} />}
    </li>
  );
}

function SavedItem({ item, editor, onToggle, onEdit, onRemove }: ChecklistRowProps) {
  const id = useId();
  // Nothing can be done to an item that is still on its way.
  const draft = item.state === 'saving';

  return (
    <>
      <Checkbox
        checked={item.completed}
        disabled={draft}
        onChange={onToggle}
        aria-labelledby={id}
        className="mt-[11px]"
      />
      {editor ? (
        <div className="min-w-0 flex-1 pl-3">
          <span id={id} className="sr-only">
            {item.text}
          </span>
          <InlineForm editor={editor} autoFocus={false}>
            <TextField
              label="Checklist item"
              hideLabel
              value={editor.text}
              autoComplete="off"
              enterKeyHint="done"
              errors={editor.error ? [editor.error] : null}
              onChange={(event) => editor.change(event.target.value)}
            />
          </InlineForm>
        </div>
      ) : (
        <>
          <button
            type="button"
            data-edit=""
            disabled={draft}
            onClick={onEdit}
            aria-label={`Edit ${item.text}`}
            className="group -outline-offset-2 flex min-h-11 min-w-0 flex-1 cursor-text items-start gap-2 rounded-control py-[11px] pr-1 pl-3 text-left text-15 disabled:cursor-default"
          >
            <span
              id={id}
              className={cx(
                'min-w-0 [overflow-wrap:anywhere]',
                item.completed ? 'text-ink-3 line-through decoration-line-strong' : 'text-ink',
              )}
            >
              {item.text}
            </span>
            <Pencil
              aria-hidden="true"
              className="mt-[3px] size-4 shrink-0 text-ink-3 opacity-0 group-hover:not-disabled:opacity-100 group-focus-visible:opacity-100"
            />
          </button>
          <IconButton
            label={`Delete ${item.text}`}
            disabled={draft}
            onClick={onRemove}
            className="mt-0.5 -mr-2 disabled:bg-transparent"
          >
            <X aria-hidden="true" />
          </IconButton>
        </>
      )}
    </>
  );
}

type Look = 'shown' | 'edited' | 'unsaved';

/** Into the field when it opens, back to the text when it closes: only where the focus was lost. */
function useKeptFocus(row: RefObject<HTMLElement>, look: Look) {
  const before = useRef(look);
  useEffect(() => {
    if (before.current === look) return;
    before.current = look;
    if (document.activeElement !== document.body || look === 'unsaved') return;
    const editing = look === 'edited';
    const goal = editing ? 'input:not([type="checkbox"])' : '[data-edit]';
    const element = row.current?.querySelector<HTMLElement>(goal);
    element?.focus({ preventScroll: !editing });
  }, [row, look]);
}
