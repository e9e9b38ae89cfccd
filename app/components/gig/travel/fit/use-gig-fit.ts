import { useState } from 'react';
import { useApiMutation } from '~/components/data/use-api-mutation';
import { useApiQuery } from '~/components/data/use-api-query';
import { toast } from '~/components/ui/feedback/toast';
import type { GigFit, GigFitWithLeaveBy } from '~/domain/fit/fit';
import type { Gig } from '~/domain/gigs/gig';
import type { TravelDetail } from '~/domain/travel/travel-detail';

export type ShownFinding = GigFit['findings'][number];

/** How the travel of a gig fits it, read again after every write, and how to silence a finding. */
export function useGigFit(gig: Gig) {
  const path = `/api/gigs/${gig.id}/fit`;
  const { date, endDate, startTime, endTime, loadInTime } = gig;
  const { timeZone, latitude, longitude } = gig;
  const facts = [
    date,
    endDate,
    startTime,
    endTime,
    loadInTime,
    timeZone,
    latitude,
    longitude,
  ].join();
  const { data, error, reload } = useApiQuery<GigFitWithLeaveBy>(path, facts);
  const { mutate, show } = useApiMutation([path]);
  /** The findings that are being silenced, or taken back. */
  const [saving, setSaving] = useState<readonly string[]>([]);

  async function setSilenced({ id }: ShownFinding, silenced: boolean) {
    if (saving.includes(id)) return;
    setSaving((before) => [...before, id]);
    try {
      await mutate(silenced ? 'PUT' : 'DELETE', `${path}/${id}/silence`);
      show<GigFitWithLeaveBy>(path, (fit) => ({
        ...fit,
        findings: fit.findings.map((one) => (one.id === id ? { ...one, silenced } : one)),
      }));
    } catch {
      toast({ tone: 'error', title: 'This could not be saved. Please try again.' });
    } finally {
      setSaving((before) => before.filter((other) => other !== id));
    }
  }

  return { fit: data, error, reload, saving, setSilenced };
}

/** The bookings of a trip that clash with something, for signs beside them. */
export function clashingIds(fit: GigFit | null): ReadonlySet<string> {
  const open = fit?.findings.filter(({ silenced, severity }) => !silenced && severity !== 'note');
  return new Set(open?.flatMap(({ travelDetailIds }) => travelDetailIds));
}

/** The booking that a finding asks to be corrected and its field by the API's name, if it is one of these. */
export function detailToEdit(
  { fixes }: ShownFinding,
  details: readonly TravelDetail[],
): { detail: TravelDetail; field: string } | null {
  for (const fix of fixes) {
    if (fix.kind !== 'edit-detail') continue;
    const detail = details.find(({ id }) => id === fix.travelDetailId);
    if (detail) return { detail, field: fix.field };
  }
  return null;
}
