import type { Reads } from '~/data/reads.server';
import type { Owner } from '~/domain/auth/owner';
import type { Gig } from '~/domain/gigs/gig';
import { gigsQuery, gigsText } from '~/domain/gigs/list-gigs.server';
import { shiftDay } from '~/domain/time/calendar-day';
import type { Services } from '~/services.server';
import type { GigFit } from './fit';
import { aroundDays } from './fit.server';
import { checkRows, NEIGHBOUR_DAYS, travelQueries, travelRows } from './fit-rows.server';

type Needs = { db: Reads } & Pick<Services, 'places' | 'now'>;

/** A gig's fit in a list: the worst that was found, and how many findings are not silenced. */
interface ListedFit {
  status: GigFit['status'];
  count: number;
}

/**
 * The JSON of all of an owner's gigs, each with its `fit`. One round trip: the gigs that are listed
 * are those that are checked, and what is over has nothing to check.
 */
export async function listGigsWithFit(services: Needs, owner: Owner): Promise<string> {
  const { db } = services;
  // Wherever the show is, it may still be yesterday.
  const from = shiftDay(services.now().toISOString().slice(0, 10), -1);
  const [rows, ...travel] = await db.batch([
    gigsQuery({ db }, owner),
    ...travelQueries({ db }, owner, aroundDays({ from, to: null })),
  ]);
  const gigs: Gig[] = JSON.parse(gigsText(rows));
  const since = shiftDay(from, -NEIGHBOUR_DAYS);
  const lastDay = ({ date, endDate }: Pick<Gig, 'date' | 'endDate'>) => endDate ?? date;
  const fits = await checkRows(
    services,
    gigs.filter((gig) => lastDay(gig) >= since),
    travelRows(travel),
    (gig) => lastDay(gig) >= from,
  );
  const withFit = rows.map(({ gig }, index) => {
    const { status, count } = listed(fits.get(gigs[index]?.id ?? ''));
    return { gig: `${gig.slice(0, -1)},"fit":{"status":"${status}","count":${count}}}` };
  });
  return gigsText(withFit);
}

function listed(fit: GigFit | undefined): ListedFit {
  if (!fit) return { status: 'unknown', count: 0 };
  const { status, findings } = fit;
  return { status, count: findings.filter(({ silenced }) => !silenced).length };
}
