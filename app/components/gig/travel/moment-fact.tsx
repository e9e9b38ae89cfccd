import { dayLabel, lettersOf } from '~/domain/time/day-label';
import { clockLabel } from '~/domain/time/wall-time';
import type { DetailEnd } from '~/domain/travel/detail-ends';
import { Fact } from './travel-card';

/**
 * "Check in: Thu, Jun 4, 3:00 PM EDT", with the place under it where it has one. In a narrow
 * `@container` the time has a line of its own, whether this one would fit or not: what stands side
 * by side looks alike.
 */
export function MomentFact({
  label,
  end,
  place,
}: {
  label: string;
  end: DetailEnd | null;
  place?: string | null;
}) {
  if (!end && !place) return null;
  const zone = end ? lettersOf(end, end.timeZone) : '';
  return (
    <Fact label={label}>
      {end ? <span className="whitespace-nowrap">{dayLabel(end.day)}</span> : null}
      {end?.time ? (
        <>
          <span className="@max-md:sr-only">, </span>
          <span className="whitespace-nowrap @max-md:block">
            {clockLabel(end.time)}
            {zone ? <span className="font-normal text-14 text-ink-3"> {zone}</span> : null}
          </span>
        </>
      ) : null}
      {place ? <span className="block font-normal text-14 text-ink-2">{place}</span> : null}
    </Fact>
  );
}
