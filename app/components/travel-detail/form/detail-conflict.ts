import type { FieldConflict } from '~/components/forms/open-editor';
import { wallTimeLabel } from '~/domain/time/day-label';
import { type FormColumn, fieldOfType } from '~/domain/travel/detail-fields';
import type { DetailType } from '~/domain/travel/travel-detail';
import { type DetailForm, fieldsOf } from './detail-form';

/** One column that was changed here and elsewhere, in words. */
export function columnConflict(
  type: DetailType,
  column: FormColumn,
  mine: DetailForm,
  theirs: DetailForm,
): FieldConflict {
  const label = fieldOfType(type, column)?.label ?? column;
  return {
    field: column,
    label,
    mine: columnInWords(mine, column),
    theirs: columnInWords(theirs, column),
  };
}

function columnInWords(form: DetailForm, column: FormColumn): string {
  const [field, timeField] = fieldsOf(column);
  const text = form[field].trim();
  if (text === '') return 'nothing';
  return timeField ? wallTimeLabel({ day: text, time: form[timeField] || null }, true) : text;
}
