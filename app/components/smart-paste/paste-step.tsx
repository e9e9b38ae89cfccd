import { cx } from 'class-variance-authority';
import { FileText, FileUp, Pencil, X } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { TRAVEL_ICONS } from '~/components/travel-stamp';
import { Button } from '~/components/ui/button';
import { DialogBody, DialogFooter } from '~/components/ui/dialog';
import { IconButton } from '~/components/ui/icon-button';
import { PanelError } from '~/components/ui/panel-error';
import { Textarea } from '~/components/ui/textarea';
import { toast } from '~/components/ui/toast';
import { PASTE_EXAMPLES, type PasteExample } from '~/domain/parse/examples';
import type { PasteKind } from './paste-kind';
import { isSendKey, sendKeyName } from './send-key';
import { FILE_TYPES, type PastedFile, type PasteSource } from './use-paste-source';
import type { ParseFailure } from './use-smart-parse';

interface PasteStepProps {
  /** The day the examples are dated around. */
  gigDay: string;
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
  const { gigDay, source, parsing, failure, returning, onExample, onParse, onByHand, onCancel } =
    props;
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [dragging, setDragging] = useState(false);
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
    source.dropFile();
    source.changeText(example.text(gigDay));
    onExample(example.kind);
    textarea.current?.focus();
  }

  const dropTarget = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setDragging(true);
    },
    onDragLeave: () => setDragging(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setDragging(false);
      takeFile(event.dataTransfer.files[0]);
    },
  };

  return (
    <>
      <DialogBody className="p-0! md:grid md:grid-cols-[minmax(0,1fr)_320px]">
        <div
          {...dropTarget}
          className="flex flex-col px-5 pt-4 pb-4 md:min-h-[420px] md:px-7 md:pt-5 md:pb-6"
        >
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
              placeholder="Paste the whole mail, from its first line to its last."
              spellCheck={false}
              aria-describedby={`${boxId}-hint`}
              onPaste={source.onPaste}
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
            </PanelError>
          ) : null}
          <p id={`${boxId}-hint`} className="mt-2 text-13 text-ink-3 pointer-coarse:hidden">
            Press {sendKeyName()}+Enter to send
          </p>
        </div>
        <aside className="flex flex-col gap-5 border-line bg-bg px-5 py-4 max-md:border-t md:border-l md:px-6 md:py-5">
          <section>
            <h3 className="mb-2 font-semibold font-text text-14">Quick examples</h3>
            <ul className="grid gap-2">
              {PASTE_EXAMPLES.map((example) => (
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
            Nothing is saved before you have seen what was found.
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

function ExampleButton({ example, onChoose }: { example: PasteExample; onChoose: () => void }) {
  const Icon = TRAVEL_ICONS[example.kind];
  return (
    <Button variant="secondary" full onClick={onChoose} className="justify-items-start!">
      <Icon aria-hidden="true" className="text-ink-3" />
      {example.label}
    </Button>
  );
}

function FileChooser({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <section>
      <h3 className="mb-2 font-semibold font-text text-14">Or a file</h3>
      <input
        ref={input}
        type="file"
        accept={FILE_TYPES}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      <Button variant="secondary" full onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" className="text-ink-3" />
        Choose a file
      </Button>
      <p className="mt-1.5 text-13 text-ink-3">
        .eml, .ics, .html or .txt, up to 1 MB.
        <span className="pointer-coarse:hidden"> You can also drop it on the box.</span>
      </p>
    </section>
  );
}

function FileInBox({ file, onRemove }: { file: PastedFile; onRemove: () => void }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center rounded-control border border-line-strong border-dashed bg-bg px-4 py-8">
      <div className="flex max-w-full items-center gap-3 rounded-control border border-line bg-surface py-2 pr-1.5 pl-3.5">
        <FileText aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
        <p className="min-w-0">
          <span className="block truncate font-semibold text-14 text-ink">{file.name}</span>
          <span className="block text-13 text-ink-3">
            {Math.max(1, Math.round(file.text.length / 1024))} KB
          </span>
        </p>
        <IconButton label={`Remove ${file.name}`} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
