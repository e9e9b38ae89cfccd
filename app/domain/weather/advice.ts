import { isFreezingCode, isThunderCode } from './weather-code';

/* What to wear and what to pack. The thresholds are published in docs/weather-advice.md. */

/** What the advice looks at of a day; °F, inches, mph and percent, rounded as they are shown. */
export interface AdviceDay {
  code: number;
  temperatureMax: number;
  temperatureMin: number;
  feelsLikeMax: number;
  feelsLikeMin: number;
  humidity: number | null;
  precipitationChance: number | null;
  precipitationInches: number;
  snowfallInches: number;
  windMph: number;
  gustMph: number | null;
  uvIndex: number;
}

/** A stay in the words of the rules: the most of each over its days. */
interface StayWeather {
  /** The warmest it will feel, and the coldest. */
  high: number;
  low: number;
  /** The largest difference within one day. */
  swing: number;
  rain: boolean;
  heavyRain: boolean;
  snow: boolean;
  ice: boolean;
  windy: boolean;
  thunder: boolean;
  /** The highest of the days on which one needs protection. */
  uv: number;
  /** Warm and damp. */
  muggy: boolean;
  dryAir: boolean;
  nights: number;
}

interface Rule {
  /** The row of docs/weather-advice.md. */
  id: string;
  advice: (stay: StayWeather) => string;
  when: (stay: StayWeather) => boolean;
}

const rule = (id: string, advice: Rule['advice'] | string, when: Rule['when']): Rule => ({
  id,
  advice: typeof advice === 'string' ? () => advice : advice,
  when,
});

/** Exactly one `base-` rule holds, and at most one `outer-` rule. */
export const CLOTHING_RULES: readonly Rule[] = [
  rule('base-hot', 'Light, breathable clothes', ({ high }) => high >= 85),
  rule('base-warm', 'Short sleeves', ({ high }) => high >= 70 && high < 85),
  rule('base-mild', 'Long sleeves', ({ high }) => high >= 60 && high < 70),
  rule('base-cool', 'Sweater', ({ high }) => high >= 45 && high < 60),
  rule('base-cold', 'Sweater over a warm base layer', ({ high }) => high >= 32 && high < 45),
  rule('base-freezing', 'Thermal base layer and wool sweater', ({ high }) => high < 32),
  rule(
    'outer-mild-evening',
    'Light jacket for the evening',
    ({ high, low }) => high >= 70 && low >= 55 && low < 65,
  ),
  rule(
    'outer-cold-evening',
    'Warm jacket for the evening',
    ({ high, low }) => high >= 70 && low < 55,
  ),
  rule('outer-light', 'Light jacket', ({ high, low }) => high < 70 && low >= 50),
  rule('outer-warm', 'Warm coat', ({ high, low }) => high < 70 && low >= 35 && low < 50),
  rule(
    'outer-winter',
    'Winter coat, warm hat and gloves',
    ({ high, low }) => high < 70 && low >= 20 && low < 35,
  ),
  rule(
    'outer-arctic',
    'Parka, warm hat, scarf and insulated gloves',
    ({ high, low }) => high < 70 && low < 20,
  ),
  rule('layers', 'Layers: big swings between morning and afternoon', ({ swing }) => swing >= 25),
  rule('rain-jacket', 'Waterproof jacket', ({ rain }) => rain),
  rule('rain-shoes', 'Waterproof shoes', ({ heavyRain, snow }) => heavyRain && !snow),
  rule('snow-boots', 'Waterproof boots with warm socks', ({ snow }) => snow),
  rule('windproof', 'Windproof layer', ({ windy, low }) => windy && low < 60),
  rule('sunglasses', 'Sunglasses', ({ uv }) => uv >= 3),
  rule('sun-hat', 'Hat with a brim', ({ uv, high }) => uv >= 6 && high >= 60),
];

