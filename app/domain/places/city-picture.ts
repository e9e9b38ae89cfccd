/** Long names are cut, as they would be too small to read. */
const LONGEST_NAME = 28;
const WIDTH = 960;
const HEIGHT = 480;

/** The banner's ink, from its dark end to its light one: saturation and lightness in percent. */
const INKS = [
  { saturation: 69, lightness: 19 },
  { saturation: 72, lightness: 31 },
  { saturation: 66, lightness: 47 },
];
const PURPLE = 268;
/** Beyond these the ink would be blue, or too light for white letters. */
const HUE_SWING = { down: 22, up: 12 };

/** A picture of a city of which there is none: its name on the banner's ink, in a hue of its own. */
export function drawCity(name: string): string {
  const hash = hashOf(name);
  const hue = hueOf(name);
  const stops = INKS.map(
    ({ saturation, lightness }, index) =>
      `<stop offset="${index * 50}%" stop-color="hsl(${hue} ${saturation}% ${lightness}%)"/>`,
  );
  // Rings that the name places, as a tour poster might have.
  const [x, y, radius] = [480 + (hash % 400), 40 + ((hash >>> 8) % 400), 90 + ((hash >>> 16) % 90)];
  const rings = [1, 2, 3].map((ring) => `<circle cx="${x}" cy="${y}" r="${ring * radius}"/>`);
  const words = shortened(name);
  const size = Math.round(Math.min(88, 1300 / Math.max(1, words.length)));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"`,
    ` width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice">`,
    `<defs><linearGradient id="ink" gradientTransform="rotate(10)">${stops.join('')}</linearGradient></defs>`,
    `<rect width="100%" height="100%" fill="url(#ink)"/>`,
    `<g fill="none" stroke="#eadcfb" stroke-opacity=".18" stroke-width="2">${rings.join('')}</g>`,
    `<text x="56" y="${HEIGHT - 64}" fill="#ffffff" font-size="${size}" font-weight="700"`,
    ` font-family="'Familjen Grotesk',Figtree,system-ui,sans-serif">${escapeXml(words)}</text></svg>`,
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The same for the same name, within the purples. */
export function hueOf(name: string): number {
  const { down, up } = HUE_SWING;
  return PURPLE - down + (hashOf(name) % (down + up + 1));
}

/** FNV-1a: spreads short texts well. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

function shortened(name: string): string {
  // Control characters and lone halves of a pair are not allowed in XML.
  const letters = [
    ...name
      .toWellFormed()
      .replace(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' ')
      .trim(),
  ];
  if (letters.length <= LONGEST_NAME) return letters.join('');
  return `${letters
    .slice(0, LONGEST_NAME - 1)
    .join('')
    .trimEnd()}…`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
