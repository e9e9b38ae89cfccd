interface MapColors {
  land: string;
  water: string;
  border: string;
}

/** Calls back when light turns to dark or back, by the person's switch or the system. */
export function onThemeChange(callback: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'class'] });
  system.addEventListener('change', callback);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', callback);
  };
}

/** A canvas takes no variables. Read through `color`, they come out as the theme has them now. */
export function readMapColors(element: HTMLElement): MapColors {
  const probe = element.appendChild(document.createElement('span'));
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colors = { land: read('--land'), water: read('--water'), border: read('--border') };
  probe.remove();
  return colors;
}

export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
