import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AdviceDay, adviceFor, CLOTHING_RULES, PACKING_RULES } from '~/domain/weather/advice';

const RULES = [...CLOTHING_RULES, ...PACKING_RULES];

/** A mild, dry, calm, overcast day that calls for little. */
function aDay(fields: Partial<AdviceDay> = {}): AdviceDay {
  return {
    code: 3,
    temperatureMax: 75,
    temperatureMin: 66,
    feelsLikeMax: 75,
    feelsLikeMin: 66,
    humidity: 50,
    precipitationChance: 0,
    precipitationInches: 0,
    snowfallInches: 0,
    windMph: 5,
    gustMph: 10,
    uvIndex: 0,
    ...fields,
  };
}

const feels = (feelsLikeMax: number, feelsLikeMin = feelsLikeMax) => ({
  feelsLikeMax,
  feelsLikeMin,
});
const all = (fields: Partial<AdviceDay> = {}, nights = 1) => {
  const { clothing, packing } = adviceFor([aDay(fields)], nights);
  return [...clothing, ...packing];
};

const RAIN = { precipitationChance: 40 };
const SNOW = { snowfallInches: 0.1 };
const WIND = { windMph: 20 };
type Case = [fields: Partial<AdviceDay>, nights?: number];

/** Each rule by its id: where it holds, at its edges, and where it just does not. */
const CASES: Record<string, { given: Case[]; not: Case[] }> = {
  'base-hot': { given: [[feels(85)], [feels(110)]], not: [[feels(84)]] },
  'base-warm': { given: [[feels(84)], [feels(70)]], not: [[feels(85)], [feels(69)]] },
  'base-mild': { given: [[feels(69)], [feels(60)]], not: [[feels(70)], [feels(59)]] },
  'base-cool': { given: [[feels(59)], [feels(45)]], not: [[feels(60)], [feels(44)]] },
  'base-cold': { given: [[feels(44)], [feels(32)]], not: [[feels(45)], [feels(31)]] },
  'base-freezing': { given: [[feels(31)], [feels(-20)]], not: [[feels(32)]] },
  'outer-mild-evening': {
    given: [[feels(70, 64)], [feels(90, 55)]],
    not: [[feels(70, 65)], [feels(70, 54)], [feels(69, 60)]],
  },
  'outer-cold-evening': {
    given: [[feels(70, 54)], [feels(85, 20)]],
    not: [[feels(70, 55)], [feels(69, 54)]],
  },
  'outer-light': {
    given: [[feels(69, 50)], [feels(69, 69)]],
    not: [[feels(70, 60)], [feels(69, 49)]],
  },
  'outer-warm': {
    given: [[feels(69, 49)], [feels(40, 35)]],
    not: [[feels(70, 49)], [feels(60, 50)], [feels(60, 34)]],
  },
  'outer-winter': {
    given: [[feels(60, 34)], [feels(30, 20)]],
    not: [[feels(60, 35)], [feels(30, 19)], [feels(70, 30)]],
  },
  'outer-arctic': { given: [[feels(30, 19)]], not: [[feels(30, 20)], [feels(70, 19)]] },
  layers: {
    given: [[{ temperatureMax: 80, temperatureMin: 55 }]],
    not: [[{ temperatureMax: 79, temperatureMin: 55 }]],
  },
  'rain-jacket': {
    given: [
      [{ ...RAIN, temperatureMax: 33 }],
      [RAIN],
      [{ precipitationChance: null, precipitationInches: 0.04 }],
    ],
    not: [
      [{ precipitationChance: 39, precipitationInches: 1 }],
      [{ precipitationChance: null, precipitationInches: 0.03 }],
      [{ ...RAIN, temperatureMax: 32 }],
    ],
  },
  'rain-shoes': {
    given: [[{ ...RAIN, precipitationInches: 0.5 }]],
    not: [
      [{ ...RAIN, precipitationInches: 0.49 }],
      [{ precipitationChance: 39, precipitationInches: 0.5 }],
      [{ ...RAIN, ...SNOW, precipitationInches: 0.5 }],
    ],
  },
  'snow-boots': { given: [[SNOW]], not: [[{ snowfallInches: 0 }], [RAIN]] },
  windproof: {
    given: [[{ ...WIND, ...feels(70, 59) }], [{ gustMph: 30, ...feels(70, 59) }]],
    not: [
      [{ ...WIND, ...feels(70, 60) }],
      [{ windMph: 19, gustMph: 29, ...feels(70, 59) }],
      [{ windMph: 19, gustMph: null, ...feels(70, 59) }],
    ],
  },
  sunglasses: { given: [[{ uvIndex: 3 }]], not: [[{ uvIndex: 2 }]] },
  'sun-hat': {
    given: [[{ uvIndex: 6, ...feels(60) }]],
    not: [[{ uvIndex: 5, ...feels(60) }], [{ uvIndex: 6, ...feels(59) }]],
  },
  'stage-outfit': { given: [[{}], [feels(-10)], [{}, 0]], not: [] },
  clothes: {
    given: [
      [{}, 1],
      [{}, 6],
    ],
    not: [
      [{}, 0],
      [{}, 7],
    ],
  },
  wash: {
    given: [
      [{}, 7],
      [{}, 30],
    ],
    not: [[{}, 6]],
  },
  'second-shoes': { given: [[{}, 3]], not: [[{}, 2]] },
  'stage-shoes': { given: [[RAIN], [SNOW]], not: [[{ precipitationChance: 39 }]] },
  'gear-cover': { given: [[RAIN], [SNOW]], not: [[{ precipitationChance: 39 }]] },
  umbrella: { given: [[RAIN]], not: [[{ ...RAIN, ...WIND }], [SNOW], [{}]] },
  poncho: { given: [[{ ...RAIN, ...WIND }]], not: [[RAIN], [WIND]] },
  'dry-bag': {
    given: [[{ ...RAIN, precipitationInches: 0.5 }]],
    not: [[{ ...RAIN, precipitationInches: 0.49 }]],
  },
  surge: { given: [[{ code: 95 }], [{ code: 99 }]], not: [[{ code: 86 }]] },
  clips: { given: [[WIND], [{ gustMph: 30 }]], not: [[{ windMph: 19, gustMph: 29 }]] },
  'hand-warmers': { given: [[feels(60, 39)]], not: [[feels(60, 40)]] },
  'instrument-warm': { given: [[feels(60, 31)]], not: [[feels(60, 32)]] },
  grips: {
    given: [[{ code: 66 }], [{ code: 56 }], [{ ...SNOW, temperatureMin: 32 }]],
    not: [[{ code: 63 }], [{ ...SNOW, temperatureMin: 33 }], [{ temperatureMin: 20 }]],
  },
  humidifier: { given: [[{ humidity: 35 }]], not: [[{ humidity: 36 }], [{ humidity: null }]] },
  sunscreen: {
    given: [[{ uvIndex: 3 }], [{ uvIndex: 6, ...RAIN }]],
    not: [[{ uvIndex: 2 }], [{ uvIndex: 0 }], [{ uvIndex: 5, ...RAIN }]],
  },
  'lip-balm': { given: [[{ uvIndex: 8 }]], not: [[{ uvIndex: 7 }]] },
  water: { given: [[feels(80)]], not: [[feels(79)]] },
  electrolytes: { given: [[feels(95)]], not: [[feels(94)]] },
  'gear-heat': {
    given: [[{ uvIndex: 3, ...feels(90) }]],
    not: [[{ uvIndex: 2, ...feels(90) }], [{ uvIndex: 3, ...feels(89) }]],
  },
  towel: {
    given: [[feels(85)], [{ humidity: 70, ...feels(75) }]],
    not: [[feels(84)], [{ humidity: 69, ...feels(75) }], [{ humidity: 70, ...feels(74) }]],
  },
};

