import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WeatherIcon } from '~/components/gig/weather/weather-icon';

const drawn = (code: string) =>
  renderToStaticMarkup(<WeatherIcon code={code} className="size-8" />);

const CODES = ['01', '02', '03', '04', '09', '10', '11', '13', '50'];

test('each code is drawn in its own way, and by itself says nothing', () => {
  const pictures = CODES.map((code) => drawn(`${code}d`));
  expect(new Set(pictures).size).toBe(CODES.length);
  for (const picture of pictures) expect(picture).toContain('aria-hidden="true"');
});

test('a sky one can see through has a moon at night', () => {
  const differing = CODES.filter((code) => drawn(`${code}d`) !== drawn(`${code}n`));
  expect(differing).toEqual(['01', '02', '09']);
});
