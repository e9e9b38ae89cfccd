/** Markup that is safe to send: only `html` and `trusted` make it. */
interface Html {
  readonly markup: string;
}

type Value = string | number | Html | readonly Html[] | null | false | undefined;

/** Escapes every value that is not markup already; null, undefined and false leave nothing. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: String.raw({ raw: strings }, ...values.map(toMarkup)) };
}

function toMarkup(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'object') {
    return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
  }
  return escapeHtml(String(value));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

interface Page {
  /** What the page stands in for: "Sandbox Google". */
  banner: string;
  /** What the banner says beside it. */
  note: string;
  title: string;
  main: Html;
  status?: number;
}

/** A page of the sandbox: no script and nothing from elsewhere. */
export function htmlPage({ banner, note, title, main, status = 200 }: Page): Response {
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${title} · ${banner}</title>
<style>${trusted(STYLE)}</style>
</head>
<body>
<header><strong>${banner}</strong> <span>${note}</span></header>
<main>${main}</main>
</body>
</html>
`;
  return new Response(markup, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

function trusted(markup: string): Html {
  return { markup };
}

const STYLE = `
:root { color-scheme: light dark; --back: #f1f3f5; --card: #fff; --text: #1c2126; --muted: #57606a;
  --line: #d5dae0; --accent: #1d5fc4; --on-accent: #fff; --banner: #ffe08a; --on-banner: #3d2c00; }
@media (prefers-color-scheme: dark) { :root { --back: #14171a; --card: #1f2428; --text: #e8ebee;
  --muted: #a2abb4; --line: #3a4148; --accent: #8ab8ff; --on-accent: #0b1d38; --banner: #5a4500;
  --on-banner: #fff0c2; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere; }
header { padding: .75rem 1rem; background: var(--banner); color: var(--on-banner); text-align: center;
  font-size: .9rem; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.narrow { max-width: 30rem; margin-inline: auto; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
p { margin: .25rem 0 .75rem; }
a { color: var(--accent); }
.muted, small { color: var(--muted); font-size: .875rem; }
fieldset { border: 0; margin: 1.25rem 0 0; padding: 0; min-width: 0; }
legend { font-weight: 600; padding: 0; margin-bottom: .5rem; }
.rows { list-style: none; margin: 0; background: var(--card); padding: 0; border: 1px solid var(--line); border-radius: 8px;
  overflow: hidden; }
.rows > li + li { border-top: 1px solid var(--line); }
.row { display: flex; gap: .75rem; align-items: center; padding: .625rem .75rem; min-height: 44px;
  color: inherit; text-decoration: none; }
label.row:hover, a.row:hover { background: var(--back); }
label.row { cursor: pointer; }
.row > span:last-child { flex: 1; min-width: 0; }
.row small { display: block; }
input { accent-color: var(--accent); width: 1.125rem; height: 1.125rem; margin: 0; flex: none; }
.letter { display: grid; place-items: center; flex: none; width: 2.25rem; height: 2.25rem;
  border-radius: 50%; color: #fff; font-weight: 600; }
.buttons { display: flex; gap: .75rem; margin-top: 1.5rem; }
button { flex: 1; min-height: 44px; font: inherit; font-weight: 600; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--line); background: transparent; color: inherit; }
button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.rows :focus-visible { outline-offset: -3px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 1rem 0 0; }
dt { color: var(--muted); }
dd { margin: 0; }
iframe { display: block; width: 100%; height: 26rem; border: 1px solid var(--line); border-radius: 8px;
  background: #fff; color-scheme: light; resize: vertical; }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: 8px; font-size: .875rem;
  white-space: pre-wrap; }
`;
