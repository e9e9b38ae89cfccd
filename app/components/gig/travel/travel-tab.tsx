import { cx } from 'class-variance-authority';
import { useEffect, useMemo, useState } from 'react';
import { KeptTexts } from '~/components/confirmation-texts/kept-texts';
import { problemMessage } from '~/components/data/call-api';
import { useApiQuery } from '~/components/data/use-api-query';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { LazyPart } from '~/components/ui/lazy-part';
import type { WholeConfirmationText } from '~/domain/confirmation-texts/confirmation-text';
import { travelStatus } from '~/domain/gigs/gig-status';
import { type DetailAnswer, fromAnswer } from '~/domain/travel/detail-api';
import { TRAVEL_KINDS, type TravelKind } from '~/domain/travel/need';
import { withDetails, withFlagsConfirmed } from '~/domain/travel/need-flags';
import type { DetailType, TravelDetail } from '~/domain/travel/travel-detail';
import { type BookedDays, bookedDays } from '~/domain/travel/trip/booked-days';
import { useCloseIfDeleted } from '../deleted-gig';
import type { GigTabProps } from '../gig-tab-props';
import { CarCard } from './car-card';
import { TripCheck } from './fit/trip-check';
import { clashingIds, useGigFit } from './fit/use-gig-fit';
import { FlightCard } from './flight-card';
import { HotelCard } from './hotel-card';
import { OtherCard } from './other-card';
import { TravelTimeline } from './timeline/travel-timeline';
import { TravelActionsProvider } from './travel-actions';
import type { TravelCardProps } from './travel-card';
import { useTravelPrices } from './travel-price';

/** The whole reading of mails stays out of the way until somebody pastes one. */
const loadSmartPaste = () =>
  import('~/components/smart-paste/smart-paste-dialog').then((module) => ({
    default: module.SmartPasteDialog,
  }));

const loadUpdateDetail = () =>
  import('~/components/travel-detail/update/update-detail-dialog').then((module) => ({
    default: module.UpdateDetailDialog,
  }));

/** What is being added: pasted, or entered by hand. */
interface Adding {
  kind: DetailType | 'auto';
  byHand: boolean;
  /** The days it is for, where they are known. */
  days?: BookedDays;
  keptText?: WholeConfirmationText;
}

export function TravelTab({ gig, today, preferredHotel, flags, flagsConfirm }: GigTabProps) {
  const path = `/api/gigs/${gig.id}/travel-details`;
  // Bookings may inherit the gig's zone, which is found a while after the gig has moved.
  const { data: answers, error, reload } = useApiQuery<DetailAnswer[]>(path, gig.timeZone);
  const details = useMemo(() => answers?.map(fromAnswer) ?? null, [answers]);
  const prices = useTravelPrices(gig.id);
  const check = useGigFit(gig);
  const [adding, setAdding] = useState<Adding | null>(null);
  const [addOpen, setAddOpen] = useState(false);
  const [editing, setEditing] = useState<{ detail: TravelDetail; toFix?: string } | null>(null);
  const [editOpen, setEditOpen] = useState(false);
  const closeIfDeleted = useCloseIfDeleted();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    closeIfDeleted(error);
  }, [error]);

  function add(next: Adding) {
    setAdding(next);
    setAddOpen(true);
  }
  const actions = {
    onEdit(detail: TravelDetail, toFix?: string) {
      setEditing({ detail, toFix });
      setEditOpen(true);
    },
    onByHand: (kind: DetailType, days?: BookedDays) => add({ kind, byHand: true, days }),
  };

  if (details === null) {
    return error ? (
      <PanelError onRetry={reload}>
        {problemMessage(error, 'The travel details could not be loaded.')}
      </PanelError>
    ) : (
      <TravelSkeleton />
    );
  }

  const read = withDetails(gig, details);
  const shown = flagsConfirm ? withFlagsConfirmed(read) : read;
  const status = travelStatus(shown, today);
  const firstNeeded = TRAVEL_KINDS.find((kind) => shown.needs[kind] === 'needed');
  const cardProps = (kind: TravelKind): TravelCardProps => ({
    kind,
    gig: shown,
    status,
    today,
    details: details.filter((detail) => detail.detailType === kind),
    primary: kind === firstNeeded,
    flags,
    prices,
    onPaste: () => add({ kind, byHand: false }),
  });
  const others = details.filter((detail) => detail.detailType === 'other');
  const stays = details.filter((detail) => detail.detailType === 'hotel').length;

  return (
    <TravelActionsProvider value={actions}>
      {error ? (
        <PanelError onRetry={reload} className="mb-4">
          What you see may be out of date: the travel details could not be loaded again.
        </PanelError>
      ) : null}
      <TripCheck {...check} details={details} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[320px_minmax(0,1fr)] lg:gap-7">
        <TravelTimeline
          details={details}
          gig={shown}
          today={today}
          clashing={clashingIds(check.fit)}
          leaveBy={check.fit?.leaveBy}
        />
        <div className="grid grid-cols-1 gap-4 [--behind:var(--bg)]">
          <FlightCard {...cardProps('flight')} />
          <div className={cx('grid grid-cols-1 gap-4 sm:grid-cols-2', stays > 1 && 'items-start')}>
            <HotelCard {...cardProps('hotel')} preferredHotel={preferredHotel} />
            <CarCard {...cardProps('car')} />
          </div>
          <OtherCard details={others} onPaste={() => add({ kind: 'other', byHand: false })} />
          <KeptTexts
            gigId={gig.id}
            onOpen={(keptText) => add({ kind: 'auto', byHand: false, keptText })}
          />
        </div>
      </div>
      {adding ? (
        <LazyPart
          load={loadSmartPaste}
          onGiveUp={() => setAdding(null)}
          props={{
            gig,
            kind: adding.kind,
            byHand: adding.byHand,
            keptText: adding.keptText,
            further: details.some((detail) => detail.detailType === adding.kind),
            bookings: details,
            booked: adding.days ?? bookedDays(gig, details),
            open: addOpen,
            onOpenChange: setAddOpen,
          }}
        />
      ) : null}
      {editing ? (
        <LazyPart
          load={loadUpdateDetail}
          onGiveUp={() => setEditing(null)}
          props={{ gig, ...editing, open: editOpen, onOpenChange: setEditOpen }}
        />
      ) : null}
    </TravelActionsProvider>
  );
}

function TravelSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading travel details"
      className="grid gap-6 lg:grid-cols-[320px_minmax(0,1fr)] lg:gap-7"
    >
      <div className="grid content-start gap-4 max-lg:hidden">
        <Skeleton className="h-6 w-32" />
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="flex items-center gap-3">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="h-9 flex-1" />
          </div>
        ))}
      </div>
      <div className="grid gap-4">
        <Skeleton className="h-56 rounded-card" />
        <div className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      </div>
    </div>
  );
}
