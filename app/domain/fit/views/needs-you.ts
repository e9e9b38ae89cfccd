import type { Gig } from '~/domain/gigs/gig';
import { ATTENTION_DAYS, daysUntil, isPast, travelStatus } from '~/domain/gigs/gig-status';
import type { FitOfGig, FitSign } from './fit-sign';

/** How far ahead findings are listed. */
export const NEEDS_DAYS = 60;

type NeededGig = Pick<Gig, 'id' | 'title' | 'date' | 'endDate' | 'type' | 'needs'>;

/** A finding that asks for the person, or what is not booked yet, with the gig it is about. */
export interface Need<G extends NeededGig = NeededGig> {
  id: string;
  severity: FitSign['severity'];
  sentence: string;
  gig: G;
}

/** The signs of the gigs that have a problem or a warning, by their ids. */
export function fitSigns(fits: readonly FitOfGig[]): Map<string, FitSign> {
  const signs = new Map<string, FitSign>();
  for (const { gigId, findings } of fits) {
    const open = openOnes(findings);
    const sign = needsSign(open);
    if (sign) signs.set(gigId, sign);
  }
  return signs;
}

/** Each of the two has the same finding. */
const OF_TWO_GIGS: ReadonlySet<string> = new Set(['gig-overlap', 'gig-unreachable']);

/**
 * The open problems and warnings of the next 60 days, and what is not booked for those of the next
 * 14. The most urgent first: what is due within two weeks before what is later, there problems before
 * warnings, and then by day. What is said of two gigs in the same words about the same bookings is
 * said once, of the first.
 */
export function needsYou<G extends NeededGig>(
  fits: readonly FitOfGig[],
  gigs: readonly G[],
  today: string,
): Need<G>[] {
  const byId = new Map(gigs.map((gig) => [gig.id, gig]));
  const needs = fits.flatMap(({ gigId, findings }) => {
    const gig = byId.get(gigId);
    if (!gig || isPast(gig, today) || daysUntil(gig, today) > NEEDS_DAYS) return [];
    return openOnes(findings).map(({ id, rule, severity, sentence, travelDetailIds }) => ({
      id: `${gigId} ${id}`,
      severity,
      sentence,
      gig,
      about: [sentence, ...subjectOf(gigId, rule, travelDetailIds)].join(' '),
    }));
  });
  const missing = gigs.flatMap((gig) => {
    const { attention, label } = travelStatus(gig, today);
    const [id, sentence] = [`${gig.id} missing`, `${label}.`];
    return attention ? [{ id, severity: 'warning' as const, sentence, gig, about: id }] : [];
  });
  const said = new Set<string>();
  return [...needs, ...missing]
    .sort((a, b) => rankOf(a, today) - rankOf(b, today) || byDay(a, b))
    .filter(({ about }) => !said.has(about) && said.add(about))
    .map(({ about, ...need }) => need);
}

/** By what the same sentence is about something else. */
function subjectOf(gigId: string, rule: string, travelDetailIds: readonly string[]): string[] {
  if (travelDetailIds.length > 0) return travelDetailIds.toSorted();
  return OF_TWO_GIGS.has(rule) ? [] : [gigId];
}

/** How many there are, and the worst; null for none. */
export function needsSign(needs: readonly Pick<Need, 'severity'>[]): FitSign | null {
  const severity = needs.some((one) => one.severity === 'problem') ? 'problem' : 'warning';
  return needs.length > 0 ? { severity, count: needs.length } : null;
}

/** "2 problems, 1 warning" */
export function needsCount(needs: readonly Pick<Need, 'severity'>[]): string {
  return (['problem', 'warning'] as const)
    .flatMap((severity) => {
      const count = needs.filter((one) => one.severity === severity).length;
      return count > 0 ? [`${count} ${severity}${count > 1 ? 's' : ''}`] : [];
    })
    .join(', ');
}

function openOnes(findings: FitOfGig['findings']) {
  return findings.flatMap(({ id, rule, severity, silenced, sentence, travelDetailIds }) =>
    silenced || severity === 'note' ? [] : [{ id, rule, severity, sentence, travelDetailIds }],
  );
}

function rankOf({ severity, gig }: Need, today: string): number {
  const later = daysUntil(gig, today) > ATTENTION_DAYS;
  return Number(later) * 2 + Number(severity === 'warning');
}

function byDay(a: Need, b: Need): number {
  return a.gig.date < b.gig.date ? -1 : a.gig.date > b.gig.date ? 1 : 0;
}
