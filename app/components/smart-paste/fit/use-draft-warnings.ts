import { useQuery } from '@tanstack/react-query';
import { callApi } from '~/components/data/call-api';
import { usePageQueries } from '~/components/data/query-client';
import type { GigFit } from '~/domain/fit/fit';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import { parsedToInput } from '~/domain/travel/parsed-to-input';

/** A found booking that would be saved. */
interface Draft {
  index: number;
  detail: ParsedDetail;
  /** The id of the stored booking whose place it takes. */
  updates: string | undefined;
}

/** These are about what is missing, which the next text may bring. */
const ABOUT_THE_REST: readonly string[] = ['missing-night', 'no-return', 'broken-chain', 'no-car'];

/**
 * What would not fit between the show and these bookings, by their index. Nothing while the answer is
 * on its way or could not be read: saving does not wait for it.
 */
export function useDraftWarnings(gigId: string, drafts: readonly Draft[]) {
  const details = drafts.map(({ detail, updates }) => ({
    ...parsedToInput(detail, gigId, ''),
    id: updates,
  }));
  const path = `/api/gigs/${gigId}/fit`;
  const { data } = useQuery(
    {
      queryKey: ['once', path, JSON.stringify(details)],
      queryFn: () => callApi<GigFit>('POST', path, { details }),
      enabled: details.length > 0,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnReconnect: false,
    },
    usePageQueries(),
  );
  const serious = data?.findings.filter(
    ({ severity, silenced, rule }) =>
      severity !== 'note' && !silenced && !ABOUT_THE_REST.includes(rule),
  );
  return (index: number): string[] => {
    const at = drafts.findIndex((draft) => draft.index === index);
    const id = drafts[at]?.updates ?? `draft-${at + 1}`;
    const own = serious?.filter(({ travelDetailIds }) => travelDetailIds.includes(id)) ?? [];
    return at < 0 ? [] : own.map(({ sentence }) => sentence);
  };
}
