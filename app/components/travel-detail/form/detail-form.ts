import { splitWallTime } from '~/domain/time/wall-time';
import { fieldNamed } from '~/domain/travel/detail-api';
import { detailEnds } from '~/domain/travel/detail-ends';
import {
  FORM_COLUMNS,
  type FormColumn,
  type MomentColumn,
  TEXT_COLUMNS,
  type TextColumn,
} from '~/domain/travel/detail-fields';
import type { DetailType, TravelDetail } from '~/domain/travel/travel-detail';

/** An end has a field for the day and one for a time that may be missing. */
type MomentField = `${'starts' | 'ends'}${'Day' | 'Time'}`;
export type FormField = TextColumn | MomentField;

/** What stands in the form's fields. */
export type DetailForm = Record<FormField, string>;

/** What is sent, by the columns it goes to. */
export type FormColumns = Partial<Record<FormColumn, string | null>>;

const MOMENTS: Record<MomentColumn, { day: MomentField; time: MomentField }> = {
  startsDateTime: { day: 'startsDay', time: 'startsTime' },
  endsDateTime: { day: 'endsDay', time: 'endsTime' },
};

export const EMPTY_FORM = Object.fromEntries(
  FORM_COLUMNS.flatMap(fieldsOf).map((field) => [field, '']),
) as DetailForm;

/** A stored detail as it stands in the form. */
export function formOf(detail: TravelDetail): DetailForm {
  const { start, end } = detailEnds(detail);
  return {
    ...EMPTY_FORM,
    ...Object.fromEntries(TEXT_COLUMNS.map((column) => [column, detail[column] ?? ''])),
    startsDay: start?.day ?? '',
    startsTime: start?.time ?? '',
    endsDay: end?.day ?? '',
    endsTime: end?.time ?? '',
  };
}

/** The fields that a column is shown in; the first one shows what is wrong with it. */
export function fieldsOf(column: FormColumn): [FormField, ...FormField[]] {
  if (!isMoment(column)) return [column];
  const { day, time } = MOMENTS[column];
  return [day, time];
}

/** The column that a name in an answer of the server means, if the form shows it. */
export function columnNamed(type: DetailType, name: string): FormColumn | null {
  const field = fieldNamed(type, name);
  return FORM_COLUMNS.find((column) => column === field) ?? null;
}

/** What the form says about each column. A day without a time is sent alone. */
export function columnsOf(form: DetailForm, type: DetailType): Record<FormColumn, string | null> {
  return Object.fromEntries(
    FORM_COLUMNS.map((column) => [column, columnOf(form, type, column) || null]),
  ) as Record<FormColumn, string | null>;
}

/** The columns that the form says something else about than it did before. */
export function changesOf(before: DetailForm, form: DetailForm, type: DetailType): FormColumns {
  const columns = columnsOf(form, type);
  return Object.fromEntries(
    FORM_COLUMNS.filter((column) =>
      fieldsOf(column).some((field) => before[field].trim() !== form[field].trim()),
    ).map((column) => [column, columns[column]]),
  );
}

/** The form with some columns as they are stored by now, and the rest as it was typed. */
export function withColumns(
  form: DetailForm,
  detail: TravelDetail,
  columns: readonly FormColumn[],
): DetailForm {
  const stored = formOf(detail);
  const fields = columns.flatMap((column) => fieldsOf(column));
  return { ...form, ...Object.fromEntries(fields.map((field) => [field, stored[field]])) };
}

/** What was sent and is not so in what came back: an earlier attempt had got through. */
export function missedEdits(
  stored: TravelDetail,
  sent: { readonly [Column in FormColumn]?: string | null },
): FormColumns {
  return Object.fromEntries(
    FORM_COLUMNS.flatMap((column) => {
      const value = sent[column];
      if (value === undefined || storedAs(column, value) === stored[column]) return [];
      return [[column, value]];
    }),
  );
}

function storedAs(column: FormColumn, value: string | null): string | null {
  const moment = value && isMoment(column) ? splitWallTime(value) : null;
  return moment ? `${moment.day}T${moment.time ?? '00:00'}` : value?.trim() || null;
}

function columnOf(form: DetailForm, type: DetailType, column: FormColumn): string {
  if (isMoment(column)) {
    const [day, time] = [form[MOMENTS[column].day], form[MOMENTS[column].time]];
    return day && time ? `${day}T${time}` : day;
  }
  const text = form[column].trim();
  const airport = type === 'flight' && column.endsWith('Location') && /^[a-z]{3}$/i.test(text);
  return airport || column === 'flightNumber' ? text.toUpperCase() : text;
}

function isMoment(column: FormColumn): column is MomentColumn {
  return column in MOMENTS;
}
