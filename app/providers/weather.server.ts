import { shiftDay } from '~/domain/time/calendar-day';
import type { DayRange, DayWeather, WeatherPlace } from '~/domain/weather/day-weather';
import { createOpenMeteo, type OpenMeteoVendors } from './open-meteo.server';
import { createOpenWeather, type OpenWeatherVendor } from './open-weather.server';

/** Days come in order; a day nothing is known of is left out. Whatever else goes wrong is a ProviderError. */
export interface Weather {
  /**
   * Days from 90 before today to 15 after it: what is over as it was recorded, the rest as it is
   * forecast. `today` is the day it is at the place.
   */
  forecast(place: WeatherPlace, days: DayRange, today: string): Promise<DayWeather[]>;
  /** Days as they were recorded, until about a week ago. */
  archive(place: WeatherPlace, days: DayRange): Promise<DayWeather[]>;
}

interface WeatherVendors {
  openMeteo: OpenMeteoVendors;
  /** Null without a key. */
  openWeather: OpenWeatherVendor | null;
}

/** OpenWeather for the days it covers, if there is a key; Open-Meteo for all others. */
export function createWeather({ openMeteo, openWeather }: WeatherVendors): Weather {
  const wide = createOpenMeteo(openMeteo);
  if (!openWeather) return wide;
  const { forecast, lastCovered } = createOpenWeather(openWeather);
  return {
    archive: wide.archive,
    async forecast(place, days, today) {
      const last = lastCovered(today);
      const before = overlap(days, { from: days.from, to: shiftDay(today, -1) });
      const covered = overlap(days, { from: today, to: last });
      const after = overlap(days, { from: shiftDay(last, 1), to: days.to });
      const parts = await Promise.all([
        before ? wide.forecast(place, before, today) : [],
        covered ? forecast(place, covered) : [],
        after ? wide.forecast(place, after, today) : [],
      ]);
      return parts.flat();
    },
  };
}

function overlap(one: DayRange, other: DayRange): DayRange | null {
  const [, from = one.from] = [one.from, other.from].sort();
  const [to = one.to] = [one.to, other.to].sort();
  return from <= to ? { from, to } : null;
}
