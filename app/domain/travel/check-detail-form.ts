import { columnNamed, columnsOf, type DetailForm, type FormField, fieldsOf } from './detail-form';
import { endBeforeStart } from './end-before-start';
import type { DetailType } from './travel-detail';
import { TravelDetailPatch } from './travel-detail-input';

export type FormErrors = Partial<Record<FormField, string[]>>;

/** Without any of these nobody could tell which booking it is. */
const NAMING: Record<DetailType, { fields: [FormField, ...FormField[]]; message: string }> = {
  flight: {
    fields: [
      'provider',
      'flightNumber',
      'departureLocation',
      'arrivalLocation',
      'confirmationNumber',
      'title',
    ],
    message: 'Enter an airline, a flight number or an airport',
  },
  hotel: {
    fields: ['provider', 'arrivalLocation', 'confirmationNumber', 'title'],
    message: 'Enter the hotel or its address',
  },
  car: {
    fields: ['provider', 'departureLocation', 'confirmationNumber', 'title'],
    message: 'Enter the company or the pick-up place',
  },
  other: {
    fields: ['title', 'provider', 'departureLocation', 'arrivalLocation', 'confirmationNumber'],
    message: 'Enter what it is, such as a train',
  },
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
  const { fields, message } = NAMING[type];
  const named = (one: DetailForm) => fields.some((field) => one[field].trim() !== '');
  if (!named(form) && (!before || named(before))) errors[fields[0]] = [message];
  if (form.departureTime && !form.departureDay) errors.departureDay = ['Enter the date too'];
  if (form.arrivalTime && !form.arrivalDay) errors.arrivalDay = ['Enter the date too'];
  const columns = columnsOf(form, type);
  // What no zone could explain; the rest is the server's to say.
  const error = endBeforeStart({ detailType: type, ...columns });
  if (error?.field) Object.assign(errors, fieldErrorsOf({ [error.field]: [error.message] }));
  const parsed = TravelDetailPatch.safeParse(columns);
  return { ...errors, ...errorsAt(parsed.error?.issues ?? []) };
}

function errorsAt(issues: { path: PropertyKey[]; message: string }[]): FormErrors {
  return fieldErrorsOf(
    Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), [message]])),
  );
}

/** The server's errors about columns, at the fields that show them. */
export function fieldErrorsOf(columns: Record<string, string[]>): FormErrors {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, messages]) => {
      const column = columnNamed(name);
      return column ? [[fieldsOf(column)[0], messages]] : [];
    }),
  );
}
