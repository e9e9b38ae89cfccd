import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Gig } from '~/domain/gigs/gig';
import type { EditorName } from '../editor-rules';
import { type ActiveEditor, useEditor } from '../use-editor';

interface EditableRowProps {
  icon: LucideIcon;
  label: string;
  gig: Gig;
  /** Which of the gig's editors stands behind Edit. */
  name: EditorName;
  Editor: ComponentType<EditorProps>;
  /** What the row says while nobody edits it. */
  children: ReactNode;
}

/** What each inline editor is given. */
export interface EditorProps {
  editor: ActiveEditor;
  /** Whether it has just been opened by a click. */
  autoFocus: boolean;
}

/** A fact about the gig with its own small form behind Edit. */
export function EditableRow({ icon, label, gig, name, Editor, children }: EditableRowProps) {
  const { editor, open } = useEditor(name, gig);
  const editing = editor !== null;
  const [openedByClick, setOpenedByClick] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);

  useEffect(() => {
    // With the form that held it the focus falls to the page, or to the dialog around it.
    const lost = document.activeElement?.matches('body, [data-modal]');
    if (wasEditing.current && !editing && lost) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  function edit() {
    setOpenedByClick(true);
    open();
  }

  return (
    <FactRow icon={icon} raised={editing}>
      {editor ? (
        <Editor editor={editor} autoFocus={openedByClick} />
      ) : (
        <Fact label={label} buttonRef={editButton} onEdit={edit}>
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
    <li className="relative grid grid-cols-[22px_minmax(0,1fr)] items-center gap-x-4 border-line py-1 not-last:border-b">
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

/** What the row says, and Edit, which a tap anywhere on the row means; links in it keep theirs, and a mouse marks the text. */
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
        className="rounded-[8px] px-1.5 py-1 font-semibold text-15 text-brand-ink underline-offset-3 hover:underline pointer-coarse:after:absolute pointer-coarse:after:-inset-x-3 pointer-coarse:after:inset-y-0"
      >
        Edit<span className="sr-only"> {label.toLowerCase()}</span>
      </button>
    </div>
  );
}
