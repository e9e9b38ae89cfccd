import { type ClipboardEvent, useRef, useState } from 'react';

/** What a person may hand over besides text on the clipboard. */
export const FILE_TYPES = '.eml,.ics,.html,.htm,.txt';
const MAX_FILE_BYTES = 1024 * 1024;

export interface PastedFile {
  name: string;
  text: string;
}

/**
 * The text in the box, or a file instead of it. Plain text loses the cells of a table, so when a
 * table was pasted its HTML is what gets read, as long as nobody has changed the text since.
 */
export function usePasteSource() {
  const [text, setText] = useState('');
  const [file, setFile] = useState<PastedFile | null>(null);
  const pastedHtml = useRef<string | null>(null);
  const rich = useRef<{ plain: string; html: string } | null>(null);

  return {
    text,
    file,
    isEmpty: file ? file.text.trim() === '' : text.trim() === '',
    /** What is sent to be read. */
    get source() {
      if (file) return file.text;
      return rich.current?.plain === text ? rich.current.html : text;
    },
    onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      const replacesAll =
        value.slice(0, selectionStart).trim() + value.slice(selectionEnd).trim() === '';
      const html = event.clipboardData.getData('text/html');
      pastedHtml.current = replacesAll && /<t[dh][\s>]/i.test(html) ? html : null;
    },
    changeText(next: string) {
      if (pastedHtml.current) rich.current = { plain: next, html: pastedHtml.current };
      pastedHtml.current = null;
      setText(next);
    },
    /** Answers what is wrong with the file, or null. */
    async readFile(chosen: File): Promise<string | null> {
      const suffixes = FILE_TYPES.split(',');
      if (!suffixes.some((suffix) => chosen.name.toLowerCase().endsWith(suffix))) {
        return 'Choose an .eml, .ics, .html or .txt file.';
      }
      if (chosen.size > MAX_FILE_BYTES) return 'Choose a file of at most 1 MB.';
      setFile({ name: chosen.name, text: await chosen.text() });
      return null;
    },
    dropFile: () => setFile(null),
    clear() {
      rich.current = null;
      setText('');
      setFile(null);
    },
  };
}

export type PasteSource = ReturnType<typeof usePasteSource>;
