import { useApiQuery } from '~/components/data/use-api-query';
import type { TravelKind } from '~/domain/travel/need';
import type { TravelPricing } from '~/domain/travel/pricing/pricing';
import { plural } from '~/domain/travel/travel-label';

/** What the trip may cost, asked once for all three cards. */
export function useTravelPrices(gigId: string) {
  return useApiQuery<TravelPricing>(`/api/gigs/${gigId}/travel-pricing`);
}

export type TravelPrices = ReturnType<typeof useTravelPrices>;

interface TravelPriceProps {
  kind: TravelKind;
  prices: TravelPrices;
}

/** "About $140 for 2 days (estimate). View options". Nothing where nobody can say. */
export function TravelPrice({ kind, prices: { data, error } }: TravelPriceProps) {
  if (!data) return error ? <Failure /> : <Loading />;
  const found = data[kind];
  if (!found) return null;
  return (
    <p className={LINE}>
      About <strong className="font-semibold text-ink">{dollarsLabel(found)}</strong>{' '}
      {spanLabel(kind, data)}
      {found.estimate ? <span className="text-ink-3"> (estimate)</span> : null}.{' '}
      <a
        href={found.url}
        target="_blank"
        rel="noopener noreferrer"
        className="hit-area relative whitespace-nowrap text-link"
      >
        View options
        <span className="sr-only"> for the {kind}, in a new tab</span>
      </a>
    </p>
  );
}

const LINE = 'mt-1 min-h-[22px] text-15 text-ink-2';

function Failure() {
  return <p className={`${LINE} text-ink-3`}>The price estimate could not be loaded.</p>;
}

function Loading() {
  return (
    <p aria-hidden="true" className={LINE}>
      <span className="inline-block h-4 w-44 max-w-full animate-skeleton rounded-badge bg-hover align-middle" />
    </p>
  );
}

interface Money {
  price: number;
  currency: string;
}

/** "$1,240" */
function dollarsLabel({ price, currency }: Money): string {
  return price.toLocaleString('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
}

/** What the money is for: "round trip", "for 2 nights", "for 1 day". */
function spanLabel(kind: TravelKind, { hotel, car }: TravelPricing): string {
  if (kind === 'hotel' && hotel) return `for ${plural(hotel.nights, 'night')}`;
  if (kind === 'car' && car) return `for ${plural(car.days, 'day')}`;
  return 'round trip';
}
