import { cx } from 'class-variance-authority';
import { dayText } from '~/domain/time/day-label';
import type { WeatherKind } from '~/domain/weather/day-weather';
import type { DayOutlook, DayRole } from '~/domain/weather/weather';
import { WeatherIcon } from './weather-icon';
import { fallingWords } from './weather-words';

interface WeatherDaysProps {
  days: DayOutlook[];
  /** The one that stands large above. */
  main: DayOutlook;
}

/** The stay day by day; a single day is told already. */
export function WeatherDays({ days, main }: WeatherDaysProps) {
  if (days.length < 2) return null;
  return (
    <section aria-labelledby="weather-days">
      <h3 id="weather-days" className="mb-2.5 text-display-18">
        {isBooked(days) ? 'Your stay' : 'Around the gig'}
      </h3>
      <ol className="grid gap-2.5 md:grid-cols-[repeat(auto-fit,minmax(124px,1fr))]">
        {days.map((day) => (
          <Day key={day.date} day={day} main={main} />
        ))}
      </ol>
    </section>
  );
}

/** Without a booking nobody knows how long they stay. */
function isBooked(days: readonly DayOutlook[]): boolean {
  return days.some(({ role }) => role === 'arrival' || role === 'departure' || role === 'stay');
}

/** What is known otherwise than the main day is labelled so. */
function Day({ day, main }: { day: DayOutlook; main: DayOutlook }) {
  const isMain = day.date === main.date;
  const otherKind = day.kind === main.kind ? '' : `, ${KIND_WORDS[day.kind]}`;
  return (
    <li
      aria-current={isMain ? 'date' : undefined}
      className={cx(
        'grid grid-cols-[92px_32px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-stub border px-4 py-2.5',
        'md:grid-cols-1 md:content-start md:justify-items-center md:gap-y-1.5 md:px-2 md:py-3.5 md:text-center',
        isMain ? 'border-brand-line bg-brand-tint' : 'border-line bg-surface shadow-low',
      )}
    >
      <div>
        <p className="font-semibold text-15 text-ink">
          {dayText(day.date, 'weekday')} {dayText(day.date, 'monthDay')}
        </p>
        <p className="text-13 text-ink-2">
          {ROLE_WORDS[day.role]}
          {otherKind}
        </p>
      </div>
      <WeatherIcon
        code={day.weatherIcon}
        className={cx('size-8', isMain ? 'text-brand-ink' : 'text-ink-2')}
      />
      <div className="min-w-0">
        <p className="text-14 text-ink-2">{day.weatherDescription}</p>
        <p className="text-13 text-ink-2">{fallingWords(day)}</p>
      </div>
      <p className="whitespace-nowrap text-15 max-md:text-right">
        <span className="sr-only">High </span>
        <strong className="font-semibold text-ink">{day.temperatureMax}°F</strong>
        <span className="sr-only">, low</span>{' '}
        <span className="text-ink-2">{day.temperatureMin}°F</span>
      </p>
    </li>
  );
}

const ROLE_WORDS: Record<DayRole, string> = {
  eve: 'Day before',
  arrival: 'Arrival',
  stay: 'Stay',
  gig: 'Gig',
  departure: 'Departure',
};

const KIND_WORDS: Record<WeatherKind, string> = {
  forecast: 'forecast',
  typical: 'typical',
  recorded: 'recorded',
};
