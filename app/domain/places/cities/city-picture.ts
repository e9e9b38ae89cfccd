/** The banner's inks, and where its line of light begins and ends on a picture of this size. */
const INKS = ['#2b0f52', '#4a1688', '#7a2bc9'];
const WIDTH = 960;
const HEIGHT = 480;
const LIGHT = 'x1="-26.6" y1="150.7" x2="986.6" y2="329.3"';

/**
 * A picture of a city of which there is none: the banner's ink with rings that its name places, as
 * a tour poster might have. It bears no words: a picture cannot use the fonts of its page.
 */
export function drawCity(name: string): string {
  const hash = hashOf(name);
  const stops = INKS.map((ink, index) => `<stop offset="${index * 50}%" stop-color="${ink}"/>`);
  const [x, y, radius] = [480 + (hash % 400), 40 + ((hash >>> 8) % 400), 90 + ((hash >>> 16) % 90)];
  const rings = [1, 2, 3].map((ring) => `<circle cx="${x}" cy="${y}" r="${ring * radius}"/>`);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"`,
    ` width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice">`,
    `<defs><linearGradient id="ink" gradientUnits="userSpaceOnUse" ${LIGHT}>${stops.join('')}</linearGradient></defs>`,
    `<rect width="100%" height="100%" fill="url(#ink)"/>`,
    `<g fill="none" stroke="#eadcfb" stroke-opacity=".18" stroke-width="2">${rings.join('')}</g></svg>`,
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** FNV-1a: spreads short texts well. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