function rowsOfThePage() {
  const page = readFileSync(new URL('../../../docs/weather-advice.md', import.meta.url), 'utf8');
  return [...page.matchAll(/^\| `([\w-]+)` \| (.+?) \| (.+?) \|$/gm)].map(([, id, , advice]) => ({
    id,
    advice,
  }));
}

/** How a rule's advice stands on the page. */
const published = (text: string) =>
  text.replace('Clothes for 2 days', 'Clothes for (nights + 1) days');

test('the published table lists every rule with its words, in order, and nothing else', () => {
  const rules = RULES.map(({ id, advice }) => ({ id, advice: published(adviceOf(advice)) }));
  expect(rowsOfThePage()).toEqual(rules);
});

test('every rule has its cases', () => {
  expect(Object.keys(CASES)).toEqual(RULES.map(({ id }) => id));
});

test.each(Object.entries(CASES))('%s holds where the page says, and only there', (id, cases) => {
  const rule = RULES.find((each) => each.id === id);
  if (!rule) throw new Error(`no rule ${id}`);
  for (const [fields, nights = 1] of cases.given) {
    expect(all(fields, nights)).toContain(adviceOf(rule.advice, nights));
  }
  for (const [fields, nights = 1] of cases.not) {
    expect(all(fields, nights)).not.toContain(adviceOf(rule.advice, nights));
  }
});

test('a stay is packed for its worst day', () => {
  const { clothing, packing } = adviceFor(
    [aDay(), aDay(RAIN), aDay({ ...feels(50, 45), uvIndex: 7 })],
    3,
  );
  expect(clothing).toEqual([
    'Short sleeves',
    'Warm jacket for the evening',
    'Waterproof jacket',
    'Sunglasses',
    'Hat with a brim',
  ]);
  expect(packing).toContain('Clothes for 4 days');
  expect(packing).toContain('Rain cover for instrument and gear');
});

