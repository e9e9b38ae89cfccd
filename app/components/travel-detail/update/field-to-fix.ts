import type { DetailType } from '~/domain/travel/travel-detail';
import { columnNamed, type FormField, fieldsOf } from '../form/detail-form';

/** The input to begin with, of a field by the API's name: of a stay the day, else the time. */
export function fieldToFix(type: DetailType, name: string): FormField {
  const [day, time] = fieldsOf(columnNamed(type, name) ?? 'startsDateTime');
  return time && type !== 'hotel' && name !== 'date' ? time : day;
}
