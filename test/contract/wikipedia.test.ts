import { expect, test } from 'vitest';
import { z } from 'zod';
import { createCityPhotos } from '~/providers/city-image.server';
import { withVendor } from '../support/vendors';

const wikipedia = withVendor('WIKIPEDIA_URL', 'wikipedia');

const PICTURE_OF = {
  action: 'query',
  format: 'json',
  formatversion: 2,
  redirects: 1,
  prop: 'pageimages|info|coordinates',
  inprop: 'url',
  piprop: 'thumbnail|name',
  pithumbsize: 960,
  pilicense: 'free',
};

const Page = z.object({
  pageid: z.int(),
  ns: z.literal(0),
  title: z.string(),
  canonicalurl: z.url({ protocol: /^https$/ }),
  coordinates: z
    .array(z.object({ lat: z.number(), lon: z.number(), globe: z.literal('earth') }))
    .min(1),
  pageimage: z.string(),
  thumbnail: z.object({ source: z.url(), width: z.int(), height: z.int() }),
});
const Found = z.object({ query: z.object({ pages: z.array(Page).length(1) }) });

test('an article about a city has its picture, its place and its address', async () => {
  const { status, body } = await wikipedia.get('/w/api.php', {
    ...PICTURE_OF,
    titles: 'Austin, Texas',
  });
  expect(status).toBe(200);
  const [page] = Found.parse(body).query.pages;
  expect(page?.canonicalurl).toBe('https://en.wikipedia.org/wiki/Austin,_Texas');
  expect(page?.coordinates[0]?.lat).toBeCloseTo(30.27, 0);
  expect(page?.coordinates[0]?.lon).toBeCloseTo(-97.74, 0);
  expect(page?.thumbnail.source.startsWith(`${wikipedia.addressOf('WIKIPEDIA_IMAGE_URL')}/`)).toBe(
    true,
  );
});

test('the picture is one', async () => {
  const { body } = await wikipedia.get('/w/api.php', { ...PICTURE_OF, titles: 'Austin, Texas' });
  const [page] = Found.parse(body).query.pages;
  const { pathname } = new URL(page?.thumbnail.source ?? '');
  const response = await fetch(wikipedia.addressOf('WIKIPEDIA_IMAGE_URL') + pathname, {
    headers: { 'User-Agent': wikipedia.vendor().userAgent },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^image\//);
  await response.body?.cancel();
});

test('an article that is not there is said to be missing, with status 200', async () => {
  const titles = 'Zzyzxquux Nowhereville, Texas';
  const { status, body } = await wikipedia.get('/w/api.php', { ...PICTURE_OF, titles });
  expect(status).toBe(200);
  expect(body).toMatchObject({ query: { pages: [{ title: titles, missing: true }] } });
});

test('a mistake is an error with status 200', async () => {
  const { status, body } = await wikipedia.get('/w/api.php', { ...PICTURE_OF, action: 'guess' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ error: { code: 'badvalue', info: expect.any(String) } });
});

test('our photograph of a city comes from where pictures may come from', async () => {
  const photo = await somePhotos().find('Austin, Texas');
  expect(photo?.imageUrl.startsWith(wikipedia.addressOf('WIKIPEDIA_IMAGE_URL'))).toBe(true);
  expect(photo?.latitude).toBeCloseTo(30.27, 0);
  expect(photo?.credit.title).toBe('Austin, Texas');
});

test('we have no photograph of what has no article', async () => {
  expect(await somePhotos().find('Zzyzxquux Nowhereville, Texas')).toBeNull();
});

function somePhotos() {
  const imageUrl = wikipedia.addressOf('WIKIPEDIA_IMAGE_URL');
  return createCityPhotos({ vendor: wikipedia.vendor(), imageUrl, cache: wikipedia.cache() });
}
