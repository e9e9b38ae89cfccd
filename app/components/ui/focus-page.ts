/** The page's main heading, for when nothing nearer is left. */
export function focusPage() {
  const main = document.querySelector('main') ?? document.body;
  focusText(visibleHeading(main) ?? main);
}

/** The first heading that is on the screen. */
export function visibleHeading(root: Element): Element | undefined {
  return [...root.querySelectorAll('h1, h2, h3')].find((heading) => heading.checkVisibility());
}

/** Text takes the focus as well as a button does, for as long as it is asked to. */
export function focusText(element: Element) {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
