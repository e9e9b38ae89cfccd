import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactFromTitle } from '~/domain/gigs/title/contact-from-title';

test.each([
  // A name by what stands before it
  ['Keynote with Dana Rivers', 'Dana Rivers', null, null],
  ['An evening w/ Wren Castellan', 'Wren Castellan', null, null],
  ['House show, contact: Ana María de la Cruz', 'Ana María de la Cruz', null, null],
  ['Spring gala (contact Jo O’Neill)', 'Jo O’Neill', null, null],
  ['Workshop hosted by Mary-Jane P. Holt', 'Mary-Jane P. Holt', null, null],
  ['Panel, attn. Dr. Okafor', 'Dr. Okafor', null, null],
  ['Lecture by Prof. Lin Wei', 'Prof. Lin Wei', null, null],
  ['Opening set - booked by Sam van der Berg', 'Sam van der Berg', null, null],
  ['Keynote with Acme Group, contact Lee Ito', 'Lee Ito', null, 'Acme Group'],
  ['Keynote with Dana Rivers, contact: Lee Ito', 'Lee Ito', null, null],
  ['Gala, Contact Dana Rivers dana@harbor.example', 'Dana Rivers', 'dana@harbor.example', null],
  // In any case where nothing but a name is to be expected
  ['Contact: dana rivers', 'Dana Rivers', null, null],
  ["House show, contact: mary-jane o'neil", "Mary-Jane O'Neil", null, null],
  ['Gala (contact person: ana maría de la cruz)', 'Ana María de la Cruz', null, null],
  ['Keynote, CONTACT: lee Ito at Harbor College', 'Lee Ito', null, 'Harbor College'],
  ['Contact: dana rivers dana@harbor.example', 'Dana Rivers', 'dana@harbor.example', null],
  // A house may be a publisher's or a person's name
  ['Book launch by Penguin Random House', null, null, 'Penguin Random House'],
  ['Reading with Harbor Press', null, null, 'Harbor Press'],
  ['Reading at Powell’s Books', null, null, 'Powell’s Books'],
  ['Keynote, contact: Gregory House', 'Gregory House', null, null],
  ['Lecture by Dr. House', 'Dr. House', null, null],
  // An address, and who it belongs to
  ['Gala dana@harbor.example', null, 'dana@harbor.example', null],
  ['Gala – Dana Rivers <dana@harbor.example>', 'Dana Rivers', 'dana@harbor.example', null],
  ['Gala (Dana Rivers, dana@harbor.example)', 'Dana Rivers', 'dana@harbor.example', null],
  ['Gala dana@harbor.example (Dana Rivers)', 'Dana Rivers', 'dana@harbor.example', null],
  ['Gala dana.rivers@harbor.example', 'Dana Rivers', 'dana.rivers@harbor.example', null],
  ['Gala mailto:info@harbor.example', null, 'info@harbor.example', null],
  ['Gala no-reply@harbor.example.', null, 'no-reply@harbor.example', null],
  // An organization by its own words
  ['Regional Library Association Opening Night', null, null, 'Regional Library Association'],
  ['Keynote – Acme Solutions Inc.', null, null, 'Acme Solutions Inc'],
  ['University of Maine Spring Concert', null, null, 'University of Maine'],
  ['Talk: Boise Public Library', null, null, 'Boise Public Library'],
  // An organization by what stands before it
  ['Keynote at Acme', null, null, 'Acme'],
  ['Keynote @ Harbor Arts', null, null, 'Harbor Arts'],
  ['Workshop for the Oregon Writers Guild', null, null, 'The Oregon Writers Guild'],
  ['Evening set presented by Blue Note Records on Friday', null, null, 'Blue Note Records'],
  ['An evening with the Boise Symphony Orchestra', null, null, 'The Boise Symphony Orchestra'],
  ['Live at the Apollo', null, null, 'The Apollo'],
  ['Show with The Beatles', null, null, 'The Beatles'],
  ['Dinner with The Beatles at Acme', null, null, 'Acme'],
  ['Book launch by the Daily Planet', null, null, 'The Daily Planet'],
  // An organization by its capitals, where a person could stand as well
  ['Fundraiser for Quiet Rooms', null, null, 'Quiet Rooms'],
  ['Showcase for Quiet Rooms 2026', null, null, 'Quiet Rooms 2026'],
  ['Keynote for NASA', null, null, 'NASA'],
  ['Workshop for the YMCA', null, null, 'The YMCA'],
  ['Keynote for IBM Summit', null, null, 'IBM'],
  ['Holiday party for AT&T', null, null, 'AT&T'],
  ['Birthday party for Harbor College', null, null, 'Harbor College'],
  ['Party for Sarah at Harbor College', null, null, 'Harbor College'],
  ['Party for Sarah at the Grange', null, null, 'The Grange'],
  // Everything at once
  [
    'Keynote at Harbor College with Dana Rivers (dana@harbor.example)',
    'Dana Rivers',
    'dana@harbor.example',
    'Harbor College',
  ],
  [
    'Dana Rivers <dana@acme.example>, Acme Group: annual meeting',
    'Dana Rivers',
    'dana@acme.example',
    'Acme Group',
  ],
  [
    'Lecture for Quiet Rooms Foundation, contact Lee Ito',
    'Lee Ito',
    null,
    'Quiet Rooms Foundation',
  ],
])('%j tells of %j, %j and %j', (title, contactName, contactEmail, contactOrganization) => {
  expect(contactFromTitle(title)).toEqual({
    contactName,
    contactEmail,
    contactPhone: null,
    contactOrganization,
  });
});

