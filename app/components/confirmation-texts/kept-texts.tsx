import { FileText } from 'lucide-react';
import { useState } from 'react';
import { ApiError, callApi, problemMessage } from '~/components/data/call-api';
import { showErrorToast } from '~/components/data/show-error-toast';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { useApiQuery } from '~/components/data/use-api-query';
import { Button } from '~/components/ui/button';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { toast } from '~/components/ui/feedback/toast';
import { AlertDialog } from '~/components/ui/overlay/alert-dialog';
import type {
  ConfirmationText,
  WholeConfirmationText,
} from '~/domain/confirmation-texts/confirmation-text';
import { dayText } from '~/domain/time/day-label';
import { dayIn } from '~/domain/time/wall-time';
import { textsPath } from './use-keep-text';

interface KeptTextsProps {
  gigId: string;
  /** Leads to what can be read in a text. */
  onOpen: (text: WholeConfirmationText) => void;
}

/** The confirmations that stay with a gig; nothing where there are none. */
export function KeptTexts({ gigId, onOpen }: KeptTextsProps) {
  const { data, error, reload } = useApiQuery<ConfirmationText[]>(textsPath(gigId));
  const [asked, setAsked] = useState<ConfirmationText | null>(null);
  const { mutate, pending } = useApiMutation();

  async function discard({ id }: ConfirmationText) {
    try {
      await mutate('DELETE', `/api/confirmation-texts/${id}`);
      toast({ title: 'Confirmation text discarded' });
    } catch (failure) {
      if (!isGone(failure)) {
        return showErrorToast(failure, 'Failed to discard the text. Please try again.');
      }
      reload();
    }
    setAsked(null);
  }

  if (error && !data) {
    return (
      <PanelError onRetry={reload}>
        {problemMessage(error, 'The kept confirmation texts could not be loaded.')}
      </PanelError>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section aria-label="Kept confirmation texts">
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => open || pending || setAsked(null)}
        title="Discard this text?"
        description="The bookings you saved stay; the text itself is deleted, in them too. This action cannot be undone."
        confirmLabel="Discard"
        pendingLabel="Discarding..."
        pending={pending}
        cancelLabel="Keep it"
        onConfirm={() => asked && discard(asked)}
      />
      <ul className="grid gap-1">
        {data.map((text) => (
          <KeptText
            key={text.id}
            text={text}
            onOpen={onOpen}
            onGone={reload}
            onDiscard={() => setAsked(text)}
          />
        ))}
      </ul>
    </section>
  );
}

interface KeptTextProps {
  text: ConfirmationText;
  onOpen: (text: WholeConfirmationText) => void;
  /** It was discarded elsewhere. */
  onGone: () => void;
  onDiscard: () => void;
}

function KeptText({ text, onOpen, onGone, onDiscard }: KeptTextProps) {
  const [opening, setOpening] = useState(false);

  async function open() {
    setOpening(true);
    try {
      onOpen(await callApi<WholeConfirmationText>('GET', `/api/confirmation-texts/${text.id}`));
    } catch (failure) {
      if (isGone(failure)) {
        toast({ tone: 'error', title: 'This text was discarded' });
        onGone();
      } else showErrorToast(failure, 'Failed to open the text. Please try again.');
    } finally {
      setOpening(false);
    }
  }

  return (
    <li className="flex items-center gap-x-3 rounded-control py-1 pl-1 max-sm:flex-wrap">
      <FileText aria-hidden="true" className="size-[18px] shrink-0 text-ink-3" />
      <p className="min-w-0 flex-1">
        <span className="block font-medium text-14 text-ink-2">Confirmation text kept</span>
        <span className="block truncate text-13 text-ink-3">
          {text.title} · {dayText(dayHere(text.createdAt), 'monthDay')}
        </span>
      </p>
      <div className="flex max-sm:w-full max-sm:pl-[18px]">
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Open: ${text.title}`}
          pending={opening}
          onClick={open}
        >
          Open
        </Button>
        <Button variant="ghost" size="sm" aria-label={`Discard: ${text.title}`} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </li>
  );
}

/** The person's own day: the list is only ever drawn in a browser. */
function dayHere(instant: string): string {
  return dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(instant));
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
