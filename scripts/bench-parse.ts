/* How well and how fast confirmations are read: `npm run bench:parse`, with `--failures` for each wrong field, `--no-time` without the times. */
import { performance } from 'node:perf_hooks';
import { parseConfirmation } from '../app/domain/parse/parse-confirmation.ts';
import { CHECK_BELOW } from '../app/domain/parse/parsed-detail.ts';
import { loadPlaces } from '../app/domain/places/load-places.server.ts';
import { type Fixture, readFixtures, SET_ASIDE, TUNED } from '../test/domain/parse/fixtures.ts';
import {
  type FieldResult,
  type FixtureResult,
  measureFixture,
  rates,
  summarize,
} from '../test/domain/parse/measure.ts';

const places = await loadPlaces();
const showFailures = process.argv.includes('--failures');
const [one] = TUNED.flatMap(readFixtures);
const first = await medianOf(one?.input ?? '', 1);

await measure('tuned', TUNED.flatMap(readFixtures));
await measure('set aside', SET_ASIDE.flatMap(readFixtures));
if (!process.argv.includes('--no-time')) await measureTime();

async function measure(title: string, fixtures: readonly Fixture[]) {
  const results: FixtureResult[] = [];
  for (const fixture of fixtures) results.push(await measureFixture(fixture, places));
  const bookings = results.filter(({ fixture }) => fixture.expects.length > 0);
  const others = results.filter(({ fixture }) => fixture.expects.length === 0);
  const markup = bookings.filter(({ fixture }) => /ld\+json|itemscope|BEGIN:V/.test(fixture.input));
  console.log(`\n== ${title}: ${fixtures.length} fixtures`);
  line('bookings', bookings);
  line('markup alone', markup);
  console.log(
    `nothing booked   ${others.filter(({ complete }) => complete).length} of ${others.length} give nothing`,
  );
  const fields = results.flatMap((result) => result.fields);
  byField(fields);
  calibration(fields);
  if (showFailures) for (const result of results) failures(result);
}

function line(title: string, results: readonly FixtureResult[]) {
  const { cases, complete, alike, precision, recall, f1, wrong, right, asked } = summarize(results);
  console.log(
    `${title.padEnd(16)} complete ${complete} of ${cases} (${percent(complete / cases)}), ${alike} in other words  F1 ${percent(f1)}  precision ${percent(precision)}  recall ${percent(recall)}  silently wrong ${wrong} of ${right + wrong}  asked ${asked}`,
  );
}

function byField(fields: readonly FieldResult[]) {
  const groups = new Map<string, FieldResult[]>();
  for (const one of fields) {
    const name = `${one.kind} ${one.field}`;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  for (const [name, group] of [...groups].sort(([a], [b]) => a.localeCompare(b))) {
    const { right, wrong, missing, asked, precision, recall } = rates(group);
    console.log(
      `  ${name.padEnd(26)} precision ${percent(precision).padStart(6)}  recall ${percent(recall).padStart(6)}   right ${right}, wrong ${wrong}, missing ${missing}, asked ${asked}`,
    );
  }
}

/** How often a field is right, by the confidence it was given; a place in other words is the same place. */
function calibration(fields: readonly FieldResult[]) {
  const read = fields.filter(({ outcome }) => outcome === 'right' || outcome === 'wrong');
  for (const [from, to] of [
    [0.9, 1.01],
    [0.75, 0.9],
    [0.5, 0.75],
    [0, 0.5],
  ] as const) {
    const group = read.filter(({ confidence }) => confidence >= from && confidence < to);
    if (group.length === 0) continue;
    const right = group.filter(isRight).length;
    console.log(
      `  confidence ${from} and more: ${right} of ${group.length} right (${percent(right / group.length)})`,
    );
  }
  const unmarked = read.filter(({ confidence }) => confidence >= CHECK_BELOW);
  console.log(
    `  not marked as uncertain: ${unmarked.length} of ${read.length}, ${unmarked.filter((one) => !isRight(one)).length} of them wrong`,
  );
}

function isRight({ outcome, alike }: FieldResult): boolean {
  return outcome === 'right' || alike;
}

function failures({ fixture, complete, fields }: FixtureResult) {
  if (complete) return;
  const failed = fields.filter(({ outcome }) => outcome !== 'right' && outcome !== 'empty');
  console.log(`- ${fixture.name}`);
  for (const { kind, field, outcome, expected, read, confidence } of failed)
    console.log(`    ${outcome} ${kind}.${field}: "${read}" for "${expected}" (${confidence})`);
}

async function measureTime() {
  const inputs = TUNED.filter((folder) => folder !== 'markup')
    .flatMap(readFixtures)
    .map(({ input }) => input);
  const bookings = inputs.join('\n\n');
  const legal = `${inputs[0]}\n${'Please read the conditions that apply to this fare.\n'.repeat(1_950)}`;
  console.log('\n== time');
  console.log(
    `first mail of the process      ${first.toFixed(0)} ms, most of it compiles patterns`,
  );
  for (const least of [0, 400, 800]) {
    const mails = inputs.filter(({ length }) => length >= least);
    const times: number[] = [];
    for (const mail of mails) times.push(await medianOf(mail, 5));
    times.sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    console.log(
      `${`${mails.length} mails of ${least} characters and more`.padEnd(40)} median ${at(0.5)} ms, nine of ten ${at(0.9)} ms`,
    );
  }
  const row = async (title: string, text: string) =>
    console.log(
      `${title.padEnd(28)} ${(text.length / 1024).toFixed(0).padStart(5)} KB  ${(await medianOf(text)).toFixed(1)} ms`,
    );
  const long = bookings.repeat(3).slice(0, 100 * 1024);
  await row('a mail and legal print', legal);
  await row('several mails', bookings.slice(0, 24 * 1024));
  await row('nothing but bookings', long);
  await row('nothing but bookings', bookings.repeat(20).slice(0, 1024 * 1024));
  await row('one line of bookings', long.replace(/\s+/g, ' '));
}

async function medianOf(text: string, rounds = 15): Promise<number> {
  const context = { travelType: 'auto', places, today: '2026-05-14' } as const;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await parseConfirmation(text, context);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[rounds >> 1] ?? 0;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
