import { columnConflict } from '~/components/travel-detail/form/detail-conflict';
import {
  changesOf,
  type FormColumns,
  fieldsOf,
  formOf,
} from '~/components/travel-detail/form/detail-form';
import { fillForm } from '~/components/travel-detail/form/fill-form';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import type { FormColumn } from '~/domain/travel/detail-fields';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { airportCode } from '~/domain/travel/travel-label';

/** One field that the found booking says otherwise, in words. */
interface SavedChange {
  column: FormColumn;
  label: string;
  before: string;
  after: string;
}

export interface SavedChanges {
  /** What is sent. */
  columns: FormColumns;
  /** What is shown. */
  changes: SavedChange[];
}

/** What a saved booking takes from a found one; what the text does not mention stays as it is. */
export function savedChanges(saved: TravelDetail, found: ParsedDetail): SavedChanges {
  const type = saved.detailType;
  const before = formOf(saved);
  const after = fillForm(before, found);
  const columns = Object.fromEntries(
    Object.entries(changesOf(before, after, type)).filter(([column]) => {
      const [field, ...others] = fieldsOf(column as FormColumn);
      return others.length > 0 || !meanTheSame(before[field], after[field]);
    }),
  ) as FormColumns;
  const changes = (Object.keys(columns) as FormColumn[]).map((column) => {
    const { label, mine, theirs } = columnConflict(type, column, after, before);
    return { column, label, before: theirs, after: mine };
  });
  return { columns, changes };
}

/** "DL 2215" and "DL2215", "DFW" and "Dallas/Fort Worth (DFW)". */
function meanTheSame(before: string, after: string): boolean {
  const code = airportCode(before);
  return plain(before) === plain(after) || (code !== null && code === airportCode(after));
}

function plain(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
