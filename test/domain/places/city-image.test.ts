import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityOf } from '~/domain/places/city-name';
import { isPhotoOf } from '~/domain/places/city-photo';
import { drawCity, hueOf } from '~/domain/places/city-picture';
import { loadPlaces } from '~/domain/places/load-places.server';

const places = await loadPlaces();

test.each([
  ['Austin, TX', 'Austin', 'Austin, Texas'],
  ['austin, texas', 'Austin', 'Austin, Texas'],
  ['Moody Center, 2001 Robert Dedman Dr, Austin, TX 78712', 'Austin', 'Austin, Texas'],
  ['Toronto', 'Toronto', 'Toronto, Ontario'],
  ['Windsor, Ontario', 'Windsor', 'Windsor, Ontario'],
  ['Massey Hall, Toronto, ON', 'Toronto', 'Toronto, Ontario'],
  ['Washington, DC', 'Washington', 'Washington, D.C.'],
  ['AUS', 'Austin', 'Austin, Texas'],
  ['Chicago', 'Chicago', 'Chicago, Illinois'],
])('%j is %s, under "%s"', (written, name, title) => {
  expect(cityOf(written, places)).toMatchObject({ name, title, near: expect.anything() });
});

test('Montréal is looked up without its accent', () => {
  expect(cityOf('Montréal, QC', places)?.title).toBe('Montreal, Quebec');
});

test.each([
  ['Berlin, Germany', 'Berlin', 'Berlin, Germany'],
  ['Salle Pleyel, 252 Rue du Faubourg, Paris, France', 'Paris', 'Paris, France'],
  ['Nowhereville, TX', 'Nowhereville', 'Nowhereville, Texas'],
  ['A #1 <x> [y] {z}', 'A #1 <x> [y] {z}', 'A 1 x y z'],
])('%j, not in the gazetteer, is %s, under "%s"', (written, name, title) => {
  expect(cityOf(written, places)).toEqual({ name, title, near: null });
});

test('a blank text is no city', () => {
  expect(cityOf('  ', places)).toBeNull();
  expect(cityOf(' , ', places)).toBeNull();
});

test('a photograph of a namesake is not taken', () => {
  const portland = cityOf('Portland, ME', places);
  if (!portland) throw new Error('Portland is known');
  const photo = { imageUrl: '', credit: { title: '', url: '' } };
  expect(isPhotoOf(portland, { ...photo, latitude: 43.66, longitude: -70.26 })).toBe(true);
  expect(isPhotoOf(portland, { ...photo, latitude: 45.52, longitude: -122.68 })).toBe(false);
  const unknown = { ...portland, near: null };
  expect(isPhotoOf(unknown, { ...photo, latitude: 45.52, longitude: -122.68 })).toBe(true);
});

function svgOf(picture: string) {
  const [kind, body = ''] = picture.split(/,(.*)/s);
  expect(kind).toBe('data:image/svg+xml');
  return decodeURIComponent(body);
}

test('a drawn picture bears the name and is the same each time', () => {
  const picture = drawCity('Austin');
  expect(svgOf(picture)).toContain('>Austin</text>');
  expect(drawCity('Austin')).toBe(picture);
  expect(drawCity('Boise')).not.toBe(picture);
  expect(picture.length).toBeLessThan(3_000);
});

test('a name cannot become markup', () => {
  const svg = svgOf(drawCity(`<script>"'&amp;`));
  expect(svg).toContain('>&lt;script&gt;&quot;&#39;&amp;amp;</text>');
  expect(svg).not.toContain('<script');
});

test('a long name is cut between letters', () => {
  expect(svgOf(drawCity('😀'.repeat(60)))).toContain(`>${'😀'.repeat(27)}…</text>`);
});

/** Control characters and lone halves of pairs too. */
const anything = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

test('whatever the name, the picture is one text in whole XML', () => {
  fc.assert(
    fc.property(anything, (name) => {
      const svg = svgOf(drawCity(name));
      const text = /<text [^>]*>([^<]*)<\/text><\/svg>$/.exec(svg)?.[1];
      expect(text).toBeDefined();
      expect(text).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)|\p{Cc}/u);
    }),
  );
});

test('white letters can be read on every hue a name can have', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const hue = hueOf(name);
      expect(contrastWithWhite(hue, 0.66, 0.47)).toBeGreaterThan(4.5);
    }),
  );
});

function contrastWithWhite(hue: number, saturation: number, lightness: number) {
  const amount = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    const value = lightness - amount * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4);
  return 1.05 / (luminance + 0.05);
}
