/** HTML that is safe to put into a page as it is. */
export interface Html {
  readonly html: string;
}

type Value = Html | string | number | null | undefined | false | readonly Html[];

/** Builds HTML; every value that is not HTML itself is escaped. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  let text = parts[0] ?? '';
  values.forEach((value, index) => {
    text += toText(value) + (parts[index + 1] ?? '');
  });
  return { html: text };
}

export function rawHtml(text: string): Html {
  return { html: text };
}

function toText(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  if ('html' in value) return value.html;
  return value.map((each) => each.html).join('');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
