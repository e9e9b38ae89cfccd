import { expect, test } from 'vitest';
import { loadPlaces } from '~/domain/places/load-places.server';
import { isNowhere } from '~/domain/places/nowhere';

const places = await loadPlaces();

test.each([
  ['Phone Booth Bar, 1398 S Van Ness Ave, San Francisco, CA 94110', 'San Francisco, CA'],
  ['Remote Lounge, Austin, TX', 'Austin, TX'],
  ['Unknown Pleasures Bar, Chicago, IL', 'Chicago, IL'],
  ['None Such Theatre, Denver, CO', 'Denver, CO'],
  ['Virtual Reality Arcade, Toronto, ON', 'Toronto, ON'],
])('%j only begins like a word for no place', (location, label) => {
  expect(isNowhere(location)).toBe(false);
  expect(places.locate(location)?.label).toBe(label);
});

test.each([
  'Teams Bar, 12 Main St',
  'Phone Booth Bar, 1398 S Van Ness Ave',
  'Remote Lounge, TX',
  'Virtual 5 Arcade, TX',
  'Zoom at the Mill, TX',
  'Remote 100 Main Hall, TX',
  'Online Cafe on Main, CA',
])('%j says a street or a state, so it is somewhere', (location) => {
  expect(isNowhere(location)).toBe(false);
});

test.each([
  'TBD',
  'tba',
  'T.B.A.',
  'N/A',
  'None',
  'Zoom',
  'Zoom meeting',
  'Zoom, link to follow',
  'Zoom Meeting ID 123 456',
  'Online',
  'Online event, Austin, TX',
  'Virtual Event',
  'TBA, Austin, TX',
  'TBD - Austin, TX',
  'TBD venue, Austin, TX',
  'To be announced, Austin, TX',
  'to be confirmed',
  'Phone',
  'Phone call, 512 555 0100',
  'Microsoft Teams Meeting',
  'https://zoom.us/j/123',
  'https://example.com/live, Austin, TX',
  'No location specified',
  'Remote Lounge, Austin',
  'Various',
  'Online via Zoom, CA',
  'Online via Microsoft Teams at 5, CA',
  'Via Zoom, CA',
  'Virtual event on Zoom, TX',
  'Remote by phone, TX',
  'Webinar with Google Meet, NY',
  'Zoom 5 pm, TX',
  'Zoom 5:30 p.m. ET, TX',
  'Zoom at 17:30, TX',
  'Zoom 5-6 PM CT',
  'Zoom 5 PM Central, TX',
  'Zoom 7pm to 9pm, TX',
  'Online at noon, TX',
  'TBD 100 guests, TX',
  'TBD for 1,000 people, TX',
  'TBA 7 pm 250 attendees, Austin, TX',
])('%j is said instead of a place', (location) => {
  expect(isNowhere(location)).toBe(true);
});

test('a text of any such words is read at once', () => {
  expect(isNowhere(`Zoom${' na at 5 30'.repeat(30)} x, TX`)).toBe(false);
});

test('an ordinary place is not nowhere', () => {
  for (const location of ['Austin, TX', 'Zoomtown, TX', 'Phoenix', 'Nashville', '']) {
    expect(isNowhere(location)).toBe(false);
  }
});
