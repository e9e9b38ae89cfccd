import { useRef, useState } from 'react';
import { ApiError } from '~/components/api/call-api';
import { complain } from '~/components/api/complain';
import { useMutation } from '~/components/api/use-mutation';
import { useGoneGig } from '~/components/gig/gone-gig';
import { toast } from '~/components/ui/toast';
import { newId } from '~/domain/new-id';
import { type FormErrors, fieldErrorsOf } from '~/domain/travel/check-detail-form';
import { columnsOf, type DetailForm, missedEdits } from '~/domain/travel/detail-form';
import type { DetailType, TravelDetail } from '~/domain/travel/travel-detail';

/**
 * Adds what stands in a form as a travel detail. However often it is asked, one form makes one
 * detail, as it was typed last. Answers whether it is saved, or else what is wrong with fields.
 */
export function useCreateDetail(gigId: string) {
  const { mutate } = useMutation();
  const leftGone = useGoneGig();
  const [idempotencyKey] = useState(() => newId(new Date()));
  const [saving, setSaving] = useState(false);
  const underway = useRef(false);

  async function create(
    type: DetailType,
    form: DetailForm,
    sourceText: string | null,
  ): Promise<{ saved: boolean; errors?: FormErrors }> {
    if (underway.current) return { saved: false };
    underway.current = true;
    setSaving(true);
    try {
      const columns = columnsOf(form, type);
      const detail = await mutate<TravelDetail>('POST', '/api/travel-details', {
        ...columns,
        gigId,
        detailType: type,
        sourceText,
        idempotencyKey,
      });
      const missed = missedEdits(detail, columns);
      if (Object.keys(missed).length > 0) {
        await mutate('PATCH', `/api/travel-details/${detail.id}`, missed);
      }
      toast({ title: 'Travel details have been saved' });
      return { saved: true };
    } catch (error) {
      if (leftGone(error)) return { saved: false };
      const problem = error instanceof ApiError ? error.problem : null;
      const errors = fieldErrorsOf(problem?.fieldErrors ?? {});
      if (Object.keys(errors).length > 0) return { saved: false, errors };
      complain(error, 'Failed to save travel details. Please try again.');
      return { saved: false };
    } finally {
      underway.current = false;
      setSaving(false);
    }
  }
  return { create, saving };
}

export type DetailCreation = ReturnType<typeof useCreateDetail>;
