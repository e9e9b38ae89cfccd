import fc from 'fast-check';

/** How a hostile body is made from a valid one; small enough to be read when a test fails. */
export type Recipe =
  | { as: 'json' | 'form' | 'multipart'; base: number; mutations: Mutation[]; envelope: Envelope }
  | { as: 'raw'; text: keyof typeof RAW_BODIES; contentType: string };

interface Mutation {
  how: 'replace' | 'delete' | 'add' | 'duplicate' | 'nest';
  /** Which of all places in the body, counted round. */
  place: number;
  key: string;
  value: string;
}

type Envelope = keyof typeof ENVELOPES;

const quoted = (text: string) => JSON.stringify(text);
const repeated = (open: string, close: string, times: number) =>
  `${open.repeat(times)}1${close.repeat(times)}`;

/** JSON values by name: in recipes the name stands for the value. */
const VALUES: Record<string, string> = {
  'deep array': repeated('[', ']', 5_000),
  'deep object': repeated('{"a":', '}', 5_000),
  'deep proto': repeated('{"__proto__":', '}', 1_000),
  'long text': quoted('x'.repeat(9_000)),
  'huge text': quoted('x'.repeat(70_000)),
  'long spaces': quoted(' '.repeat(9_000)),
  'long emoji': quoted('👩‍👩‍👧‍👦'.repeat(900)),
  'long array': `[${'"a",'.repeat(9_000)}"a"]`,
  'proto object': '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  'method names': '{"toString":1,"valueOf":null,"hasOwnProperty":"x","then":"y","length":1e9}',
  'methods of text': '{"trim":1,"length":5,"normalize":null,"toLowerCase":[]}',
};

const LITERALS = [
  ...[
    'null',
    'true',
    'false',
    '""',
    '" "',
    '[]',
    '{}',
    '[[]]',
    '[null]',
    '[{}]',
    '0',
    '-0',
    '1',
    '-1',
  ],
  ...['1e999', '-1e999', '1e-400', '9007199254740993', '123456789012345678901234567890', '0.1e-7'],
  ...['NaN', 'Infinity', '01', '.5', '0x10', "'x'", 'undefined', '1_000', '"unfinished', '"\\x41"'],
  ...['"NaN"', '"null"', '"undefined"', '"[object Object]"', '"__proto__"', '"constructor"'],
  ...[
    '"\\ud800"',
    '"\\udc00"',
    '"half \\ud83d of a letter"',
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ufeff"',
  ],
  ...[
    '"\\u200b"',
    '"\\u202etxt"',
    '"\\u0085"',
    '"\\u2028"',
    '"\\uffff"',
    '"\\u0001\\u001f\\u007f"',
  ],
  ...[
    '"2026-02-30"',
    '"2026-06-05T25:00"',
    '"2026-06-05T10:00+99:99"',
    '"0000-00-00"',
    '"9999-12-31"',
  ],
  ...['"+275760-09-13"', '"2200-12-31"', '"1900-01-01T00:00"', '"2026-06-05T23:59:60Z"', '"24:00"'],
  ...['"true"', '"on"', '"90.0000000000000000001"', '"-0"', '"1e2"', '"181"', '"٤"', '"#FFFFFF"'],
  ...[
    '"<script>alert(1)</script>"',
    '"\' OR 1=1 --"',
    '"%00%ff"',
    '"{{1+1}}"',
    '"../../x"',
    '"a,b,,"',
  ],
  ...['"America/Chicago"', '"Etc/GMT+12"', '"europe/PARIS"', '"+05:00"', '"UTC"', '"EST5EDT"'],
  ...[
    '"booked"',
    '"flight"',
    '"hotel"',
    '"other"',
    '"auto"',
    '"a@b"',
    '"a@b.co"',
    '"DFW"',
    '"İ"',
    '"ẞß"',
  ],
];

