import { ProviderError } from '~/domain/provider-error';
import { shiftDay } from '~/domain/time/calendar-day';
import type { DayRange, DayWeather, WeatherPlace } from '~/domain/weather/day-weather';
import { createOpenMeteo, type OpenMeteoVendors } from './open-meteo.server';
import { createOpenWeather, type OpenWeatherVendor } from './open-weather.server';

/** Days come in order; a day nothing is known of is left out. Whatever else goes wrong is a ProviderError. */
export interface Weather {
  /** Takes days that can be forecast apart into runs that are each asked of somebody else. */
  forecastRuns(days: DayRange, today: string): DayRange[];
  /**
   * Days from 90 before today to 15 after it: what is over as it was recorded, the rest as it is
   * forecast. `today` is the day it is at the place.
   */
  forecast(place: WeatherPlace, run: DayRange, today: string): Promise<DayWeather[]>;
  /** Days as they were recorded, until about a week ago. */
  archive(place: WeatherPlace, days: DayRange): Promise<DayWeather[]>;
}

interface WeatherVendors {
  openMeteo: OpenMeteoVendors;
  /** Null without a key. */
  openWeather: OpenWeatherVendor | null;
}

/**
 * OpenWeather for the days it covers, if there is a key and it answers; Open-Meteo for all others. A
 * key that is wrong costs a question, never the weather.
 */
export function createWeather({ openMeteo, openWeather }: WeatherVendors): Weather {
  const wide = createOpenMeteo(openMeteo);
  if (!openWeather) return { ...wide, forecastRuns: (days) => [days] };
  const { forecast, lastCovered } = createOpenWeather(openWeather);
  return {
    archive: wide.archive,
    forecastRuns(days, today) {
      const last = lastCovered(today);
      return [
        overlap(days, { from: days.from, to: shiftDay(today, -1) }),
        overlap(days, { from: today, to: last }),
        overlap(days, { from: shiftDay(last, 1), to: days.to }),
      ].filter((run) => run !== null);
    },
    async forecast(place, run, today) {
      const covered = run.from >= today && run.to <= lastCovered(today);
      if (!covered) return wide.forecast(place, run, today);
      try {
        return await forecast(place, run);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        const { status, message } = error;
        console.info('openweather not used', { status, error: message });
        return wide.forecast(place, run, today);
      }
    },
  };
}

function overlap(one: DayRange, other: DayRange): DayRange | null {
  const [, from = one.from] = [one.from, other.from].sort();
  const [to = one.to] = [one.to, other.to].sort();
  return from <= to ? { from, to } : null;
}