export const PACKING_RULES: readonly Rule[] = [
  rule('stage-outfit', 'Backup stage outfit', () => true),
  rule(
    'clothes',
    ({ nights }) => `Clothes for ${nights + 1} days`,
    ({ nights }) => nights >= 1 && nights < 7,
  ),
  rule('wash', 'Clothes for a week, and detergent for doing laundry', ({ nights }) => nights >= 7),
  rule('second-shoes', 'Second pair of everyday shoes', ({ nights }) => nights >= 3),
  rule('stage-shoes', 'Dry shoes for the stage', ({ rain, snow }) => rain || snow),
  rule('gear-cover', 'Rain cover for instrument and gear', ({ rain, snow }) => rain || snow),
  rule('umbrella', 'Umbrella', ({ rain, windy }) => rain && !windy),
  rule('poncho', 'Poncho: too windy for an umbrella', ({ rain, windy }) => rain && windy),
  rule('dry-bag', 'Dry bag for electronics and set lists', ({ heavyRain }) => heavyRain),
  rule('surge', 'Surge protector for outdoor power', ({ thunder }) => thunder),
  rule('clips', 'Clips for sheet music and notes', ({ windy }) => windy),
  rule('hand-warmers', 'Hand warmers, to keep fingers playing', ({ low }) => low < 40),
  rule('instrument-warm', 'Padded case; let the instrument warm up first', ({ low }) => low < 32),
  rule('grips', 'Shoe grips for icy ground', ({ ice }) => ice),
  rule('humidifier', 'Humidifier for wooden instruments, throat lozenges', ({ dryAir }) => dryAir),
  rule('sunscreen', 'Sunscreen, SPF 30 or higher', ({ uv }) => uv >= 3),
  rule('lip-balm', 'Lip balm with SPF', ({ uv }) => uv >= 8),
  rule('water', 'Refillable water bottle', ({ high }) => high >= 80),
  rule('electrolytes', 'Electrolyte tablets', ({ high }) => high >= 95),
  rule(
    'gear-heat',
    'Reflective cover for gear left in the sun',
    ({ high, uv }) => high >= 90 && uv >= 3,
  ),
  rule('towel', 'Stage towel and a second shirt', ({ high, muggy }) => high >= 85 || muggy),
];

interface Advice {
  clothing: string[];
  packing: string[];
}

/** For a stay of at least one day. */
export function adviceFor(days: readonly AdviceDay[], nights: number): Advice {
  const stay = stayWeather(days, nights);
  const given = (rules: readonly Rule[]) =>
    rules.filter(({ when }) => when(stay)).map(({ advice }) => advice(stay));
  return { clothing: given(CLOTHING_RULES), packing: given(PACKING_RULES) };
}

function stayWeather(days: readonly AdviceDay[], nights: number): StayWeather {
  const high = Math.max(...days.map(({ feelsLikeMax }) => feelsLikeMax));
  const low = Math.min(...days.map(({ feelsLikeMin }) => feelsLikeMin));
  return {
    high,
    low,
    swing: Math.max(...days.map((day) => day.temperatureMax - day.temperatureMin)),
    rain: days.some(isRainy),
    heavyRain: days.some((day) => isRainy(day) && day.precipitationInches >= 0.5),
    snow: days.some(isSnowy),
    ice: days.some((day) => isFreezingCode(day.code) || (isSnowy(day) && day.temperatureMin <= 32)),
    windy: days.some(({ windMph, gustMph }) => windMph >= 20 || (gustMph ?? 0) >= 30),
    thunder: days.some(({ code }) => isThunderCode(code)),
    uv: Math.max(0, ...days.map(felt)),
    muggy: days.some(({ humidity, feelsLikeMax }) => (humidity ?? 0) >= 70 && feelsLikeMax >= 75),
    dryAir: days.some(({ humidity }) => humidity !== null && humidity <= 35),
    nights,
  };
}

/** From here on the index is high (WHO), and reaches one between two showers. */
const HIGH_UV = 6;

/** The ultraviolet index that one meets: nobody sits in the sun on a day of rain. */
function felt(day: AdviceDay): number {
  return isRainy(day) && day.uvIndex < HIGH_UV ? 0 : day.uvIndex;
}

/** Likely enough, or where nobody gave a chance, wet enough; and not so cold that it falls as snow. */
function isRainy(day: AdviceDay): boolean {
  const wet =
    day.precipitationChance === null
      ? day.precipitationInches >= 0.04
      : day.precipitationChance >= 40;
  return wet && day.temperatureMax > 32;
}

function isSnowy({ snowfallInches }: AdviceDay): boolean {
  return snowfallInches >= 0.1;
}
