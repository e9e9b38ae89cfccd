import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { ChangedElsewhere } from './changed-elsewhere';
import { INLINE_EDITOR } from './keep-escape';
import type { GigConflict } from './use-gig-update';

interface EditableRowProps {
  icon: LucideIcon;
  label: string;
  /** What the row says while nobody edits it. */
  children: ReactNode;
  /** The form in its place; `close` goes back to the value. */
  editor: (close: () => void) => ReactNode;
}

/** A fact about the gig with its own small form behind Edit. */
export function EditableRow({ icon, label, children, editor }: EditableRowProps) {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  return (
    <FactRow icon={icon} raised={editing}>
      {editing ? (
        editor(() => setEditing(false))
      ) : (
        <Fact label={label} buttonRef={editButton} onEdit={() => setEditing(true)}>
          {children}
        </Fact>
      )}
    </FactRow>
  );
}

interface FactRowProps {
  icon: LucideIcon;
  /** The icon stands at the top, beside a form. */
  raised?: boolean;
  children: ReactNode;
}

/** One line of a list of facts. */
export function FactRow({ icon: Icon, raised = false, children }: FactRowProps) {
  return (
    <li className="grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-4 border-line py-1 not-last:border-b">
      <Icon
        aria-hidden="true"
        strokeWidth={1.9}
        className={cx('size-[22px] text-ink-3', raised && 'mt-2 self-start')}
      />
      {children}
    </li>
  );
}

interface FactProps {
  label: string;
  children: ReactNode;
  buttonRef: RefObject<HTMLButtonElement>;
  onEdit: () => void;
  /** Given where Edit opens something over the row: whether it is open. */
  expanded?: boolean;
}

/** What the row says, and Edit. */
export function Fact({ label, children, buttonRef, onEdit, expanded }: FactProps) {
  return (
    <div className="flex min-h-14 items-center gap-3 py-1">
      <dl className="min-w-0 flex-1">
        <dt className="text-ink-3 text-label">{label}</dt>
        <dd className="text-16 text-ink [overflow-wrap:anywhere]">{children}</dd>
      </dl>
      <button
        ref={buttonRef}
        type="button"
        onClick={onEdit}
        aria-haspopup={expanded === undefined ? undefined : 'dialog'}
        aria-expanded={expanded}
        className="hit-area relative rounded-[8px] px-1.5 py-1 font-semibold text-15 text-brand-ink underline-offset-3 hover:underline"
      >
        Edit<span className="sr-only"> {label.toLowerCase()}</span>
      </button>
    </div>
  );
}

interface InlineFormProps {
  /** Answers whether it was saved. */
  onSave: () => Promise<boolean>;
  onClose: () => void;
  pending: boolean;
  /** Given, the person chooses first. */
  conflict?: GigConflict | null;
  children: ReactNode;
}

/** The frame of an inline editor: Enter and Save keep, Escape and Cancel leave. */
export function InlineForm({ onSave, onClose, pending, conflict, children }: InlineFormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button[role="radio"]')?.focus();
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (await onSave()) onClose();
    // Once the screen says what is wrong.
    else setTimeout(() => form.current?.querySelector<HTMLElement>(TO_MEND)?.focus());
  }

  return (
    <form
      {...INLINE_EDITOR}
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="min-w-0 py-2.5"
    >
      {children}
      {conflict ? <ChangedElsewhere {...{ conflict, pending, onClose }} /> : null}
      <div className={cx('mt-3 flex flex-wrap gap-2', conflict && 'hidden')}>
        {/* The one solid purple of the view is elsewhere. */}
        <Button type="submit" size="sm" variant="tint" pending={pending} pendingLabel="Saving...">
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** What the focus goes to when it was not saved. */
const TO_MEND = '[aria-invalid], [data-choice]';
