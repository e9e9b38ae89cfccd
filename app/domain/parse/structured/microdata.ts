import { Parser } from 'htmlparser2';
import type { Thing } from './json-ld';

interface Scope {
  thing: Thing;
  /** How many elements were open when the scope began. */
  depth: number;
  property: string | null;
}

interface OpenText {
  property: string;
  depth: number;
  text: string;
  owner: Thing;
}

const VOID = new Set('br img hr meta link input area base col embed source track wbr'.split(' '));

/** Things written as `itemscope`/`itemprop` attributes, walked with a parser that forgives missing end tags. */
export function readMicrodata(html: string): Thing[] {
  if (!/\bitemscope\b/i.test(html)) return [];
  const roots: Thing[] = [];
  const scopes: Scope[] = [];
  const texts: OpenText[] = [];
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!VOID.has(name)) depth += 1;
        const property = attributes.itemprop ?? null;
        const owner = scopes.at(-1)?.thing;
        if (attributes.itemscope !== undefined) {
          const thing: Thing = { '@type': attributes.itemtype ?? '' };
          if (property && owner) addValue(owner, property, thing);
          else roots.push(thing);
          if (!VOID.has(name)) scopes.push({ thing, depth, property });
          return;
        }
        if (!property || !owner) return;
        const value =
          attributes.content ??
          attributes.datetime ??
          attributes.href ??
          attributes.src ??
          attributes.value;
        if (value !== undefined) addValue(owner, property, value);
        else if (!VOID.has(name)) texts.push({ property, depth, text: '', owner });
      },
      ontext(data) {
        for (const open of texts) open.text += data;
      },
      onclosetag(name) {
        if (VOID.has(name)) return;
        while (texts.length > 0 && (texts.at(-1)?.depth ?? 0) >= depth) {
          const done = texts.pop();
          if (done) addValue(done.owner, done.property, done.text.replace(/\s+/g, ' ').trim());
        }
        while (scopes.length > 0 && (scopes.at(-1)?.depth ?? 0) >= depth) scopes.pop();
        depth -= 1;
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return roots;
}

function addValue(thing: Thing, properties: string, value: unknown) {
  for (const property of properties.split(/\s+/)) {
    const before = thing[property];
    thing[property] =
      before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
}
