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
  const menuOf = (car: TravelDetail) => (
    <DetailMenu detail={car} name={nameOf(car)} onPaste={card.onPaste} />
  );
  return (
    <TravelCard
      card={card}
      subline={others.length > 0 ? plural(card.details.length, 'rental') : first && daysOf(first)}
      menu={first && others.length === 0 ? menuOf(first) : null}
      empty="No car rental details added."
      foot={<CalendarSync gigId={card.gig.id} kind="car" />}
    >
      {card.details.map((car, index) => (
        <Car
          key={car.id}
          car={car}
          menu={others.length > 0 ? menuOf(car) : null}
          divided={index > 0}
        />
      ))}
      <div className="mt-3 -mb-1 -ml-2.5">
        <CompleteToggle card={card} />
      </div>
    </TravelCard>
  );
}

interface CarProps {
  car: TravelDetail;
  menu: ReactNode;
  divided: boolean;
}

function Car({ car, menu, divided }: CarProps) {
  const { start, end } = detailEnds(car);
  const { startsLocation: from, endsLocation: to } = car;
  return (
    <div className={cx(divided ? 'mt-4 border-line border-t pt-3' : 'mt-4')}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h4 className="font-display text-display-18 text-ink [overflow-wrap:anywhere]">
            {nameOf(car)}
          </h4>
          {car.carType ? (
            <p className="text-14 text-ink-2 [overflow-wrap:anywhere]">{car.carType}</p>
          ) : null}
        </div>
        {menu}
      </div>
      <dl className="@container mt-3 grid grid-cols-2 gap-x-4 gap-y-2.5">
        <MomentFact label="Pick up" end={start} place={from} />
        <MomentFact label="Return" end={end} place={to === from ? null : to} />
        <ConfirmationFact number={car.confirmationNumber} />
      </dl>
    </div>
  );
}

function nameOf(car: TravelDetail): string {
  return car.provider ?? car.title ?? 'Rental car';
}

function daysOf(car: TravelDetail): string {
  const { start, end } = detailEnds(car);
  return start && end ? rentalDaysLabel(start.day, end.day) : '';
}