test('a freezing gig asks for nothing made for summer', () => {
  expect(all({ ...SNOW, ...feels(20, 5), temperatureMax: 25, temperatureMin: 12 })).toEqual([
    'Thermal base layer and wool sweater',
    'Parka, warm hat, scarf and insulated gloves',
    'Waterproof boots with warm socks',
    'Backup stage outfit',
    'Clothes for 2 days',
    'Dry shoes for the stage',
    'Rain cover for instrument and gear',
    'Hand warmers, to keep fingers playing',
    'Padded case; let the instrument warm up first',
    'Shoe grips for icy ground',
  ]);
});

const degrees = fc.tuple(fc.integer({ min: -40, max: 120 }), fc.integer({ min: 0, max: 50 }));
const anyDay: fc.Arbitrary<AdviceDay> = fc
  .record({
    code: fc.constantFrom(0, 1, 2, 3, 45, 51, 56, 61, 65, 67, 73, 80, 86, 95, 99),
    real: degrees,
    felt: degrees,
    humidity: fc.option(fc.integer({ min: 0, max: 100 })),
    precipitationChance: fc.option(fc.integer({ min: 0, max: 100 })),
    precipitationInches: fc.integer({ min: 0, max: 300 }).map((hundredths) => hundredths / 100),
    snowfallInches: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
    windMph: fc.integer({ min: 0, max: 80 }),
    gustMph: fc.option(fc.integer({ min: 0, max: 120 })),
    uvIndex: fc.integer({ min: 0, max: 13 }),
  })
  .map(({ real, felt, ...rest }) => ({
    ...rest,
    temperatureMax: real[0],
    temperatureMin: real[0] - real[1],
    feelsLikeMax: felt[0],
    feelsLikeMin: felt[0] - felt[1],
  }));
const anyHotel = fc.tuple(
  fc.array(anyDay, { minLength: 1, maxLength: 14 }),
  fc.integer({ min: 0, max: 60 }),
);

/** No stay is told both of a pair. */
const NEVER_TOGETHER = [
  ['base-', 'base-'],
  ['outer-', 'outer-'],
  ['umbrella', 'poncho'],
  ['rain-shoes', 'snow-boots'],
  ['clothes', 'wash'],
  ['base-hot', 'outer-winter'],
  ['base-hot', 'outer-arctic'],
  ['base-warm', 'outer-arctic'],
  ['sun-hat', 'base-freezing'],
] as const;

test('whatever the weather: one way to dress, nothing twice, nothing that contradicts itself', () => {
  fc.assert(
    fc.property(anyHotel, ([days, nights]) => {
      const { clothing, packing } = adviceFor(days, nights);
      const given = [...clothing, ...packing];
      expect(clothing.length).toBeGreaterThan(0);
      expect(packing.length).toBeGreaterThan(0);
      expect(new Set(given).size).toBe(given.length);
      const ids = RULES.filter(({ advice }) => given.includes(adviceOf(advice, nights))).map(
        ({ id }) => id,
      );
      for (const [one, other] of NEVER_TOGETHER) {
        const told = ids.filter((id) => id.startsWith(one) || id.startsWith(other));
        expect(told.length, told.join(' and ')).toBeLessThan(2);
      }
    }),
  );
});

test('whatever else: no sun, no sunscreen; under 60 °F no light clothes; dry, no rain gear', () => {
  fc.assert(
    fc.property(anyHotel, ([days, nights]) => {
      const told = (change: Partial<AdviceDay>) => {
        const changed = days.map((day) => ({ ...day, ...change }));
        const { clothing, packing } = adviceFor(changed, nights);
        return [...clothing, ...packing].join('\n');
      };
      expect(told({ uvIndex: 0 })).not.toMatch(/sun|SPF|brim/i);
      expect(told({ feelsLikeMax: 59, feelsLikeMin: 40 })).not.toMatch(
        /light.*clothes|short sleeves/i,
      );
      expect(
        told({ precipitationChance: 0, precipitationInches: 0, snowfallInches: 0 }),
      ).not.toMatch(/rain|umbrella|poncho|waterproof|dry bag/i);
      expect(told({ windMph: 5, gustMph: 5 })).not.toMatch(/wind|clips/i);
    }),
  );
});

test('a day more to a stay never takes away what its weather calls for', () => {
  fc.assert(
    fc.property(anyHotel, anyDay, ([days, nights], another) => {
      const wants = (stay: AdviceDay[]) => adviceFor(stay, nights).packing;
      const more = wants([...days, another]);
      for (const item of wants(days)) {
        // Wind on another day makes the umbrella a poncho.
        if (item !== 'Umbrella') expect(more).toContain(item);
      }
    }),
  );
});

function adviceOf(advice: (typeof RULES)[number]['advice'], nights = 1): string {
  return advice({ nights } as Parameters<typeof advice>[0]);
}
