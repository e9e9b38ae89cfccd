import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import type { ParsedDetail } from '~/domain/parse/parsed-detail';
import type { Places } from '~/domain/places/places';
import type { ExpectedDetail, Fixture } from './fixtures';

/** One field of one fixture: what was expected of it and what was read. */
export interface FieldResult {
  kind: string;
  field: string;
  /** "empty": nothing is expected; "asked": left to the person with a question. */
  outcome: 'right' | 'wrong' | 'missing' | 'asked' | 'empty';
  confidence: number;
  expected: string;
  read: string;
  /** Wrong by its letter alone: the same place, room or class in another order, or with more words. */
  alike: boolean;
}

export interface FixtureResult {
  fixture: Fixture;
  complete: boolean;
  /** The same where what is only alike counts as right. */
  alike: boolean;
  fields: FieldResult[];
  milliseconds: number;
}

const FIELDS: Record<string, readonly string[]> = {
  flight: [
    'provider',
    'flightNumber',
    'confirmationNumber',
    'departureLocation',
    'arrivalLocation',
    'departureDateTime',
    'arrivalDateTime',
    'seatInfo',
  ],
  hotel: ['provider', 'confirmationNumber', 'location', 'checkInDate', 'checkOutDate', 'roomInfo'],
  car: [
    'provider',
    'confirmationNumber',
    'location',
    'returnLocation',
    'pickupDate',
    'returnDate',
    'carType',
  ],
  other: [
    'provider',
    'confirmationNumber',
    'departureLocation',
    'arrivalLocation',
    'departureDateTime',
    'arrivalDateTime',
  ],
};

export async function measureFixture(fixture: Fixture, places: Places): Promise<FixtureResult> {
  const travelType = fixture.rides ? 'other' : 'auto';
  const started = performance.now();
  const { details } = await parseConfirmation(fixture.input, {
    travelType,
    places,
    today: fixture.today,
  });
  const milliseconds = performance.now() - started;
  const pairs = pairUp(fixture.expects, details);
  const fields = pairs.flatMap(([expected, detail]) => compare(expected, detail));
  const isRight = ({ outcome }: FieldResult) => outcome === 'right' || outcome === 'empty';
  const paired = details.length === fixture.expects.length;
  const complete = paired && fields.every(isRight);
  const alike = paired && fields.every((field) => isRight(field) || field.alike);
  return { fixture, complete, alike, fields, milliseconds };
}

type Pair = [ExpectedDetail | null, ParsedDetail | null];

/** Each expected detail with the read one that agrees with it in most fields. */
function pairUp(expects: readonly ExpectedDetail[], details: readonly ParsedDetail[]): Pair[] {
  const left = [...details];
  const pairs: Pair[] = expects.map((expected) => {
    const scored = left
      .filter(({ type }) => type === expected.type)
      .map((detail) => ({ detail, score: agreement(expected, detail) }))
      .sort((a, b) => b.score - a.score);
    const best = scored[0]?.detail ?? null;
    if (best) left.splice(left.indexOf(best), 1);
    return [expected, best];
  });
  return [...pairs, ...left.map((detail): Pair => [null, detail])];
}

function agreement(expected: ExpectedDetail, detail: ParsedDetail): number {
  const fields = FIELDS[detail.type] ?? [];
  return fields.filter((field) => same(expected[field] ?? '', fieldOf(detail, field))).length;
}

function compare(expected: ExpectedDetail | null, detail: ParsedDetail | null): FieldResult[] {
  const kind = expected?.type ?? detail?.type ?? '';
  return (FIELDS[kind] ?? []).flatMap((field) => {
    const wanted = expected ? expected[field] : '-';
    if (wanted === undefined) return [];
    const read = detail ? fieldOf(detail, field) : null;
    const asked = detail?.ambiguities.some((one) => one.field === field) ?? false;
    const confidence = detail ? (detail.confidences?.[field] ?? detail.confidence) : 0;
    const outcome = outcomeOf(wanted, read, asked);
    const alike = outcome === 'wrong' && WORDED.has(field) && areAlike(wanted, read ?? '');
    return [{ kind, field, outcome, confidence, expected: wanted, read: read ?? '', alike }];
  });
}

function outcomeOf(wanted: string, read: string | null, asked: boolean): FieldResult['outcome'] {
  if (read === null) return wanted === '-' ? 'empty' : asked ? 'asked' : 'missing';
  return wanted !== '-' && same(wanted, read) ? 'right' : 'wrong';
}

function fieldOf(detail: ParsedDetail, field: string): string | null {
  return (detail[field as keyof ParsedDetail] as string | null | undefined) ?? null;
}

/** Equal but for capitals and punctuation. */
function same(a: string, b: string | null): boolean {
  return b !== null && plain(a) === plain(b);
}

/** What may be printed longer or shorter and mean the same. */
const WORDED = new Set(['location', 'returnLocation', 'roomInfo', 'carType']);

/** Whether all words of one stand in the other: "Podwale 84, 50-414 Wroclaw" and "Podwale 84, Wroclaw 50-414, Poland". */
function areAlike(a: string, b: string): boolean {
  const [one, other] = [a, b].map((words) => new Set(plain(words).split(' ')));
  if (!one || !other) return false;
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  return [...fewer].every((word) => more.has(word));
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

export interface Summary {
  cases: number;
  complete: number;
  alike: number;
  right: number;
  wrong: number;
  missing: number;
  asked: number;
  precision: number;
  recall: number;
  f1: number;
}

export function summarize(results: readonly FixtureResult[]): Summary {
  const fields = results.flatMap((result) => result.fields);
  return {
    cases: results.length,
    complete: results.filter(({ complete }) => complete).length,
    alike: results.filter(({ alike }) => alike).length,
    ...rates(fields),
  };
}

export function rates(fields: readonly FieldResult[]) {
  const count = (outcome: FieldResult['outcome']) =>
    fields.filter((field) => field.outcome === outcome).length;
  const [right, wrong, missing, asked] = [
    count('right'),
    count('wrong'),
    count('missing'),
    count('asked'),
  ];
  // A wrong value where one was due is a value not found as well.
  const due = fields.filter(({ expected }) => expected !== '-').length;
  const precision = right / Math.max(1, right + wrong);
  const recall = right / Math.max(1, due);
  const f1 = (2 * precision * recall) / Math.max(Number.EPSILON, precision + recall);
  return { right, wrong, missing, asked, precision, recall, f1 };
}