test.each([
  ['Contact: mary-jane watson 555-1234', '555-1234', 'Mary-Jane Watson', null],
  ['Gala – Dana Rivers 207-555-0142', '207-555-0142', 'Dana Rivers', null],
  ['Gala (Dana Rivers, 207.555.0142)', '207.555.0142', 'Dana Rivers', null],
  ['Gala, contact Dana Rivers at (207) 555-0142', '(207) 555-0142', 'Dana Rivers', null],
  ['Gala 1-207-555-0142', '1-207-555-0142', null, null],
  ['Keynote at Acme, tel. +1 207 555 0142', '+1 207 555 0142', null, 'Acme'],
  ['Keynote at Acme 207-555-0142', '207-555-0142', null, 'Acme'],
  ['Keynote at Acme (207 555 0142)', '207 555 0142', null, 'Acme'],
  ['Gala +44 20 7946 0958', '+44 20 7946 0958', null, null],
  ['Gala +44 (0)20 7946 0958 7pm', '+44 (0)20 7946 0958', null, null],
  ['Gala +442079460958, 7 PM', '+442079460958', null, null],
  ['Gala +33 6 12 34 56 78 19:30', '+33 6 12 34 56 78', null, null],
  ['Gala +1 207 555 0142 2026', '+1 207 555 0142', null, null],
  ['Gala 207-555-0142 ext. 12', '207-555-0142 ext. 12', null, null],
  ['Gala 207-555-0142x12', '207-555-0142x12', null, null],
  ['Gala 2026-06-05 19:30 207-555-0142', '207-555-0142', null, null],
  ['Gala, phone: 020 7946 0958', '020 7946 0958', null, null],
  ['Gala, call 2075550142', '2075550142', null, null],
  ['Gala, call 06.12.34.56.78', '06.12.34.56.78', null, null],
  ['Gala, text 555-0142', '555-0142', null, null],
  ['Gala, call Dana Rivers at 555-0142', '555-0142', 'Dana Rivers', null],
  ['Gala, call (020)7946-0958', '(020)7946-0958', null, null],
  ['Gala, Contact Dana 207-555-0142', '207-555-0142', null, null],
])('%j tells of the phone number %j', (title, contactPhone, contactName, contactOrganization) => {
  expect(contactFromTitle(title)).toEqual({
    contactName,
    contactEmail: null,
    contactPhone,
    contactOrganization,
  });
});

test('a number stands beside an address and the one they belong to', () => {
  const found = { contactName: 'Dana Rivers', contactEmail: 'dana@harbor.example' };
  for (const title of [
    'Gala – Dana Rivers, dana@harbor.example, 207-555-0142',
    'Gala – Dana Rivers (207-555-0142) <dana@harbor.example>',
    'Gala 207-555-0142 dana@harbor.example (Dana Rivers)',
  ]) {
    expect(contactFromTitle(title), title).toEqual({
      ...found,
      contactPhone: '207-555-0142',
      contactOrganization: null,
    });
  }
});

test.each([
  '',
  '   ',
  'Harbor Lights Series',
  "Makers' Week Opening Talk",
  'Campus Lecture: Quiet Rooms',
  'Prairie Sound Festival',
  'Rose City Unplugged',
  'Songs for 2026',
  'Soundcheck at 7 PM',
  'Soundcheck at 19:30',
  'Lunch at Noon',
  'Concert in Denver, CO',
  'Museum Night',
  'a night with friends',
  'name@nowhere',
  '@handle and #tag',
  'Party for Sarah',
  'Party for SARAH CONNOR',
  'PARTY FOR SARAH',
  'Birthday party for Sarah Connor',
  "DJ set for Maria O'Neil wedding",
  "Music for Maria O'Neil's 50th",
  'Songs for Spring Break 2026',
  'Talk for CEOs',
  'Show with Dana',
  'Lecture by Sarah',
  'Contact: the front desk',
  'Contact: see below',
  'Contact: to be confirmed',
  'Contact: jazz night',
  'Contact improvisation',
  'Tour 2026-2027',
  'Gala 2026-06-05',
  'Gala 05.06.2026',
  'Gala 6/5/2026 19:30-22:00',
  'Curtain call 19.30-22.00',
  'Curtain call 2026-06-05',
  'Curtain call 2026 2027',
  'Open house, 1600 Pennsylvania Ave',
  'Lofts, 221-2300 Baker Street',
  'Auction $207-555-0142',
  'Auction, 12,000,000 in prizes',
  'Gala, 1 000 000 000 €',
  'Gala for 100-2000 people',
  'Order 4207-555-0142',
  'https://harbor.example/207-555-0142',
  'Ages 18+ 2026',
])('%j tells of nobody', (title) => {
  expect(contactFromTitle(title)).toBeNull();
});

test('whatever is found stands in the title, letter for letter but for its capitals', () => {
  const piece = fc.oneof(
    fc.constantFrom('with', 'at', 'for', 'Dana Rivers', 'dana@harbor.example', '<', '>', ',', '–'),
    fc.constantFrom('Contact:', 'mary-jane', 'tel.', '207-555-0142', '+44 20 7946 0958', '19:30'),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const title = pieces.join(' ').normalize('NFC').replace(/\s+/g, ' ');
      const found = contactFromTitle(title);
      for (const value of [found?.contactEmail, found?.contactPhone, found?.contactOrganization]) {
        if (value) expect(title.toLowerCase()).toContain(value.toLowerCase());
      }
    }),
  );
});
