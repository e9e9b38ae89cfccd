import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '~/components/ui/feedback/toast';
import { Fact } from './travel-card';

/** The confirmation number, one click away from the clipboard. */
export function ConfirmationFact({ number }: { number: string | null }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  if (!number) return null;

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({ tone: 'error', title: 'The number could not be copied' });
    }
  }

  return (
    <Fact label="Confirmation">
      <span className="inline-flex items-center gap-2">
        {number}
        <button
          type="button"
          onClick={() => copy(number)}
          aria-label={`Copy confirmation ${number}`}
          className="hit-area relative rounded-[6px] text-ink-3 hover:text-ink"
        >
          {copied ? (
            <Check aria-hidden="true" strokeWidth={2.2} className="size-4 text-ok-ink" />
          ) : (
            <Copy aria-hidden="true" strokeWidth={2.2} className="size-4" />
          )}
        </button>
        <span role="status" className="sr-only">
          {copied ? 'Copied' : ''}
        </span>
      </span>
    </Fact>
  );
}
