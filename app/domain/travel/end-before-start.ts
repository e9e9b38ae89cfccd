import type { DomainError } from '~/domain/domain-error';
import { endsBeforeStart } from './detail-ends';
import type { DetailType } from './travel-detail';

/** Why a detail is rejected that would end before it begins; null for one that does not. */
export function endBeforeStart(detail: Parameters<typeof endsBeforeStart>[0]): DomainError | null {
  if (!endsBeforeStart(detail)) return null;
  return { reason: 'invalid', field: 'endsDateTime', message: MESSAGES[detail.detailType] };
}

const MESSAGES: Record<DetailType, string> = {
  flight: "The landing can't be before the departure",
  hotel: "Check-out can't be before check-in",
  car: "The end can't be before the start",
  other: "The end can't be before the start",
};