const KEYS = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', '', ' ', '0'],
  ...[
    'id',
    'userId',
    'user_id',
    'createdAt',
    'updatedAt',
    'deletedAt',
    'googleEventId',
    'placeStatus',
  ],
  ...[
    'status',
    'type',
    'detailType',
    'gigId',
    'idempotencyKey',
    'ifUnchanged',
    'tagIds',
    'timeZone',
  ],
  ...[
    'emailVerifiedAt',
    'passwordHash',
    'completedAt',
    'title',
    'date',
    'endDate',
    'location',
    'a.b',
  ],
];

const RAW_BODIES = {
  nothing: '',
  spaces: ' \n\t ',
  'BOM alone': '\ufeff',
  'BOM and object': '\ufeff{}',
  null: 'null',
  text: '"text"',
  number: '1e999',
  array: '[{}]',
  'open object': '{"title":',
  'two objects': '{}{}',
  comment: '/* */ {}',
  'deep array': '['.repeat(60_000),
  'deep closed array': repeated('[', ']', 30_000),
  'deep closed object': repeated('{"a":', '}', 10_000),
  'many keys': `{${Array.from({ length: 6_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  'one key often': `{${'"title":"x",'.repeat(4_000)}"title":"y"}`,
  'too large': quoted('x'.repeat(70_000)),
  'percent signs': '%&%zz=%ff&=&&a=%00&__proto__=1&a[b]=1&a[]=2',
  'many pairs': 'a=b&'.repeat(15_000),
  'no boundary': '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\ny\r\n--x--',
  'boundary alone': '--x--',
  'part without name': '--x\r\nContent-Disposition: form-data\r\n\r\ny\r\n--x--\r\n',
  'part without end': '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\ny',
  'header without end': `--x\r\n${'A'.repeat(30_000)}`,
};

const CONTENT_TYPES = [
  ...['application/json', 'application/json', 'application/x-www-form-urlencoded'],
  ...['multipart/form-data; boundary=x', 'multipart/form-data', 'multipart/form-data; boundary=""'],
  ...[
    '',
    'text/plain',
    'application/octet-stream',
    'application/json, text/html',
    ';',
    'a/b; c=";',
  ],
];

/** What stands around an otherwise plain body. */
const ENVELOPES: Record<
  string,
  { headers?: Record<string, string>; encode?: (text: string) => Buffer }
> = {
  plain: {},
  'utf-8': { headers: { 'Content-Type': 'application/json; charset=utf-8' } },
  'other charset': { headers: { 'Content-Type': 'application/json; charset=utf-16' } },
  'odd type': { headers: { 'Content-Type': 'APPLICATION/JSON ; q="' } },
  'as text': { headers: { 'Content-Type': 'text/plain' } },
  'as nothing': { headers: { 'Content-Type': '' } },
  'says gzip': { headers: { 'Content-Encoding': 'gzip' } },
  'says unknown': { headers: { 'Content-Encoding': 'no-such' } },
  BOM: { encode: (text) => Buffer.from(`\ufeff${text}`) },
  'utf-16': { encode: (text) => Buffer.from(text, 'utf16le') },
  'latin-1': { encode: (text) => Buffer.from(text.replace('"', '"\u00e9'), 'latin1') },
  cut: { encode: (text) => Buffer.from(text.slice(0, -3)) },
  'NUL after': { encode: (text) => Buffer.from(`${text}\0`) },
};

const aValue = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...LITERALS) },
  { weight: 2, arbitrary: fc.constantFrom(...Object.keys(VALUES)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).map(quoted) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }).map(quoted) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

const aMutation: fc.Arbitrary<Mutation> = fc.record({
  how: fc.constantFrom('replace', 'replace', 'replace', 'delete', 'add', 'duplicate', 'nest'),
  place: fc.nat(40),
  key: fc.oneof(fc.constantFrom(...KEYS), fc.string({ unit: 'binary', maxLength: 8 })),
  value: aValue,
});

/** Recipes for bodies of an endpoint that has so many valid ones. */
export function aRecipe(bases: number): fc.Arbitrary<Recipe> {
  const mutated = {
    base: fc.nat(bases - 1),
    mutations: fc.array(aMutation, { minLength: 0, maxLength: 3 }),
  };
  const plain = fc.constant<Envelope>('plain');
  return fc.oneof(
    { weight: 16, arbitrary: fc.record({ as: fc.constant('json'), ...mutated, envelope: plain }) },
    { weight: 3, arbitrary: fc.record({ as: fc.constant('form'), ...mutated, envelope: plain }) },
    {
      weight: 2,
      arbitrary: fc.record({ as: fc.constant('multipart'), ...mutated, envelope: plain }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        as: fc.constant('json'),
        ...mutated,
        envelope: fc.constantFrom(...Object.keys(ENVELOPES)),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        as: fc.constant('raw'),
        text: fc.constantFrom(...(Object.keys(RAW_BODIES) as (keyof typeof RAW_BODIES)[])),
        contentType: fc.constantFrom(...CONTENT_TYPES),
      }),
    },
  ) as fc.Arbitrary<Recipe>;
}

/** The bytes and headers a recipe stands for. */
export function bodyOf(recipe: Recipe, bases: readonly unknown[]) {
  if (recipe.as === 'raw') {
    return {
      body: Buffer.from(RAW_BODIES[recipe.text]),
      headers: { 'Content-Type': recipe.contentType },
    };
  }
  const node = mutated(bases[recipe.base], recipe.mutations);
  if (recipe.as === 'form') {
    return {
      body: Buffer.from(new URLSearchParams(pairsOf(node)).toString()),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    };
  }
  if (recipe.as === 'multipart') {
    // Every third field comes as a file.
    const parts = pairsOf(node).map(([name, value], index) => {
      const file = index % 3 === 2 ? '; filename="a.txt"\r\nContent-Type: text/plain' : '';
      return `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    });
    return {
      body: Buffer.from(`${parts.join('')}--x--\r\n`),
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    };
  }
  const { headers = {}, encode = (text: string) => Buffer.from(text) } =
    ENVELOPES[recipe.envelope] ?? {};
  return {
    body: encode(written(node)),
    headers: { 'Content-Type': 'application/json', ...headers },
  };
}

