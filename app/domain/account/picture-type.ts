/** The longest side of a picture, in pixels, and the most bytes it may have. */
export const PICTURE_SIDE = 256;
export const PICTURE_BYTES = 64 * 1024;

const ANY = null;

/** The types browsers draw, by how each begins. SVG is none of them: it may carry scripts. */
const SIGNATURES: [type: string, bytes: (number | typeof ANY)[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  // "RIFF", the length, "WEBP".
  ['image/webp', [0x52, 0x49, 0x46, 0x46, ANY, ANY, ANY, ANY, 0x57, 0x45, 0x42, 0x50]],
];

/** What kind of picture these bytes are, whatever their sender says; null for anything else. */
export function pictureType(bytes: Uint8Array): string | null {
  const found = SIGNATURES.find(([, signature]) =>
    signature.every((byte, index) => byte === ANY || byte === bytes[index]),
  );
  return found?.[0] ?? null;
}
