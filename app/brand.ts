/** The product's name, in one place. */
export const BRAND = 'Gigbound';

/** "Settings · Gigbound", and what the product is; a page's own meta takes the place of the root's. */
export function pageMeta(screen?: string) {
  return [
    { title: screen ? `${screen} · ${BRAND}` : BRAND },
    {
      name: 'description',
      content:
        'Every gig with its flight, hotel and car: see at a glance what is arranged and what is still missing.',
    },
  ];
}