/** A JSON document that may say what JSON.stringify never does, such as one key twice. */
type Node = { text: string } | { entries: [key: string, value: Node][] } | { items: Node[] };

function toNode(value: unknown): Node {
  if (Array.isArray(value)) return { items: value.map(toNode) };
  if (typeof value !== 'object' || value === null) return { text: JSON.stringify(value) ?? 'null' };
  return { entries: Object.entries(value).map(([key, inner]) => [key, toNode(inner)]) };
}

function written(node: Node): string {
  if ('text' in node) return node.text;
  if ('items' in node) return `[${node.items.map(written).join(',')}]`;
  return `{${node.entries.map(([key, value]) => `${quoted(key)}:${written(value)}`).join(',')}}`;
}

function mutated(base: unknown, mutations: Mutation[]): Node {
  const root = toNode(base);
  for (const mutation of mutations) mutate(root, mutation);
  return root;
}

function mutate(root: Node, { how, place, key, value }: Mutation) {
  const objects = objectsIn(root);
  const spots = objects.flatMap((entries) => entries.map((_, index) => ({ entries, index })));
  const spot = spots[place % Math.max(1, spots.length)];
  const inserted: Node = { text: VALUES[value] ?? value };
  const entry = spot?.entries[spot.index];
  if (how === 'add' || !spot || !entry) {
    objects[place % Math.max(1, objects.length)]?.push([key, inserted]);
  } else if (how === 'delete') spot.entries.splice(spot.index, 1);
  else if (how === 'duplicate') spot.entries.push([entry[0], inserted]);
  else if (how === 'nest')
    entry[1] = place % 2 ? { items: [entry[1]] } : { entries: [[key, entry[1]]] };
  else entry[1] = inserted;
}

function objectsIn(node: Node): [string, Node][][] {
  if ('text' in node) return [];
  if ('items' in node) return node.items.flatMap(objectsIn);
  return [node.entries, ...node.entries.flatMap(([, value]) => objectsIn(value))];
}

/** As a form says it. */
function pairsOf(node: Node): [string, string][] {
  if (!('entries' in node)) return [];
  return node.entries.map(([name, value]) => [name, formText(written(value))]);
}

function formText(json: string): string {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? value : json;
  } catch {
    return json;
  }
}
