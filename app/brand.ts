/** The product's name, in one place. */
export const BRAND = 'Gigbound';

/** "Settings · Gigbound" */
export function pageTitle(screen: string): string {
  return `${screen} · ${BRAND}`;
}
