import { CHECK_BELOW, type ParsedDetail } from '~/domain/parse/parsed-detail';
import type { ParsedField } from '~/domain/travel/parsed-to-input';
import { filledRows, REVIEW_ROWS, type ReviewRow } from './review-rows';

/** Whether a model has read some of the row, and nobody has looked at it. */
export function isReadByAi({ readByAi = [] }: ParsedDetail, { inputs }: ReviewRow): boolean {
  return inputs.some(({ field }) => readByAi.includes(field));
}

/** Whether something in the row may well be wrong, and nobody has looked at it. */
export function isUncertain(detail: ParsedDetail, { inputs }: ReviewRow): boolean {
  return inputs.some(({ field }) => isUncertainField(detail, field));
}

/** Whether every line of a booking may well be wrong: that is said once, and not beside each of them. */
export function isUncertainThroughout(detail: ParsedDetail): boolean {
  const rows = filledRows(detail);
  return rows.length > 1 && rows.every((row) => isUncertain(detail, row));
}

/** The fields whose words are marked in the text as those to look at. */
export function fieldsToCheck(detail: ParsedDetail): ParsedField[] {
  return REVIEW_ROWS[detail.type]
    .flatMap(({ inputs }) => inputs)
    .map(({ field }) => field)
    .filter((field) => detail.readByAi?.includes(field) || isUncertainField(detail, field));
}

function isUncertainField(detail: ParsedDetail, field: ParsedField): boolean {
  const { readByAi = [], confidences = {} } = detail;
  if (detail[field] === null || readByAi.includes(field)) return false;
  return (confidences[field] ?? 1) < CHECK_BELOW;
}

/** What a person has corrected or confirmed is theirs, and certain. */
export function asChecked(detail: ParsedDetail, fields: readonly string[]): ParsedDetail {
  const { readByAi, confidences = {} } = detail;
  const others = Object.entries(confidences).filter(([field]) => !fields.includes(field));
  return {
    ...detail,
    confidences: Object.fromEntries(others),
    ...(readByAi ? { readByAi: readByAi.filter((field) => !fields.includes(field)) } : {}),
  };
}

/** Filled rows, those of them to look at, and open questions, for the line under the heading. */
export interface FieldCount {
  read: number;
  byAi: number;
  uncertain: number;
  open: number;
}

export function countFields(details: readonly ParsedDetail[]): FieldCount {
  const rows = details.flatMap((detail) => filledRows(detail).map((row) => ({ detail, row })));
  const open = details.flatMap((detail) =>
    detail.ambiguities.filter((ambiguity) => detail[ambiguity.field as ParsedField] === null),
  );
  return {
    read: rows.length,
    byAi: rows.filter(({ detail, row }) => isReadByAi(detail, row)).length,
    uncertain: rows.filter(({ detail, row }) => isUncertain(detail, row)).length,
    open: open.length,
  };
}
