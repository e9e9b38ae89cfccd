export const PAGE_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#dadce0, #3c4043); --soft: light-dark(#f1f3f4, #292a2d);
  --text: light-dark(#202124, #e8eaed); --quiet: light-dark(#5f6368, #a8adb3); --accent: light-dark(#1558b0, #8ab4f8);
  --page: light-dark(#fff, #1f1f23); }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; font: 15px/1.4 system-ui, sans-serif; color: var(--text); background: var(--page); }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; padding: 10px 16px; background: var(--soft);
  border-bottom: 1px solid var(--line); }
.banner { margin: 0; font-weight: 650; }
.chooser { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; min-width: 0; }
.chooser label { display: flex; gap: 8px; align-items: center; min-width: 0; }
main { padding: 12px 16px 32px; }
h1 { font-size: 20px; margin: 0; min-width: 9ch; }
h2 { margin: 0; font-size: 18px; }
.month { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
.month .primary { margin-left: auto; }
button, .button, select, input { font: inherit; color: inherit; background: var(--page); border: 1px solid var(--line); border-radius: 6px;
  padding: 6px 12px; min-height: 36px; min-width: 0; text-decoration: none; }
button, .button, select { cursor: pointer; }
.primary { background: var(--accent); border-color: var(--accent); color: light-dark(#fff, #1f1f23); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; list-style: none; margin: 12px 0; padding: 0; font-size: 13px; color: var(--quiet); }
.legend i { display: inline-block; width: 10px; height: 10px; border-radius: 3px; margin-right: 6px; }
.weekdays, .grid { display: grid; grid-template-columns: repeat(7, minmax(0, 1fr)); }
.weekdays { font-size: 12px; color: var(--quiet); padding-bottom: 4px; }
.weekdays span { padding-left: 8px; }
.grid { list-style: none; margin: 0; padding: 0; border: solid var(--line); border-width: 1px 0 0 1px; }
.day { border: solid var(--line); border-width: 0 1px 1px 0; min-height: 104px; padding: 2px; display: flex; flex-direction: column; gap: 2px; }
.outside { background: var(--soft); }
.over { box-shadow: inset 0 0 0 2px var(--accent); }
.date { border: 0; background: none; min-height: 28px; padding: 0 6px; text-align: left; align-self: start; }
.date b { font-weight: 500; }
.date span { display: none; }
.today .date b { background: var(--accent); color: light-dark(#fff, #1f1f23); border-radius: 10px; padding: 1px 6px; }
.event { min-height: 24px; width: 100%; padding: 2px 6px; border: 0; border-left: 4px solid var(--color); border-radius: 4px; font-size: 13px; text-align: left;
  background: color-mix(in srgb, var(--color) 22%, var(--page)); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; flex-shrink: 0; }
.event time { color: var(--quiet); }
.problem { background: light-dark(#fce8e6, #5c2b29); padding: 8px 12px; border-radius: 6px; margin: 0 0 12px; }
dialog { border: 1px solid var(--line); border-radius: 12px; padding: 20px; width: min(440px, calc(100vw - 24px)); background: var(--page); color: var(--text); }
dialog::backdrop { background: rgb(0 0 0 / .45); }
dialog form { display: grid; gap: 12px; }
dialog label { display: grid; gap: 4px; font-size: 13px; color: var(--quiet); }
dialog input, dialog select { color: var(--text); font-size: 15px; }
dialog .check { display: flex; align-items: center; gap: 8px; font-size: 15px; color: var(--text); }
dialog .check input { min-height: 0; width: 18px; height: 18px; }
.pair { display: grid; grid-template-columns: 3fr 2fr; gap: 12px; }
.note { margin: 0; font-size: 13px; color: var(--quiet); }
.note:empty { display: none; }
.actions { display: flex; gap: 8px; }
.actions [data-close] { margin-left: auto; }
@media (max-width: 700px) {
  .chooser, .chooser label { width: 100%; }
  .chooser label { justify-content: space-between; }
  .chooser select { width: 70%; }
  .weekdays, .outside { display: none; }
  .grid { display: block; border-width: 1px 0 0; }
  .day { min-height: 44px; border-width: 0 0 1px; padding: 4px 0; }
  .date { min-height: 36px; color: var(--quiet); }
  .date b { display: none; }
  .date span { display: inline; }
  .today .date span { color: var(--accent); font-weight: 650; }
  .event { min-height: 36px; font-size: 15px; }
}
`;
