import { ProviderError } from '~/domain/provider-error';
import type { Services } from '~/services.server';
import { z } from '~/zod';
import { type DayRange, DayWeather, type WeatherPlace } from './day-weather';
import { keepFor, kindsKey, planDays } from './stay-days';
import { pastWeeks, typicalDay } from './typical';

type Needs = Pick<Services, 'cache' | 'weather'>;

/** Days in a row that come from one place. */
interface Part {
  days: string[];
  /** See `kindsKey`. */
  kinds: string;
  load: () => Promise<DayWeather[]>;
}

interface Outcome {
  part: Part;
  known: DayWeather[];
  failure: ProviderError | null;
}

/**
 * The weather of a stay's days, as far as somebody knows it. Each part is cached by itself, so one that
 * fails leaves out its own days only, and is asked for again the next time.
 */
export async function weatherOfStay(
  needs: Needs,
  place: WeatherPlace,
  days: string[],
  today: string,
): Promise<{ known: DayWeather[]; failures: ProviderError[] }> {
  const { weather } = needs;
  const { archived, near, beyond } = planDays(days, today);
  const find = (parts: Part[]) =>
    Promise.all(parts.map((part) => outcomeOf(needs, place, part, today)));
  const part = (range: DayRange, load: Part['load']): Part => {
    const own = days.filter((day) => day >= range.from && day <= range.to);
    return { days: own, kinds: kindsKey(own, today), load };
  };
  const typical = (own: string[]): Part[] =>
    own.length === 0
      ? []
      : [
          {
            days: own,
            kinds: 't'.repeat(own.length),
            load: () => loadTypical(weather, place, own, today),
          },
        ];

  const [forecasts, others] = await Promise.all([
    find(
      (near ? weather.forecastRuns(near, today) : []).map((run) =>
        part(run, () => weather.forecast(place, run, today)),
      ),
    ),
    find([
      ...(archived ? [part(archived, () => weather.archive(place, archived))] : []),
      ...typical(beyond),
    ]),
  ]);
  // The last days of a forecast come empty at times, until the model has run again.
  const open = forecasts.flatMap(({ failure, part: asked, known }) =>
    failure ? [] : asked.days.filter((day) => day >= today && !has(known, day)),
  );
  const [first = '', last = first] = [open[0], open.at(-1)];
  const filled = await find(typical(days.filter((day) => day >= first && day <= last)));
  const outcomes = [...forecasts, ...others, ...filled];
  const found = outcomes.flatMap(({ known }) => known);
  return {
    known: days.flatMap((day) => found.find(({ date }) => date === day) ?? []),
    failures: outcomes.flatMap(({ failure }) => failure ?? []),
  };
}

async function outcomeOf(
  { cache }: Needs,
  place: WeatherPlace,
  part: Part,
  today: string,
): Promise<Outcome> {
  const where = `${place.latitude},${place.longitude}:${place.timeZone}`;
  const entry = {
    key: `weather:v1:${where}:${part.days[0]}:${part.kinds}`,
    schema: z.array(DayWeather).min(1),
    ...keepFor(part.days, today),
  };
  try {
    return { part, known: await cache.getOrSet(entry, part.load), failure: null };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { part, known: [], failure: error };
  }
}

async function loadTypical(
  weather: Services['weather'],
  place: WeatherPlace,
  days: string[],
  today: string,
): Promise<DayWeather[]> {
  const weeks = await Promise.all(
    pastWeeks(days, today).map((week) => weather.archive(place, week)),
  );
  const past = weeks.flat();
  return days.map((day) => typicalDay(day, past)).filter((day) => day !== null);
}

function has(days: readonly DayWeather[], day: string): boolean {
  return days.some(({ date }) => date === day);
}
