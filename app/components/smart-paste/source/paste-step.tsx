import { cx } from 'class-variance-authority';
import { Pencil } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { DETAIL_ICONS } from '~/components/travel-detail/detail-look';
import { Button } from '~/components/ui/button';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { toast } from '~/components/ui/feedback/toast';
import { Textarea } from '~/components/ui/form/textarea';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import { DialogBody, DialogFooter } from '~/components/ui/overlay/dialog';
import type { PasteExample } from '~/domain/parse/examples';
import type { ParseFailure } from '../use-smart-parse';
import { FileChooser, FileInBox } from './paste-file';
import type { PasteKind } from './paste-kind';
import { isSendKey, sendKeyName } from './send-key';
import type { PasteSource } from './use-paste-source';

interface PasteStepProps {
  /** The day the examples are dated around. */
  gigDay: string;
  examples: readonly PasteExample[];
  source: PasteSource;
  parsing: boolean;
  /** What went wrong with a text; it stands there until the text is another. */
  failure: ParseFailure | null;
  /** Whether the person comes back from the review; the first time the dialog sees to the focus. */
  returning: boolean;
  onExample: (kind: PasteKind) => void;
  onParse: () => void;
  onByHand: () => void;
  onCancel: () => void;
}

export function PasteStep(props: PasteStepProps) {
  const { gigDay, examples, source, parsing, failure, returning } = props;
  const { onExample, onParse, onByHand, onCancel } = props;
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [dragging, setDragging] = useState(false);
  /** The example that would take the place of something. */
  const [asked, setAsked] = useState<PasteExample | null>(null);
  const boxId = useId();

  useEffect(() => {
    if (returning) textarea.current?.focus();
  }, [returning]);

  function send() {
    if (parsing) return;
    if (source.isEmpty) {
      toast({
        tone: 'error',
        title: 'No text to parse',
        description: 'Please paste your confirmation email first',
      });
      return;
    }
    onParse();
  }

  async function takeFile(chosen: File | undefined) {
    const problem = chosen ? await source.readFile(chosen) : null;
    if (problem) toast({ tone: 'error', title: "This file can't be read", description: problem });
  }

  function chooseExample(example: PasteExample) {
    if (holdsOwnText(source, examples, gigDay)) setAsked(example);
    else takeExample(example);
  }

  function takeExample(example: PasteExample) {
    source.dropFile();
    source.changeText(example.text(gigDay));
    onExample(example.kind);
    textarea.current?.focus();
  }

  /** A file is taken anywhere; a text goes into the box, where the browser itself puts it. */
  const dropTarget = {
    onDragOver(event: DragEvent) {
      const file = event.dataTransfer.types.includes('Files');
      if (file) event.preventDefault();
      setDragging(file || event.target === textarea.current);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      const stays = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!stays) setDragging(false);
    },
    onDrop(event: DragEvent) {
      setDragging(false);
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      takeFile(file);
    },
  };

  return (
    <>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title="Replace your text?"
        description="The example takes its place."
        confirmLabel="Replace"
        cancelLabel="Keep mine"
        onConfirm={() => asked && takeExample(asked)}
      />
      <DialogBody {...dropTarget} className="p-0! md:grid md:grid-cols-[minmax(0,1fr)_320px]">
        <div className="flex flex-col px-5 pt-4 pb-4 md:min-h-[420px] md:px-7 md:pt-5 md:pb-6">
          <label htmlFor={boxId} className="mb-2 font-semibold text-14 text-ink">
            Your confirmation email
          </label>
          {source.file ? (
            <FileInBox file={source.file} onRemove={source.dropFile} />
          ) : (
            <Textarea
              ref={textarea}
              id={boxId}
              value={source.text}
              placeholder="Paste the whole email, from the first line to the last."
              spellCheck={false}
              aria-describedby={`${boxId}-hint`}
              onPaste={source.onPaste}
              onDrop={source.onDrop}
              onChange={(event) => source.changeText(event.target.value)}
              onKeyDown={(event) => isSendKey(event) && send()}
              className={cx(
                'min-h-56 flex-1 resize-none! md:min-h-80',
                dragging && 'border-focus bg-brand-tint',
              )}
            />
          )}
          {failure?.source === source.source ? (
            <PanelError className="mt-3">
              <strong className="block font-semibold">{failure.title}</strong>
              {failure.description}
              {failure.reason ? <span className="mt-1 block">{failure.reason}</span> : null}
            </PanelError>
          ) : null}
          <p id={`${boxId}-hint`} className="mt-2 text-13 text-ink-3 pointer-coarse:hidden">
            Press {sendKeyName()}+Enter to send
          </p>
        </div>
        <aside className="flex flex-col gap-5 border-line bg-bg px-5 py-4 max-md:border-t md:border-l md:px-6 md:py-5">
          <section>
            <h3 className="mb-2 font-semibold font-text text-14">
              {examples.length > 1 ? 'Quick examples' : 'Quick example'}
            </h3>
            <ul className="grid gap-2">
              {examples.map((example) => (
                <li key={example.kind}>
                  <ExampleButton example={example} onChoose={() => chooseExample(example)} />
                </li>
              ))}
            </ul>
          </section>
          <FileChooser onChoose={takeFile} />
          <section>
            <h3 className="mb-2 font-semibold font-text text-14">Or no text at all</h3>
            <Button variant="secondary" full onClick={onByHand} disabled={parsing}>
              <Pencil aria-hidden="true" className="text-ink-3" />
              Enter by hand
            </Button>
          </section>
          <p className="text-13 text-ink-3 max-md:hidden md:mt-auto">
            Nothing is saved until you’ve checked what we found.
          </p>
        </aside>
      </DialogBody>
      <DialogFooter>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          onClick={send}
          disabled={source.isEmpty}
          pending={parsing}
          pendingLabel="Parsing..."
        >
          Parse &amp; Add Details
        </Button>
      </DialogFooter>
    </>
  );
}

/** Whether the box, or a file over it, holds what no example brings back. */
function holdsOwnText(
  { text, file }: PasteSource,
  examples: readonly PasteExample[],
  gigDay: string,
): boolean {
  const known = examples.map((example) => example.text(gigDay));
  return [text, file?.text ?? ''].some((held) => held.trim() !== '' && !known.includes(held));
}

function ExampleButton({ example, onChoose }: { example: PasteExample; onChoose: () => void }) {
  const Icon = DETAIL_ICONS[example.kind];
  return (
    <Button variant="secondary" full onClick={onChoose} className="justify-items-start!">
      <Icon aria-hidden="true" className="text-ink-3" />
      {example.label}
    </Button>
  );
}
