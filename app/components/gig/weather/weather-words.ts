import { lettersOf } from '~/domain/time/day-label';
import { clockLabel } from '~/domain/time/wall-time';
import type { DayOutlook } from '~/domain/weather/weather';

type Falling = Pick<DayOutlook, 'precipitationChance' | 'precipitationInches' | 'snowfallInches'>;

/** What falls: how likely, or of a day that is over, how much. */
export function fallingFact({
  precipitationChance,
  precipitationInches,
  snowfallInches,
}: Falling): { label: string; value: string } {
  const snow = snowfallInches > 0;
  if (precipitationChance !== null) {
    return { label: snow ? 'Chance of snow' : 'Chance of rain', value: `${precipitationChance}%` };
  }
  const inches = snow ? snowfallInches : precipitationInches;
  return { label: snow ? 'Snow' : 'Rain', value: inches > 0 ? `${inches} in` : 'None' };
}

/** The same for a narrow place: "Rain 20%", "Snow 2.5 in", "No rain". */
export function fallingWords(day: Falling): string {
  const { value } = fallingFact(day);
  if (value === 'None') return 'No rain';
  return `${day.snowfallInches > 0 ? 'Snow' : 'Rain'} ${value}`;
}

/** "12 mph, gusts 25"; gusts only where they are felt as such. */
export function windWords({ windMph, gustMph }: Pick<DayOutlook, 'windMph' | 'gustMph'>): string {
  const wind = `${windMph} mph`;
  return gustMph !== null && gustMph >= windMph + 5 ? `${wind}, gusts ${gustMph}` : wind;
}

/** The World Health Organization's words: up to 2 low, 5 moderate, 7 high, 10 very high. */
const UV_WORDS = [
  { upTo: 2, word: 'low' },
  { upTo: 5, word: 'moderate' },
  { upTo: 7, word: 'high' },
  { upTo: 10, word: 'very high' },
];

/** "6, high" */
export function uvWords(index: number): string {
  return `${index}, ${UV_WORDS.find(({ upTo }) => index <= upTo)?.word ?? 'extreme'}`;
}

/** "6:32 AM" and "EDT". */
export function clockOf(day: string, time: string, timeZone: string) {
  return { clock: clockLabel(time), zone: lettersOf({ day, time }, timeZone) };
}
