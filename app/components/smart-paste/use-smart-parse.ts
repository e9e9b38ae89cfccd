import { problemMessage } from '~/components/api/call-api';
import { useMutation } from '~/components/api/use-mutation';
import { toast } from '~/components/ui/toast';
import type { ParsedText } from '~/domain/parse/parsed-detail';
import type { PasteKind } from './paste-kind';

type Answer = ParsedText & { success: boolean };

/** Has a text read. Null when there was nothing in it, or nothing came back: the person was told. */
export function useSmartParse(gigId: string) {
  const { mutate, pending } = useMutation();

  async function parse(emailText: string, kind: PasteKind): Promise<ParsedText | null> {
    const read = (travelType: PasteKind) =>
      mutate<Answer>('POST', '/api/smart-parse', { emailText, travelType, gigId });
    try {
      const answer = await read(kind);
      if (answer.success) return answer;
      // A hotel's mail in the flight box is still a booking for this gig.
      const anyKind = kind === 'auto' ? answer : await read('auto');
      if (anyKind.success) return anyKind;
      toast({
        tone: 'error',
        title: 'No details found',
        description:
          "Couldn't extract travel details from the text. Try pasting the full confirmation email.",
      });
    } catch (error) {
      toast({
        tone: 'error',
        title: 'Error',
        description: problemMessage(error, 'Failed to parse the email. Please try again.'),
      });
    }
    return null;
  }
  return { parse, parsing: pending };
}
