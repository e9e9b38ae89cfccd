import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { ApiError, callApi } from '~/components/data/call-api';
import { useCloseIfDeleted } from '~/components/gig/deleted-gig';
import { toast } from '~/components/ui/feedback/toast';
import type { ReadText } from '~/domain/parse/unread/unread-part';
import type { PasteKind } from './source/paste-kind';
import { unreadFile } from './unread-note';

type Answer = ReadText & { success: boolean };

export interface ParseFailure {
  title: string;
  description: string;
  /** What the server said of it: the text is too long, or it was asked too often. */
  reason: string | null;
  /** What could not be read. */
  source: string;
  /** Its readable words. */
  text: string;
}

/** Has a text read. Null when there was nothing in it, or nothing came back: the person was told. */
export function useSmartParse(gigId: string) {
  const { revalidate } = useRevalidator();
  const closeIfDeleted = useCloseIfDeleted();
  const [parsing, setParsing] = useState(false);
  const [failure, setFailure] = useState<ParseFailure | null>(null);

  async function parse(emailText: string, kind: PasteKind): Promise<ReadText | null> {
    // Nothing is written, so nothing has to be read again.
    const read = (travelType: PasteKind) =>
      callApi<Answer>('POST', '/api/smart-parse', { emailText, travelType, gigId });
    const fail = (title: string, description: string, reason: string | null = null, text = '') => {
      setFailure({ title, description, reason, source: emailText, text });
      toast({ tone: 'error', title, description });
    };
    setFailure(null);
    setParsing(true);
    try {
      const answer = await read(kind);
      if (answer.success) return answer;
      // A hotel's mail in the flight box is still a booking for this gig, and any kind may be a ride.
      const anyKind = await read(kind === 'auto' ? 'other' : 'auto');
      if (anyKind.success) return anyKind;
      fail(
        'No details found',
        "Couldn't extract travel details from the text. Try pasting the full confirmation email.",
        answer.unread.map(({ words }) => unreadFile(words)).join(' ') || null,
        answer.text,
      );
    } catch (error) {
      if (closeIfDeleted(error)) return null;
      // Without a session every page leads to sign-in.
      if (error instanceof ApiError && error.status === 401) revalidate();
      const reason = error instanceof ApiError ? (error.problem?.message ?? null) : null;
      fail('Error', 'Failed to parse the email. Please try again.', reason);
    } finally {
      setParsing(false);
    }
    return null;
  }
  return { parse, parsing, failure };
}
