import { Parser } from 'htmlparser2';

const BLOCKS = new Set(
  'p div tr table tbody thead ul ol li h1 h2 h3 h4 h5 h6 section article header footer center blockquote dl dt dd form pre hr address main aside'.split(
    ' ',
  ),
);
const SILENT = new Set(['script', 'style', 'head', 'title', 'noscript', 'template']);
const CELLS = new Set(['td', 'th']);

export interface HtmlText {
  text: string;
  title: string;
  /** Contents of `<script type="application/ld+json">`, in order. */
  jsonLd: string[];
}

/** The text a person would see: block ends become line breaks, table cells tabs. */
export function readHtml(html: string): HtmlText {
  const out = new LineWriter();
  const jsonLd: string[] = [];
  let title = '';
  let silent: string | null = null;
  let script: string | null = null;
  let hiddenDepth = 0;
  let inTitle = false;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (hiddenDepth > 0) {
          if (!VOID.has(name)) hiddenDepth += 1;
          return;
        }
        if (SILENT.has(name)) {
          silent ??= name;
          script = name === 'script' && /ld\+json/i.test(attributes.type ?? '') ? '' : null;
        } else if (isHidden(attributes) && !VOID.has(name)) hiddenDepth = 1;
        else if (CELLS.has(name)) out.cell();
        else if (name === 'br' || BLOCKS.has(name)) out.line();
      },
      ontext(data) {
        if (script !== null) script += data;
        else if (silent === 'title' || (silent === 'head' && inTitle)) title += data;
        else if (!silent && hiddenDepth === 0) out.write(data);
      },
      onopentagname(name) {
        if (name === 'title') inTitle = true;
        if (name === 'body' && silent === 'head') silent = null;
      },
      onclosetag(name) {
        if (hiddenDepth > 0) {
          if (!VOID.has(name)) hiddenDepth -= 1;
          return;
        }
        if (name === 'title') inTitle = false;
        if (name === 'script' && script !== null) {
          jsonLd.push(script);
          script = null;
        }
        if (name === silent) silent = null;
        else if (BLOCKS.has(name)) out.line();
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return { text: out.text(), title: title.trim(), jsonLd };
}

const VOID = new Set('br img hr meta link input area base col embed source track wbr'.split(' '));

function isHidden(attributes: Record<string, string>): boolean {
  return /display\s*:\s*none|mso-hide\s*:\s*all/i.test(attributes.style ?? '');
}

/** Collects text with whitespace folded, one tab between cells and one break between lines. */
class LineWriter {
  private lines: string[] = [];
  private current = '';
  private pendingCell = false;

  write(data: string) {
    const folded = data.replace(/[ \t\r\n\f]+/g, ' ');
    if (folded === ' ' && this.current === '') return;
    if (folded.trim() !== '' && this.pendingCell) {
      this.pendingCell = false;
      if (this.current.trim() !== '') this.current = `${this.current.trimEnd()}\t`;
    }
    this.current +=
      this.current === '' || this.current.endsWith('\t') ? folded.trimStart() : folded;
  }

  cell() {
    this.pendingCell = true;
  }

  line() {
    this.pendingCell = false;
    const line = this.current.trimEnd();
    this.current = '';
    if (line !== '' || (this.lines.length > 0 && this.lines.at(-1) !== '')) this.lines.push(line);
  }

  text(): string {
    this.line();
    return this.lines.join('\n').trim();
  }
}
