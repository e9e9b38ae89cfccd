import ICAL from 'ical.js';

/** As jCal (RFC 7265) has it: name, parameters, type, values. */
export type Property = [string, Record<string, string>, string, ...(string | number[])[]];
export type Component = [string, Property[], Component[]];

/** Lines have 75 octets at most, and ical.js leaves the space that begins a continued one uncounted. */
ICAL.foldLength = 74;

/** The component's lines: escaped, folded, each with its line break. */
export function componentText(component: Component): string {
  return `${ICAL.stringify(component)}\r\n`;
}

/** Line breaks in one form; other control characters have no place in a calendar. */
export function textProperty(name: string, ...texts: [string, ...string[]]): Property {
  return [name, {}, 'text', ...texts.map(withoutControls)];
}

function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
}
