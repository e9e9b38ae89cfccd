import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { detailEnds } from '~/domain/travel/detail-ends';
import type { TravelDetail } from '~/domain/travel/travel-detail';
import { plural, rentalDaysLabel } from '~/domain/travel/travel-label';
import { CalendarSync } from './calendar-sync';
import { ConfirmationFact } from './confirmation-fact';
import { DetailMenu } from './detail-menu';
import { MomentFact } from './moment-fact';
import { CompleteToggle, TravelCard, type TravelCardProps } from './travel-card';

export function CarCard(card: TravelCardProps) {
  const [first, ...others] = card.details;
  const menuOf = (rental: TravelDetail) => (
    <DetailMenu detail={rental} name={nameOf(rental)} onPaste={card.onPaste} />
  );
  return (
    <TravelCard
      card={card}
      subline={others.length > 0 ? plural(card.details.length, 'rental') : first && daysOf(first)}
      menu={first && others.length === 0 ? menuOf(first) : null}
      empty="No car rental details added."
      foot={<CalendarSync gigId={card.gig.id} kind="car" />}
    >
      {card.details.map((rental, index) => (
        <Rental
          key={rental.id}
          rental={rental}
          menu={others.length > 0 ? menuOf(rental) : null}
          divided={index > 0}
        />
      ))}
      <div className="mt-3 -mb-1 -ml-2.5">
        <CompleteToggle card={card} />
      </div>
    </TravelCard>
  );
}

interface RentalProps {
  rental: TravelDetail;
  menu: ReactNode;
  divided: boolean;
}

function Rental({ rental, menu, divided }: RentalProps) {
  const { start, end } = detailEnds(rental);
  const { startsLocation: from, endsLocation: to } = rental;
  return (
    <div className={cx(divided ? 'mt-4 border-line border-t pt-3' : 'mt-4')}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h4 className="font-display text-display-18 text-ink [overflow-wrap:anywhere]">
            {nameOf(rental)}
          </h4>
          {rental.carType ? (
            <p className="text-14 text-ink-2 [overflow-wrap:anywhere]">{rental.carType}</p>
          ) : null}
        </div>
        {menu}
      </div>
      <dl className="@container mt-3 grid grid-cols-2 gap-x-4 gap-y-2.5">
        <MomentFact label="Pick up" end={start} place={from} />
        <MomentFact label="Return" end={end} place={to === from ? null : to} />
        <ConfirmationFact number={rental.confirmationNumber} />
      </dl>
    </div>
  );
}

function nameOf(rental: TravelDetail): string {
  return rental.provider ?? rental.title ?? 'Rental car';
}

function daysOf(rental: TravelDetail): string {
  const { start, end } = detailEnds(rental);
  return start && end ? rentalDaysLabel(start.day, end.day) : '';
}
