import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { endBeforeStart } from './end-before-start';
import { parsedToInput } from './parsed-to-input';
import { TravelDetailPatch } from './travel-detail-input';

/** Why the server would reject what was read or corrected, with the column if one is to blame. */
export interface Mistake {
  column: string | null;
  message: string;
}

/** What is wrong with a detail before it is sent; null for nothing that can be told here. */
export function checkParsed(detail: ParsedDetail): Mistake | null {
  const body = parsedToInput(detail, '', '');
  const parsed = TravelDetailPatch.safeParse(body);
  const [issue] = parsed.error?.issues ?? [];
  if (issue) return { column: String(issue.path[0]), message: issue.message };
  const error = endBeforeStart(body);
  return error && { column: null, message: error.message };
}
