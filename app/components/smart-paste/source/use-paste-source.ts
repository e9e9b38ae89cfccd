import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { isTooMuchText, PASTE_LIMIT, tooMuchText } from '~/domain/text-limit';

/** What a person may hand over besides text on the clipboard. */
export const FILE_TYPES = '.eml,.ics,.html,.htm,.txt';

export interface PastedFile {
  name: string;
  text: string;
}

/**
 * The text in the box, or a file instead of it. Plain text loses the cells of a table, so when a
 * table was pasted or dropped its HTML is what gets read, as long as nobody has changed the text
 * since.
 */
export function usePasteSource(initial?: PastedFile | string) {
  const [text, setText] = useState(typeof initial === 'string' ? initial : '');
  const [file, setFile] = useState<PastedFile | null>(typeof initial === 'object' ? initial : null);
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
      pastedHtml.current = replacesAll ? tableIn(event.clipboardData) : null;
    },
    /** What stands in the box stays beside a text that is let go of there. */
    onDrop(event: DragEvent<HTMLTextAreaElement>) {
      const isBlank = event.currentTarget.value.trim() === '';
      pastedHtml.current = isBlank ? tableIn(event.dataTransfer) : null;
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
      if (chosen.size > PASTE_LIMIT) return tooMuchText(PASTE_LIMIT);
      const read = await chosen.text();
      // A byte that is no UTF-8 is read as a character of three.
      if (isTooMuchText(read, PASTE_LIMIT)) return tooMuchText(PASTE_LIMIT);
      setFile({ name: chosen.name, text: read });
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

/** The HTML of a table, when there is a plain text too for the box to show. */
function tableIn(transfer: DataTransfer): string | null {
  const html = transfer.getData('text/html');
  return transfer.getData('text/plain') && /<t[dh][\s>]/i.test(html) ? html : null;
}

export type PasteSource = ReturnType<typeof usePasteSource>;
