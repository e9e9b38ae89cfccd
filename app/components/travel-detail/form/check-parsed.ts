import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { toApi } from '~/domain/travel/detail-api';
import type { FormColumn } from '~/domain/travel/detail-fields';
import { endBeforeStart } from '~/domain/travel/end-before-start';
import { parsedColumns } from '~/domain/travel/parsed-to-input';
import { TravelDetailPatch } from '~/domain/travel/travel-detail-input';
import { columnNamed } from './detail-form';

/** Why the server would reject what was read or corrected, with the column if one is to blame. */
export interface Mistake {
  column: FormColumn | null;
  message: string;
}

/** What is wrong with a detail before it is sent; null for nothing that can be told here. */
export function checkParsed(detail: ParsedDetail): Mistake | null {
  const columns = parsedColumns(detail);
  const parsed = TravelDetailPatch.safeParse(toApi(detail.type, columns));
  const [issue] = parsed.error?.issues ?? [];
  if (issue) {
    return { column: columnNamed(detail.type, String(issue.path[0])), message: issue.message };
  }
  const error = endBeforeStart(columns);
  return error && { column: null, message: error.message };
}
