import { ClipboardCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';

/** Over a form that a text has filled. The focus comes here, with the changes right below. */
export function FilledNote({ onStartOver }: { onStartOver: () => void }) {
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
        Filled in from your text. Changed fields say what they were.
      </p>
      <Button variant="ghost" size="sm" onClick={onStartOver}>
        Start over
      </Button>
    </div>
  );
}
