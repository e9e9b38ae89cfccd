import { useRef, useState } from 'react';
import { ApiError, callApi } from '~/components/data/call-api';
import { usePageQueries } from '~/components/data/query-client';
import { showErrorToast } from '~/components/data/show-error-toast';
import type {
  ConfirmationText,
  WholeConfirmationText,
} from '~/domain/confirmation-texts/confirmation-text';

export const textsPath = (gigId: string) => `/api/gigs/${gigId}/confirmation-texts`;

/**
 * Has what is read stay with its gig, once. That goes on beside the reading: nobody waits for it, and
 * where it fails, the part of the text that is saved with a booking is what is kept.
 */
export function useKeepText(gigId: string, opened?: Pick<WholeConfirmationText, 'id' | 'text'>) {
  const client = usePageQueries();
  /** By the text, whether it is there already or on its way. */
  const ids = useRef(new Map<string, Promise<string | null>>());
  const [kept, setKept] = useState<readonly string[]>(opened ? [opened.text] : []);

  function idOf(text: string): Promise<string | null> {
    if (text === opened?.text) return Promise.resolve(opened.id);
    return ids.current.get(text) ?? Promise.resolve(null);
  }

  async function send(text: string, fileName: string | null): Promise<string | null> {
    const path = textsPath(gigId);
    try {
      const { id } = await callApi<ConfirmationText>('POST', path, { text, fileName });
      setKept((before) => [...before, text]);
      client.invalidateQueries({ queryKey: [path] });
      return id;
    } catch (error) {
      ids.current.delete(text);
      // A gig that keeps as many as it may.
      if (error instanceof ApiError && error.status === 400) {
        showErrorToast(error, 'This text was not kept.');
      }
      return null;
    }
  }

  return {
    idOf,
    isKept: (text: string) => kept.includes(text),
    keep(text: string, fileName: string | null = null): Promise<string | null> {
      if (text.trim() === '') return Promise.resolve(null);
      if (text !== opened?.text && !ids.current.has(text)) {
        ids.current.set(text, send(text, fileName));
      }
      return idOf(text);
    },
  };
}

export type KeepText = ReturnType<typeof useKeepText>;
