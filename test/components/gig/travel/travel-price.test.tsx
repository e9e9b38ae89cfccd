import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TravelPrice } from '~/components/gig/travel/travel-price';
import type { TravelPricing } from '~/domain/travel/pricing/pricing';

const money = (price: number) => ({
  price,
  currency: 'USD' as const,
  url: 'https://search.example/?a=1&b=2',
  estimate: true as const,
});

const pricing: TravelPricing = {
  flight: money(1240),
  hotel: { ...money(385), nights: 2 },
  car: { ...money(140), days: 1 },
};

type Props = ComponentProps<typeof TravelPrice>;

const found = (data: TravelPricing): Props['prices'] => ({
  data,
  error: null,
  reload: () => {},
});

function read(kind: Props['kind'], prices: Props['prices'] = found(pricing)) {
  const html = renderToStaticMarkup(<TravelPrice kind={kind} prices={prices} />);
  return html.replace(/<[^>]+>/g, '').trim();
}

test('a price says what it is for, and that it is an estimate', () => {
  expect(read('flight')).toMatch(/^About \$1,240 round trip \(estimate\)\. View options/);
  expect(read('hotel')).toMatch(/^About \$385 for 2 nights \(estimate\)\. View options/);
  expect(read('car')).toMatch(/^About \$140 for 1 day \(estimate\)\. View options/);
});

test('its search opens elsewhere and learns nothing of this page', () => {
  const html = renderToStaticMarkup(<TravelPrice kind="car" prices={found(pricing)} />);
  expect(html).toContain('href="https://search.example/?a=1&amp;b=2"');
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener noreferrer"');
  expect(read('car')).toContain('for the car, in a new tab');
});

test('where nobody can say there is no price', () => {
  expect(read('flight', found({ ...pricing, flight: null }))).toBe('');
});

test('prices that do not come are one quiet sentence, old ones stay', () => {
  const failed = { error: new Error('no answer'), reload: () => {} };
  expect(read('car', { ...failed, data: null })).toBe('The price estimate could not be loaded.');
  expect(read('car', { ...failed, data: pricing })).toContain('$140');
});
