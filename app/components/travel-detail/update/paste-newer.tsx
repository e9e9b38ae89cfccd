import { SendHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeepText } from '~/components/confirmation-texts/use-keep-text';
import { isSendKey, sendKeyName } from '~/components/smart-paste/source/send-key';
import type { PasteSource } from '~/components/smart-paste/source/use-paste-source';
import { useSmartParse } from '~/components/smart-paste/use-smart-parse';
import { Button } from '~/components/ui/button';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { Textarea } from '~/components/ui/form/textarea';
import type { ReadText } from '~/domain/parse/unread/unread-part';
import type { DetailType } from '~/domain/travel/travel-detail';

interface PasteNewerProps {
  gigId: string;
  type: DetailType;
  source: PasteSource;
  keeping: KeepText;
  /** With details of this kind alone. */
  onFound: (found: ReadText) => void;
}

/** Takes the text of a newer confirmation and has it read. */
export function PasteNewer({ gigId, type, source, keeping, onFound }: PasteNewerProps) {
  const { parse, parsing, failure } = useSmartParse(gigId);
  /** The text that turned out to be about something else. */
  const [misread, setMisread] = useState<string | null>(null);
  const boxId = useId();
  const text = source.source;

  async function send() {
    if (parsing || source.isEmpty) return;
    setMisread(null);
    keeping.keep(text);
    const found = await parse(text, type);
    if (!found) return;
    const details = found.details.filter((detail) => detail.type === type);
    if (details.length > 0) onFound({ ...found, details });
    else setMisread(text);
  }

  return (
    <section className="mb-5 rounded-[14px] border border-line bg-bg p-3.5">
      <label htmlFor={boxId} className="mb-1.5 block font-semibold text-14 text-ink">
        Paste the new confirmation
      </label>
      <Textarea
        id={boxId}
        rows={2}
        value={source.text}
        placeholder="Or correct the fields below by hand."
        spellCheck={false}
        aria-describedby={`${boxId}-hint`}
        onPaste={source.onPaste}
        onDrop={source.onDrop}
        onChange={(event) => source.changeText(event.target.value)}
        onKeyDown={(event) => {
          if (!isSendKey(event)) return;
          event.preventDefault();
          send();
        }}
        className="min-h-16! max-h-48"
      />
      {misread === text && text !== '' ? (
        <PanelError className="mt-2">{MISREAD[type]}</PanelError>
      ) : failure?.source === text ? (
        <PanelError className="mt-2">
          <strong className="block font-semibold">{failure.title}</strong>
          {failure.description}
        </PanelError>
      ) : null}
      <div className="mt-2 flex min-h-9 items-center justify-end gap-3">
        <p id={`${boxId}-hint`} className="mr-auto text-13 text-ink-3 pointer-coarse:hidden">
          Press {sendKeyName()}+Enter to send
        </p>
        <Button
          variant="tint"
          size="sm"
          disabled={source.isEmpty}
          pending={parsing}
          pendingLabel="Parsing..."
          onClick={send}
        >
          <SendHorizontal aria-hidden="true" className="size-4!" />
          Send
        </Button>
      </div>
    </section>
  );
}

const MISREAD: Record<DetailType, string> = {
  flight: 'No flight was found in this text, only other bookings.',
  hotel: 'No hotel was found in this text, only other bookings.',
  car: 'No rental car was found in this text, only other bookings.',
  other: 'No train, bus, ferry or shuttle was found in this text, only other bookings.',
};
