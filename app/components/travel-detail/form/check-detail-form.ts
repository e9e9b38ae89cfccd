import { toApi } from '~/domain/travel/detail-api';
import { detailField, fieldOfType, TEXT_COLUMNS } from '~/domain/travel/detail-fields';
import { endBeforeStart } from '~/domain/travel/end-before-start';
import type { DetailType } from '~/domain/travel/travel-detail';
import { TravelDetailPatch } from '~/domain/travel/travel-detail-input';
import { columnNamed, columnsOf, type DetailForm, type FormField, fieldsOf } from './detail-form';

export type FormErrors = Partial<Record<FormField, string[]>>;

const NAMELESS: Record<DetailType, string> = {
  flight: 'Enter an airline, a flight number or an airport',
  hotel: 'Enter the hotel or its address',
  car: 'Enter the company or the pick-up place',
  other: 'Enter what it is, such as a train',
};

/**
 * What is wrong with the form, each at its field. Nothing: it can be saved. A stored detail, given
 * as it was `before`, may have come without a name, and only must not lose its last one.
 */
export function checkDetailForm(
  form: DetailForm,
  type: DetailType,
  before: DetailForm | null = null,
): FormErrors {
  const errors: FormErrors = {};
  // Without any of these nobody could tell which booking it is.
  const naming = TEXT_COLUMNS.filter((column) => detailField(column).identifies?.includes(type));
  const named = (one: DetailForm) => naming.some((column) => one[column].trim() !== '');
  const first = naming.find((column) => !fieldOfType(type, column)?.rare);
  if (first && !named(form) && (!before || named(before))) errors[first] = [NAMELESS[type]];
  if (form.startsTime && !form.startsDay) errors.startsDay = ['Enter the date too'];
  if (form.endsTime && !form.endsDay) errors.endsDay = ['Enter the date too'];
  const columns = columnsOf(form, type);
  // What no zone could explain; the rest is the server's to say.
  const error = endBeforeStart({ detailType: type, ...columns });
  if (error) errors.endsDay = [error.message];
  const parsed = TravelDetailPatch.safeParse(toApi(type, columns));
  return { ...errors, ...errorsAt(type, parsed.error?.issues ?? []) };
}

function errorsAt(
  type: DetailType,
  issues: { path: PropertyKey[]; message: string }[],
): FormErrors {
  return fieldErrorsOf(
    type,
    Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), [message]])),
  );
}

/** The server's errors, at the fields that show them. */
export function fieldErrorsOf(type: DetailType, named: Record<string, string[]>): FormErrors {
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, messages]) => {
      const column = columnNamed(type, name);
      return column ? [[fieldsOf(column)[0], messages]] : [];
    }),
  );
}
