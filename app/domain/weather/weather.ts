import type { WeatherKind } from './day-weather';

export const NO_COORDINATES = "This gig location doesn't have coordinates available";
export const NO_WEATHER = 'Unable to load weather information for this location.';

/** "eve" is the day before the gig while no arrival is booked; "stay" lies before or after the gig. */
export type DayRole = 'eve' | 'arrival' | 'stay' | 'gig' | 'departure';

/** What a weather screen shows of one day. °F, inches, mph and percent, rounded. */
export interface DayOutlook {
  /** "2026-12-04" */
  date: string;
  role: DayRole;
  kind: WeatherKind;
  /** "Forecast for Fri, May 15", "Typical for mid-December, from 2021–2025", "Recorded on May 2, 2026". */
  label: string;
  temperatureMax: number;
  temperatureMin: number;
  feelsLikeMax: number;
  feelsLikeMin: number;
  humidity: number | null;
  weatherDescription: string;
  /** "10d": 01 to 04, 09 to 11, 13 or 50, with d for day or n for night. */
  weatherIcon: string;
  /** Null for a day that is over. */
  precipitationChance: number | null;
  precipitationInches: number;
  snowfallInches: number;
  windMph: number;
  gustMph: number | null;
  uvIndex: number;
  /** "06:32" on the wall; null where the sun does not rise or set that day. */
  sunrise: string | null;
  sunset: string | null;
}

/** The weather a gig is played in, and what to wear and take. */
export interface GigWeather extends DayOutlook {
  /** At `time`. */
  temperature: number;
  feelsLike: number;
  /** "19:30": the show's start, or early afternoon when that is not known. */
  time: string;
  timeZone: string;
  clothingRecommendations: string[];
  packingRecommendations: string[];
  /** The whole stay in order, the day above among them. */
  days: DayOutlook[];
  /** "Weather data by Open-Meteo.com (CC BY 4.0)" */
  attribution: string;
  sources: { name: string; url: string }[];
}
