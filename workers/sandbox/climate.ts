/*
 * A made-up but plausible climate: the year's course by latitude and season, and the day's own
 * weather by a hash of place and date. The same question has the same answer every time.
 */

export interface DayClimate {
  /** WMO 4677. */
  code: number;
  maxCelsius: number;
  minCelsius: number;
  precipitationMm: number;
  /** As water. */
  snowMm: number;
  /** Percent. */
  precipitationChance: number;
  windKmh: number;
  gustKmh: number;
  humidity: number;
  uvIndex: number;
}

const DAY_MS = 86_400_000;

export function climateOn(latitude: number, longitude: number, day: string): DayClimate {
  const dice = diceOf(`${Math.round(latitude)},${Math.round(longitude)},${day}`);
  const mean = seasonalMean(latitude, day) + 8 * (dice[0] - 0.5);
  const halfRange = 4 + 4 * dice[1];
  const wetness = dice[2];
  const isWet = wetness > 0.7;
  const precipitationMm = isWet ? 1 + 80 * (wetness - 0.7) ** 1.5 : 0;
  const isSnow = isWet && mean < 1;
  const windKmh = 6 + 34 * dice[3] ** 2;
  return {
    code: isSnow ? 73 : isWet ? rainCode(precipitationMm, mean) : drySky(wetness),
    maxCelsius: mean + halfRange,
    minCelsius: mean - halfRange,
    precipitationMm,
    snowMm: isSnow ? precipitationMm : 0,
    precipitationChance: Math.round(isWet ? 45 + 150 * (wetness - 0.7) : 40 * wetness),
    windKmh,
    gustKmh: windKmh * 1.6,
    humidity: Math.round(45 + 45 * wetness),
    uvIndex: noonUv(latitude, day) * (isWet ? 0.5 : 1 - 0.4 * wetness),
  };
}

/** Warmest three hours after the sun's noon. */
export function celsiusAt({ maxCelsius, minCelsius }: DayClimate, longitude: number, utc: number) {
  const solarHour = (utc / 3_600_000 + longitude / 15) % 24;
  const course = Math.cos(((solarHour - 15) / 12) * Math.PI);
  return (maxCelsius + minCelsius) / 2 + ((maxCelsius - minCelsius) / 2) * course;
}

/** Wind makes the cold colder, damp the heat hotter. */
export function feltCelsius(celsius: number, { windKmh, humidity }: DayClimate): number {
  if (celsius < 10) return celsius - windKmh / 8;
  return celsius > 25 ? celsius + (humidity - 40) / 15 : celsius;
}

function seasonalMean(latitude: number, day: string): number {
  const yearly = 31 * Math.cos((latitude * Math.PI) / 180) ** 2.2 - 4;
  const swing = Math.min(18, Math.max(2, (Math.abs(latitude) - 15) * 0.45));
  return yearly + swing * season(latitude, day);
}

/** 1 in the middle of the summer, -1 in the middle of the winter, on either half of the earth. */
function season(latitude: number, day: string): number {
  const date = Date.parse(day);
  const ofYear = (date - Date.parse(`${day.slice(0, 4)}-01-01`)) / DAY_MS;
  const north = -Math.cos(((ofYear - 18) / 365.25) * 2 * Math.PI);
  return latitude < 0 ? -north : north;
}

function noonUv(latitude: number, day: string): number {
  const declination = 23.4 * season(1, day);
  const height = Math.cos(((latitude - declination) * Math.PI) / 180);
  return 12 * Math.max(0, height) ** 2.4;
}

function rainCode(mm: number, mean: number): number {
  if (mm > 9 && mean > 18) return 95;
  return mm > 7 ? 65 : mm > 3 ? 63 : 61;
}

function drySky(wetness: number): number {
  return wetness < 0.25 ? 0 : wetness < 0.4 ? 1 : wetness < 0.55 ? 2 : 3;
}

/** Four numbers from 0 to 1, from FNV-1a. */
function diceOf(text: string): [number, number, number, number] {
  const roll = (salt: number) => {
    let hash = 2_166_136_261 ^ salt;
    for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
    hash ^= hash >>> 15;
    return (Math.imul(hash, 2_246_822_519) >>> 0) / 2 ** 32;
  };
  return [roll(1), roll(2), roll(3), roll(4)];
}
