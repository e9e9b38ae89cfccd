import { ClipboardCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';

interface FilledNoteProps {
  /** How many more bookings of this kind the text tells of. */
  others: number;
  onStartOver: () => void;
}

/** Over a form that a text has filled. The focus comes here, with the changes right below. */
export function FilledNote({ others, onStartOver }: FilledNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div
      ref={note}
      tabIndex={-1}
      className="mb-5 flex items-center gap-3 rounded-control bg-brand-tint py-2 pr-2 pl-3.5"
    >
      <ClipboardCheck aria-hidden="true" className="size-[18px] shrink-0 text-brand-ink" />
      <p className="min-w-0 flex-1 text-14 text-ink">
        Filled in from your text. Each changed field shows its old value.
        {others > 0 ? ` ${left(others)}` : null}
      </p>
      <Button variant="ghost" size="sm" onClick={onStartOver}>
        Start over
      </Button>
    </div>
  );
}

function left(others: number): string {
  return others === 1
    ? 'Your text also has one more booking. To update that one, open it and paste the text there.'
    : `Your text also has ${others} more bookings. To update those, open each one and paste the text there.`;
}
