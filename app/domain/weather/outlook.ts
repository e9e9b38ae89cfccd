import { dayText } from '~/domain/time/day-label';
import { instantOf } from '~/domain/time/wall-time';
import type { BookedDays } from '~/domain/travel/trip/booked-days';
import { adviceFor } from './advice';
import type { DayWeather, WeatherPlace } from './day-weather';
import type { Stay } from './stay-days';
import { clearSkyUv, isDark, sunTimes } from './sun';
import type { DayOutlook, DayRole, GigWeather } from './weather';
import { weatherLook } from './weather-code';

/** When a show has no time yet, the headline speaks of early afternoon. */
const WITHOUT_TIME = '14:00';

const SOURCES = {
  'open-meteo': {
    name: 'Open-Meteo',
    url: 'https://open-meteo.com/',
    attribution: 'Weather data by Open-Meteo.com (CC BY 4.0)',
  },
  openweather: {
    name: 'OpenWeather',
    url: 'https://openweathermap.org/',
    attribution: 'Weather data provided by OpenWeather',
  },
} satisfies Record<DayWeather['source'], { name: string; url: string; attribution: string }>;

interface Show {
  /** The gig's first day. */
  date: string;
  endDate: string | null;
  startTime: string | null;
}

/**
 * The answer a person gets, from the days of a stay (at least the main one). The icon of the main
 * day is a night's when the sun is below the horizon at the show's start; all others are a day's.
 */
export function gigWeather(
  days: readonly DayWeather[],
  { mainDay, nights, booked }: Stay,
  show: Show,
  place: WeatherPlace,
): GigWeather {
  const main = days.find((day) => day.date === mainDay) ?? days[0];
  if (!main) throw new Error('a stay has at least one day');
  const { startTime } = show;
  const time = startTime ?? WITHOUT_TIME;
  const roleOf = (day: DayWeather) => dayRole(day.date, show, booked);
  const dark = startTime !== null && isDark(instantOf(`${mainDay}T${time}`, place.timeZone), place);
  const outlooks = days.map((day) => dayOutlook(day, place, roleOf(day), day === main && dark));
  const outlook = dayOutlook(main, place, roleOf(main), dark);
  const { clothing, packing } = adviceFor(
    outlooks.map((shown, index) => ({ ...shown, code: days[index]?.code ?? main.code })),
    nights,
  );
  const sources = [...new Set(days.map(({ source }) => source))].map((source) => SOURCES[source]);
  const moment = momentOf(main, time);
  return {
    ...outlook,
    temperature: Math.round(moment.temperature),
    feelsLike: Math.round(moment.feelsLike),
    humidity: moment.humidity === null ? null : Math.round(moment.humidity),
    time,
    timeZone: place.timeZone,
    clothingRecommendations: clothing,
    packingRecommendations: packing,
    days: outlooks,
    attribution: sources.map(({ attribution }) => attribution).join(' · '),
    sources: sources.map(({ name, url }) => ({ name, url })),
  };
}

function dayRole(day: string, { date, endDate }: Show, booked: BookedDays): DayRole {
  if (day >= date && day <= (endDate ?? date)) return 'gig';
  if (day === booked.arrive) return 'arrival';
  if (day === booked.leave) return 'departure';
  return day < date && !booked.arrive ? 'eve' : 'stay';
}

function dayOutlook(
  day: DayWeather,
  place: WeatherPlace,
  role: DayRole,
  dark: boolean,
): DayOutlook {
  const { description, icon, sunShare } = weatherLook(day.code);
  const rounded = (value: number | null) => (value === null ? null : Math.round(value));
  const isOver = day.kind === 'recorded';
  return {
    date: day.date,
    role,
    kind: day.kind,
    label: dayLabel(day),
    temperatureMax: Math.round(day.temperatureMax),
    temperatureMin: Math.round(day.temperatureMin),
    feelsLikeMax: Math.round(day.feelsLikeMax),
    feelsLikeMin: Math.round(day.feelsLikeMin),
    humidity: rounded(day.humidity),
    weatherDescription: description,
    weatherIcon: `${icon}${dark ? 'n' : 'd'}`,
    precipitationChance: isOver ? null : rounded(day.precipitationChance),
    precipitationInches: Math.round(day.precipitationInches * 100) / 100,
    snowfallInches: Math.round(day.snowfallInches * 10) / 10,
    windMph: Math.round(day.windMph),
    gustMph: rounded(day.gustMph),
    // The archive and some plans know no ultraviolet index: the sun's height and the sky stand in.
    uvIndex: Math.round(day.uvIndex ?? clearSkyUv(day.date, place) * sunShare),
    ...sunTimes(day.date, place),
  };
}

/** "Forecast for Fri, May 15", "Recorded on May 2, 2026", "Typical for mid-December, from 2021–2025". */
export function dayLabel({
  kind,
  date,
  years,
}: Pick<DayWeather, 'kind' | 'date' | 'years'>): string {
  const day = Number(date.slice(8));
  if (kind === 'forecast') return `Forecast for ${dayText(date, 'weekdayMonthDay')}`;
  if (kind === 'recorded') return `Recorded on ${dayText(date, 'monthDayYear')}`;
  const part = day <= 10 ? 'early' : day <= 20 ? 'mid' : 'late';
  const month = dayText(date, 'longMonth');
  const week = part === 'mid' ? `mid-${month}` : `${part} ${month}`;
  return years ? `Typical for ${week}, from ${years[0]}–${years[1]}` : `Typical for ${week}`;
}

/** What is known of the hour nearest to a wall time. */
function momentOf(day: DayWeather, time: string) {
  const wanted = Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
  const [nearest] = [...day.hours].sort(
    (one, other) => Math.abs(one.hour - wanted) - Math.abs(other.hour - wanted),
  );
  return (
    nearest ?? {
      temperature: (day.temperatureMax + day.temperatureMin) / 2,
      feelsLike: (day.feelsLikeMax + day.feelsLikeMin) / 2,
      humidity: day.humidity,
    }
  );
}
