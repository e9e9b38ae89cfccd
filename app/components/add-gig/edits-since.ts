import type { Gig } from '~/domain/gigs/gig';
import type { GigDraft } from './gig-draft';

const COMPARED = [
  'title',
  'location',
  'date',
  'endDate',
  'startTime',
  'endTime',
  'type',
  'contactName',
  'contactEmail',
  'contactPhone',
  'contactOrganization',
] as const satisfies (keyof Gig)[];

/**
 * How a draft differs from the gig that was answered for it. It does where an earlier attempt was
 * stored, its answer was lost, and the person has typed on since.
 */
export function editsSince(gig: Gig, { fields, coordinates }: GigDraft) {
  const edits: Record<string, string | number | null> = {};
  for (const name of COMPARED) {
    const typed = fields[name]?.trim() || null;
    if (typed !== gig[name]) edits[name] = typed;
  }
  // Left empty it is found for the gig, and may have been by now.
  const airport = fields.airport?.trim().toUpperCase();
  if (airport && airport !== gig.airport) edits.airport = airport;
  if ('location' in edits && coordinates) Object.assign(edits, coordinates);
  return Object.keys(edits).length > 0 ? edits : null;
}
