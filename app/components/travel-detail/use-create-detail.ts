import { useRef, useState } from 'react';
import { keptTextField, type PastedText } from '~/components/confirmation-texts/pasted-text';
import { ApiError } from '~/components/data/call-api';
import { markStale } from '~/components/data/page-data';
import { showErrorToast } from '~/components/data/show-error-toast';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { useCloseIfDeleted } from '~/components/gig/deleted-gig';
import { toast } from '~/components/ui/feedback/toast';
import { newId } from '~/domain/new-id';
import { toApi } from '~/domain/travel/detail-api';
import { cutSource } from '~/domain/travel/parsed-to-input';
import type { DetailType } from '~/domain/travel/travel-detail';
import { type FormErrors, fieldErrorsOf } from './form/check-detail-form';
import { columnsOf, type DetailForm } from './form/detail-form';

/**
 * Adds what stands in a form as a travel detail. However often it is asked, one form makes one
 * detail of a type, as it was typed last. Answers whether it is saved, or else what is wrong with
 * fields.
 */
export function useCreateDetail(gigId: string) {
  const { mutate } = useApiMutation();
  const closeIfDeleted = useCloseIfDeleted();
  const [saving, setSaving] = useState(false);
  const underway = useRef(false);
  const keys = useRef<Partial<Record<DetailType, string>>>({});

  async function create(
    type: DetailType,
    form: DetailForm,
    pasted: PastedText,
    /** What is saved with it and does not stand in the form. */
    beside: object = {},
  ): Promise<{ saved: boolean; errors?: FormErrors }> {
    if (underway.current) return { saved: false };
    underway.current = true;
    setSaving(true);
    const earlier = keys.current[type];
    const idempotencyKey = earlier ?? newId(new Date());
    keys.current[type] = idempotencyKey;
    try {
      const body = toApi(type, {
        ...beside,
        ...(await keptTextField(pasted)),
        ...columnsOf(form, type),
        gigId,
        detailType: type,
        idempotencyKey,
        retry: earlier !== undefined,
      });
      await mutate('POST', '/api/travel-details', {
        ...body,
        sourceText: cutSource(pasted.text, body),
      });
      toast({ title: 'Travel details have been saved' });
      return { saved: true };
    } catch (error) {
      if (closeIfDeleted(error)) return { saved: false };
      // It may have been stored all the same.
      if (!(error instanceof ApiError)) markStale();
      const problem = error instanceof ApiError ? error.problem : null;
      const errors = fieldErrorsOf(type, problem?.fieldErrors ?? {});
      if (Object.keys(errors).length > 0) return { saved: false, errors };
      showErrorToast(error, 'Failed to save travel details. Please try again.');
      return { saved: false };
    } finally {
      underway.current = false;
      setSaving(false);
    }
  }
  return { create, saving };
}

export type DetailCreation = ReturnType<typeof useCreateDetail>;
