import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityOf } from '~/domain/places/cities/city-name';
import { isPhotoOf } from '~/domain/places/cities/city-photo';
import { drawCity } from '~/domain/places/cities/city-picture';
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

test('a drawn picture is the same for a name each time, and another for another', () => {
  expect(drawCity('Austin')).toBe(drawCity(' austin '));
  expect(drawCity('Boise')).not.toBe(drawCity('Austin'));
  expect(drawCity('Austin').length).toBeLessThan(2_000);
});

/** Control characters and lone halves of pairs too. */
const anything = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

test('whatever the name, three rings begin in the right half and no words are drawn', () => {
  fc.assert(
    fc.property(anything, (name) => {
      const svg = svgOf(drawCity(name));
      const rings = [...svg.matchAll(/<circle cx="(\d+)" cy="(\d+)" r="\d+"\/>/g)];
      expect(rings).toHaveLength(3);
      for (const [, x, y] of rings) {
        expect(Number(x)).toBeGreaterThanOrEqual(480);
        expect(Number(x)).toBeLessThan(960);
        expect(Number(y)).toBeLessThan(480);
      }
      expect(svg.replace(/<[^<>]*>/g, '')).toBe('');
    }),
  );
});
