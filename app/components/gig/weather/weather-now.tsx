import { CalendarCheck, History, Telescope } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '~/components/ui/badge';
import { dayLabel } from '~/domain/time/day-label';
import type { WeatherKind } from '~/domain/weather/day-weather';
import type { GigWeather } from '~/domain/weather/weather';
import { Fact } from '../travel/travel-card';
import { WeatherIcon } from './weather-icon';
import { clockOf, fallingFact, uvWords, windWords } from './weather-words';

/** What it will be like at the show, and the rest of that day. */
export function WeatherNow({ weather }: { weather: GigWeather }) {
  const { temperature, feelsLike, temperatureMax, temperatureMin, date, time, timeZone } = weather;
  const { clock, zone } = clockOf(date, time, timeZone);
  const falling = fallingFact(weather);
  return (
    <section
      aria-label="At the show"
      className="rounded-card border border-line bg-surface p-4 shadow-low md:p-6"
    >
      <KindLabel weather={weather} />
      <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4">
        <div className="flex items-center gap-4">
          <WeatherIcon
            code={weather.weatherIcon}
            className="size-16 text-brand-ink [stroke-width:1.5] md:size-[72px]"
          />
          <div>
            <p className="font-display text-display-40 text-ink">{temperature}°F</p>
            <p className="text-14 text-ink-2">Feels like {feelsLike}°F</p>
          </div>
        </div>
        <div className="min-w-0">
          <p className="font-display text-display-18 text-ink">{weather.weatherDescription}</p>
          <p className="text-15 text-ink-2">
            High {temperatureMax}°F, low {temperatureMin}°F
          </p>
          <p className="text-14 text-ink-3">
            {dayLabel(date)}, {clock} {zone}
          </p>
        </div>
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-4 border-line border-t pt-4 sm:grid-cols-3 lg:grid-cols-6">
        <Fact label={falling.label}>{falling.value}</Fact>
        <Fact label="Humidity">
          {weather.humidity === null ? <Unknown /> : `${weather.humidity}%`}
        </Fact>
        <Fact label="Wind">{windWords(weather)}</Fact>
        <Fact label="UV index">{uvWords(weather.uvIndex)}</Fact>
        <Fact label="Sunrise">
          <SunTime weather={weather} time={weather.sunrise} />
        </Fact>
        <Fact label="Sunset">
          <SunTime weather={weather} time={weather.sunset} />
        </Fact>
      </dl>
    </section>
  );
}

const KINDS: Record<WeatherKind, { tone: 'info' | 'past'; icon: ReactNode; note: string | null }> =
  {
    forecast: { tone: 'info', icon: <Telescope aria-hidden="true" />, note: null },
    typical: {
      tone: 'past',
      icon: <History aria-hidden="true" />,
      note: 'Too far ahead for a forecast: this is what those days were like.',
    },
    recorded: { tone: 'past', icon: <CalendarCheck aria-hidden="true" />, note: null },
  };

/** Nobody takes an average of the past for a forecast. */
function KindLabel({ weather: { kind, label } }: { weather: GigWeather }) {
  const { tone, icon, note } = KINDS[kind];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      {note ? <p className="text-14 text-ink-2">{note}</p> : null}
    </div>
  );
}

function SunTime({ weather, time }: { weather: GigWeather; time: string | null }) {
  if (time === null) return <span className="font-normal text-ink-3">Not that day</span>;
  const { clock, zone } = clockOf(weather.date, time, weather.timeZone);
  return (
    <span className="whitespace-nowrap">
      {clock} <span className="font-normal text-14 text-ink-3">{zone}</span>
    </span>
  );
}

function Unknown() {
  return <span className="font-normal text-ink-3">Not known</span>;
}
