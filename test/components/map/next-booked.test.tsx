import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NextBooked } from '~/components/map/next-booked';
import type { Gig } from '~/domain/gigs/gig';

function aGig(id: string, date: string, changes: Partial<Gig> = {}): Gig {
  return {
    id,
    title: `Gig ${id}`,
    type: 'booked',
    date,
    endDate: null,
    startTime: null,
    endTime: null,
    loadInTime: null,
    timeZone: null,
    location: 'Harbor Hall, 12 Pier Rd, Portland, ME 04101, USA',
    latitude: null,
    longitude: null,
    airport: null,
    contactName: null,
    contactEmail: null,
    contactPhone: null,
    contactOrganization: null,
    flightBooked: false,
    hotelBooked: false,
    carBooked: false,
    travelNotNeeded: false,
    googleEventId: null,
    additionalInfo: null,
    createdAt: '2026-05-01T12:00:00Z',
    geocoding: false,
    approximate: false,
    tags: [],
    needs: { flight: 'confirmed', hotel: 'confirmed', car: 'needed' },
    ...changes,
  };
}

function render(gigs: Gig[]) {
  return renderToStaticMarkup(
    <NextBooked gigs={gigs} today="2026-05-14" onSelect={() => undefined} />,
  );
}

test('the two soonest booked gigs are named, with place, countdown and what is missing', () => {
  const html = render([
    aGig('a', '2026-05-19'),
    aGig('b', '2026-05-29'),
    aGig('c', '2026-06-05'),
    aGig('d', '2026-05-20', { type: 'possible' }),
  ]);
  expect(html).toContain('3 booked');
  expect(html).toContain('Gig a');
  expect(html).toContain('Gig b');
  expect(html).not.toContain('Gig c');
  expect(html).not.toContain('Gig d');
  expect(html).toContain('Portland, ME');
  expect(html).toContain('in 5 days');
  expect(html).toContain('Car needed');
});

test('without a booked gig it says so', () => {
  expect(render([])).toContain('Nothing booked');
});
