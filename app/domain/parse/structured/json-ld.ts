/** A schema.org thing: its type without prefix, and its properties as found. */
export interface Thing {
  '@type'?: unknown;
  [property: string]: unknown;
}

/** The things in a JSON-LD script, lists and `@graph` opened; broken JSON is repaired once before giving up. */
export function readJsonLd(script: string): Thing[] {
  const json = script
    .replace(/^\s*(?:<!--|\/\/\s?<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|(?:\/\/\s?)?\]\]>)\s*$/, '')
    .trim();
  const parsed = parse(json) ?? parse(repairJson(json));
  return parsed === null ? [] : things(parsed, 0);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

function things(value: unknown, depth: number): Thing[] {
  if (depth > 6 || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => things(item, depth + 1));
  const thing = value as Thing;
  const graph = thing['@graph'];
  if (graph) return things(graph, depth + 1);
  const inner = ['subReservation', 'mainEntity'].flatMap((key) => things(thing[key], depth + 1));
  return [thing, ...inner];
}

/** Mends what mail templates get wrong: `}{` without a comma, trailing commas, raw line breaks, stray `&`. */
export function repairJson(json: string): string {
  let out = '';
  let inString = false;
  for (let i = 0; i < json.length; i += 1) {
    const char = json.charAt(i);
    if (inString) {
      if (char === '\\') {
        const next = json.charAt(i + 1);
        out += /["\\/bfnrtu]/.test(next) ? char + next : `\\\\${next}`;
        i += 1;
      } else if (char === '"' && !endsString(json, i)) out += '\\"';
      else {
        if (char === '"') inString = false;
        out += char < ' ' ? ' ' : char;
      }
      continue;
    }
    if (char === '"') {
      if (needsComma(out)) out += ',';
      inString = true;
    } else if ((char === '{' || char === '[') && /[}\]"]\s*$/.test(out.slice(-40))) out += ',';
    else if ((char === '}' || char === ']') && /,\s*$/.test(out.slice(-40)))
      out = out.replace(/,\s*$/, '');
    out += char;
  }
  const whole = out.trim().replace(/[;,]+$/, '');
  return whole.startsWith('{') && topLevelList(whole) ? `[${whole}]` : whole;
}

/** A quote ends its string when structure follows: otherwise somebody forgot to escape it. */
function endsString(json: string, at: number): boolean {
  const rest = json.slice(at + 1, at + 60).trimStart();
  return rest === '' || /^[:,}\]]/.test(rest) || /^"[\w@]{1,40}"\s*:/.test(rest);
}

/** A string or object just ended and another string begins: the comma between them was lost. */
function needsComma(out: string): boolean {
  return /["}\]\d]\s*$|(?:true|false|null)\s*$/.test(out.slice(-40));
}

function topLevelList(json: string): boolean {
  return /\}\s*,\s*\{/.test(json) && parse(json) === null;
}
