import { lettersOf, wallTimeLabel } from '~/domain/time/day-label';
import { type DetailEnd, detailEnds } from './detail-ends';
import {
  detailField,
  FORM_COLUMNS,
  type FormColumn,
  fieldOfType,
  type TypeField,
} from './detail-fields';
import type { DetailType, TravelDetail } from './travel-detail';
import { airportLabel } from './travel-label';

export interface DetailFact {
  label: string;
  value: string;
  /** "CDT" */
  zone?: string;
  /** Prose wants the whole width. */
  long?: boolean;
}

/** Every field of a detail that has a value, in the words of its type. */
export function detailFacts(detail: TravelDetail): DetailFact[] {
  const ends = detailEnds(detail);
  const facts = columnsInOrder(detail.detailType).map((column): DetailFact | null => {
    const words = wordsOf(detail.detailType, column);
    const label = words.fact ?? words.label;
    if (column === 'startsDateTime') return moment(label, ends.start);
    if (column === 'endsDateTime') return moment(label, ends.end);
    const value = detail[column];
    if (!value) return null;
    const { input } = words;
    if (input === 'prose') return { label, value, long: true };
    const isEnd = column === 'startsLocation' || column === 'endsLocation';
    return { label, value: isEnd && input !== 'place' ? airportLabel(value) : value };
  });
  return facts.filter((one) => one !== null);
}

/** A place is told after its moment, unless it is the only one: a hotel's address comes first. */
function columnsInOrder(type: DetailType): FormColumn[] {
  if (!fieldOfType(type, 'endsLocation')) {
    return FORM_COLUMNS.filter((column) => column !== 'endsLocation');
  }
  return FORM_COLUMNS.map((column) => AFTER_ITS_MOMENT[column] ?? column);
}

const AFTER_ITS_MOMENT: Partial<Record<FormColumn, FormColumn>> = {
  startsLocation: 'startsDateTime',
  startsDateTime: 'startsLocation',
  endsLocation: 'endsDateTime',
  endsDateTime: 'endsLocation',
};

/** A field that a type does not have, such as a car's seat, is told in the words of one that has it. */
function wordsOf(type: DetailType, column: FormColumn): TypeField {
  const words = fieldOfType(type, column) ?? Object.values(detailField(column).types)[0];
  if (!words) throw new Error(`no type has the field ${column}`);
  return words;
}

function moment(label: string, end: DetailEnd | null): DetailFact | null {
  return end && { label, value: wallTimeLabel(end, true), zone: lettersOf(end, end.timeZone) };
}
