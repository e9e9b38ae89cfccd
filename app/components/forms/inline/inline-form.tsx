import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';
import { incompleteInputs } from '~/components/ui/form/incomplete-input';
import { IconButton } from '~/components/ui/icon-button';
import { ChangedElsewhere } from '../changed-elsewhere';
import { INLINE_EDITOR } from '../keep-escape';
import type { EditorFrame } from '../use-editor';

interface InlineFormProps {
  editor: EditorFrame;
  /** Whether it has just been opened by a click, and the focus comes to its first field. */
  autoFocus: boolean;
  children: ReactNode;
}

/** The frame of an inline editor: Enter and Save keep, Escape and Cancel leave. Save is its own, or stands below all of them. */
export function InlineForm({ editor, autoFocus, children }: InlineFormProps) {
  const { subject, conflict, hasError, pending, savedTogether } = editor;
  const { save, choose, close, clearError, setIncomplete } = editor;
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as it was when the editor came
  useEffect(() => {
    if (autoFocus) focusIn(form.current, 'input, [role="radio"][aria-checked="true"]');
    look();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!hasError) return;
    focusIn(form.current, '[aria-invalid], [data-choice]');
    clearError();
  }, [hasError]);

  /** Half a date is known to its field alone, and only while that stands there. */
  function look() {
    if (form.current) setIncomplete?.(incompleteInputs(form.current));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    look();
    if (!pending) save();
  }

  return (
    <form
      {...INLINE_EDITOR}
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={look}
      onBlur={look}
      onKeyDown={(event) => event.key === 'Escape' && !pending && close()}
      className="relative min-w-0 py-2.5"
    >
      {children}
      {conflict ? <ChangedElsewhere {...{ conflict, pending }} onChoose={choose} /> : null}
      {savedTogether ? (
        <>
          {/* For Enter, which saves this one alone. */}
          <button type="submit" hidden />
          <div className="absolute top-0 -right-2.5">
            <IconButton label={`Cancel ${subject}`} disabled={pending} onClick={close}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
        </>
      ) : (
        <div className={cx('mt-3 flex flex-wrap gap-2', conflict && 'hidden')}>
          {/* The one solid purple of the view is elsewhere. */}
          <Button type="submit" size="sm" variant="tint" pending={pending} pendingLabel="Saving...">
            Save <span className="sr-only">{subject}</span>
          </Button>
          <Button size="sm" variant="ghost" disabled={pending} onClick={close}>
            Cancel <span className="sr-only">{subject}</span>
          </Button>
        </div>
      )}
    </form>
  );
}

function focusIn(form: HTMLElement | null, what: string) {
  form?.querySelector<HTMLElement>(what)?.focus();
}
