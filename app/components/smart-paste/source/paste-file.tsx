import { FileText, FileUp, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '~/components/ui/button';
import { IconButton } from '~/components/ui/icon-button';
import { FILE_TYPES, type PastedFile } from './use-paste-source';

export function FileChooser({ onChoose }: { onChoose: (file: File | undefined) => void }) {
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

export function FileInBox({ file, onRemove }: { file: PastedFile; onRemove: () => void }) {
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
