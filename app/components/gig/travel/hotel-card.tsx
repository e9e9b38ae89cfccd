import { cx } from 'class-variance-authority';
import { Link } from '~/components/ui/link';
import { detailEnds } from '~/domain/travel/detail-ends';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { nightsLabel, plural } from '~/domain/travel/travel-label';
import { CalendarSync } from './calendar-sync';
import { ConfirmationFact } from './confirmation-fact';
import { DetailMenu } from './detail-menu';
import { MomentFact } from './moment-fact';
import { CompleteToggle, Fact, TravelCard, type TravelCardProps } from './travel-card';

interface HotelCardProps extends TravelCardProps {
  preferredHotel: string | null;
}

export function HotelCard({ preferredHotel, ...card }: HotelCardProps) {
  const [first, ...others] = card.details;
  const nights = first && nightsOf(first);
  return (
    <TravelCard
      card={card}
      subline={others.length > 0 ? plural(card.details.length, 'stay') : nights}
      menu={
        first && others.length === 0 ? <HotelMenu hotel={first} onPaste={card.onPaste} /> : null
      }
      empty={
        preferredHotel === null ? (
          <>
            No hotel details added. Searches start with Courtyard Marriott until you{' '}
            <Link to="/settings" className="hit-area relative text-link">
              choose a hotel
            </Link>
            .
          </>
        ) : (
          <>
            No hotel details added. You like to stay at{' '}
            <strong className="font-semibold text-ink">{preferredHotel}</strong>.
          </>
        )
      }
      foot={<CalendarSync gigId={card.gig.id} kind="hotel" />}
    >
      {card.details.map((hotel, index) => (
        <Hotel
          key={hotel.id}
          hotel={hotel}
          menu={others.length > 0 ? <HotelMenu hotel={hotel} onPaste={card.onPaste} /> : null}
          divided={index > 0}
        />
      ))}
      <div className="mt-3 -mb-1 -ml-2.5">
        <CompleteToggle card={card} />
      </div>
    </TravelCard>
  );
}

function HotelMenu({ hotel, onPaste }: { hotel: TravelDetail; onPaste: () => void }) {
  return <DetailMenu detail={hotel} name={nameOf(hotel)} onPaste={onPaste} />;
}

interface HotelProps {
  hotel: TravelDetail;
  menu: React.ReactNode;
  divided: boolean;
}

function Hotel({ hotel, menu, divided }: HotelProps) {
  const { start, end } = detailEnds(hotel);
  return (
    <div className={cx(divided ? 'mt-4 border-line border-t pt-3' : 'mt-4')}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h4 className="font-display text-display-18 text-ink [overflow-wrap:anywhere]">
            {nameOf(hotel)}
          </h4>
          {hotel.startsLocation ? (
            <p className="text-14 text-ink-2 [overflow-wrap:anywhere]">{hotel.startsLocation}</p>
          ) : null}
        </div>
        {menu}
      </div>
      <dl className="@container mt-3 grid grid-cols-2 gap-x-4 gap-y-2.5">
        <MomentFact label="Check in" end={start} />
        <MomentFact label="Check out" end={end} />
        <ConfirmationFact number={hotel.confirmationNumber} />
        {hotel.roomInfo ? <Fact label="Room">{hotel.roomInfo}</Fact> : null}
      </dl>
    </div>
  );
}

function nameOf(hotel: TravelDetail): string {
  return hotel.provider ?? hotel.title ?? 'Hotel';
}

function nightsOf(hotel: TravelDetail): string {
  const { start, end } = detailEnds(hotel);
  return start && end ? nightsLabel(start.day, end.day) : '';
}
