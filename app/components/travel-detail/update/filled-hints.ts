import { dayLabel } from '~/domain/time/day-label';
import { clockLabel, isClock, splitWallTime } from '~/domain/time/wall-time';
import type { DetailForm, FormField } from '../form/detail-form';

/** "Was 22C" for every field that is no longer as it was before a text filled the form. */
export function filledHints(before: DetailForm, form: DetailForm) {
  const changed = (Object.keys(form) as FormField[]).filter(
    (field) => before[field].trim() !== form[field].trim(),
  );
  return Object.fromEntries(
    changed.map((field) => [field, `Was ${inWords(before[field].trim())}`]),
  ) as Partial<Record<FormField, string>>;
}

const MOST_SHOWN = 80;

function inWords(text: string): string {
  if (text === '') return 'empty';
  if (isClock(text)) return clockLabel(text);
  const moment = splitWallTime(text);
  if (moment && !moment.time) return dayLabel(moment.day, true);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1).trimEnd()}…` : text;
}
