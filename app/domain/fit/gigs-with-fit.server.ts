import type { Owner } from '~/domain/auth/owner';
import type { Gig } from '~/domain/gigs/gig';
import { gigTextsQuery, listText } from '~/domain/gigs/list-gigs.server';
import type { Services } from '~/services.server';
import type { GigFit } from './fit';
import { aroundDays } from './fit.server';
import {
  checkRows,
  NEIGHBOUR_DAYS,
  type TravelRows,
  travelQueries,
  travelRows,
} from './fit-rows.server';
import { dayPlus } from './trip/days';

type Needs = Pick<Services, 'reads' | 'places' | 'now'>;

/** A gig's fit in a list: the worst that was found, and how many findings are not silenced. */
interface ListedFit {
  status: GigFit['status'];
  count: number;
}

/**
 * Reads all of an owner's gigs in one round trip: the gigs that are listed are those that are checked,
 * and what is over has nothing to check. Answers what makes the list's JSON, each gig with its `fit`.
 */
export async function readGigsWithFit(
  services: Needs,
  owner: Owner,
): Promise<() => Promise<string>> {
  // Wherever the show is, it may still be yesterday.
  const from = dayPlus(services.now().toISOString().slice(0, 10), -1);
  const [texts = [], ...travel] = await services.reads.texts([
    gigTextsQuery(owner),
    ...travelQueries(owner, aroundDays({ from, to: null })),
  ]);
  return () => withFit(services, texts, travelRows(travel), from);
}

async function withFit(
  services: Needs,
  texts: readonly string[],
  travel: TravelRows,
  from: string,
): Promise<string> {
  const gigs: Gig[] = JSON.parse(listText(texts));
  const since = dayPlus(from, -NEIGHBOUR_DAYS);
  const lastDay = ({ date, endDate }: Pick<Gig, 'date' | 'endDate'>) => endDate ?? date;
  const fits = await checkRows(
    services,
    gigs.filter((gig) => lastDay(gig) >= since),
    travel,
    (gig) => lastDay(gig) >= from,
  );
  return listText(
    texts.map((text, index) => {
      const { status, count } = listed(fits.get(gigs[index]?.id ?? ''));
      return `${text.slice(0, -1)},"fit":{"status":"${status}","count":${count}}}`;
    }),
  );
}

function listed(fit: GigFit | undefined): ListedFit {
  if (!fit) return { status: 'unknown', count: 0 };
  const { status, findings } = fit;
  return { status, count: findings.filter(({ silenced }) => !silenced).length };
}
