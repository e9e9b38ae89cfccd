import { Parser } from 'htmlparser2';

const BLOCKS = new Set(
  'p div tr table tbody thead ul ol li h1 h2 h3 h4 h5 h6 section article header footer center blockquote dl dt dd form pre hr address main aside'.split(
    ' ',
  ),
);
const SILENT = new Set(['script', 'style', 'head', 'title', 'noscript', 'template']);
const CELLS = new Set(['td', 'th']);
/** What was struck out holds no longer: the old times of a changed flight. */
const STRUCK = new Set(['del', 's', 'strike']);

export interface HtmlText {
  text: string;
  title: string;
  /** The words of the first picture that has any: mostly the sender's logo. */
  logo: string;
  /** Contents of `<script type="application/ld+json">`, in order. */
  jsonLd: string[];
}

/** The text a person would see: block ends become line breaks, table cells tabs. */
export function readHtml(html: string): HtmlText {
  const out = new LineWriter();
  const jsonLd: string[] = [];
  let title = '';
  let logo = '';
  let silent: string | null = null;
  let script: string | null = null;
  let hiddenDepth = 0;
  let preDepth = 0;
  let inTitle = false;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (hiddenDepth > 0) {
          if (!VOID.has(name)) hiddenDepth += 1;
          return;
        }
        if (name === 'pre') preDepth += 1;
        if (SILENT.has(name)) {
          silent ??= name;
          script = name === 'script' && /ld\+json/i.test(attributes.type ?? '') ? '' : null;
        } else if ((STRUCK.has(name) || isHidden(attributes)) && !VOID.has(name)) hiddenDepth = 1;
        else if (name === 'tr') out.row();
        else if (CELLS.has(name)) out.cell();
        else if (name === 'br') out.lineInCell();
        else if (BLOCKS.has(name)) out.line();
        else if (name === 'img') logo ||= (attributes.alt ?? '').trim().slice(0, LONGEST_LOGO);
        else if (attributes.id) out.write(' ');
      },
      ontext(data) {
        if (script !== null) script += data;
        else if (silent === 'title' || (silent === 'head' && inTitle)) title += data;
        else if (silent || hiddenDepth > 0) return;
        else if (preDepth > 0) out.writeAsPrinted(data);
        else out.write(data);
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
        if (name === 'pre') preDepth = Math.max(0, preDepth - 1);
        if (name === 'script' && script !== null) {
          jsonLd.push(script);
          script = null;
        }
        if (name === silent) silent = null;
        else if (name === 'tr') out.endRow();
        else if (BLOCKS.has(name)) out.line();
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return { text: out.text(), title: title.trim(), logo, jsonLd };
}

const LONGEST_LOGO = 60;
const VOID = new Set('br img hr meta link input area base col embed source track wbr'.split(' '));

function isHidden(attributes: Record<string, string>): boolean {
  return /display\s*:\s*none|mso-hide\s*:\s*all|text-decoration[^;]*:\s*line-through/i.test(
    attributes.style ?? '',
  );
}

/** A table's row as its cells, each as its lines; null where anything else stands in it. */
type Row = string[][];

/** Fewer cells than this with as many lines each are no rows within a row: "Check-in<br>Friday". */
const FEWEST_STACKED = 3;

/** "JQ 123<br>JQ 456" beside "Adelaide<br>Sydney" and more: each flight gets a line of its own. */
function rowsOf(row: Row): string[] | null {
  const cells = row
    .map((lines) => lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean))
    .filter((lines) => lines.length > 0);
  const [first] = cells;
  if (!first || first.length < 2 || cells.length < FEWEST_STACKED) return null;
  if (cells.some((lines) => lines.length !== first.length)) return null;
  return first.map((_, i) => cells.map((lines) => lines[i]).join('\t'));
}

/** Collects text with whitespace folded, one tab between cells and one break between lines. */
class LineWriter {
  private lines: string[] = [];
  private current = '';
  private pendingCell = false;
  private stacked: Row | null = null;
  private rowStart = 0;

  row() {
    this.line();
    this.stacked = [];
    this.rowStart = this.lines.length;
  }

  endRow() {
    const rows = this.stacked && rowsOf(this.stacked);
    this.line();
    if (rows) this.lines.splice(this.rowStart, Number.POSITIVE_INFINITY, ...rows);
  }

  lineInCell() {
    this.stacked?.at(-1)?.push('');
    this.breakLine();
  }

  write(data: string) {
    const cell = this.stacked?.at(-1);
    if (cell) cell.push((cell.pop() ?? '') + data);
    const folded = data.replace(/[ \t\r\n\f]+/g, ' ');
    if (folded === ' ' && this.current === '') return;
    if (folded.trim() !== '' && this.pendingCell) {
      this.pendingCell = false;
      if (this.current.trim() !== '') this.current = `${this.current.trimEnd()}\t`;
    }
    const isOpen = /[\t ]/.test(this.current.at(-1) ?? ' ');
    this.current += isOpen ? folded.trimStart() : folded;
  }

  /** As a printer's columns are: with every blank and line break. */
  writeAsPrinted(data: string) {
    const [first = '', ...others] = data.replaceAll('\r', '').split('\n');
    this.current += first;
    for (const line of others) {
      this.breakLine();
      this.current += line;
    }
  }

  cell() {
    this.stacked?.push(['']);
    this.pendingCell = true;
  }

  line() {
    this.stacked = null;
    this.breakLine();
  }

  private breakLine() {
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
