import { toast } from '~/components/ui/feedback/toast';
import { problemMessage } from './call-api';

/** Says that something did not work, and why if the server knows. */
export function showErrorToast(error: unknown, sentence: string) {
  const reason = problemMessage(error, sentence);
  const description = reason === sentence ? undefined : reason;
  toast({ tone: 'error', title: sentence, description });
}
