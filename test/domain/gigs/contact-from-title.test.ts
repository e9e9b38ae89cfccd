import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactFromTitle } from '~/domain/gigs/contact-from-title';

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
  expect(contactFromTitle(title)).toEqual({ contactName, contactEmail, contactOrganization });
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
  'Lunch at Noon',
  'Concert in Denver, CO',
  'Museum Night',
  'a night with friends',
  'name@nowhere',
  '@handle and #tag',
])('%j tells of nobody', (title) => {
  expect(contactFromTitle(title)).toBeNull();
});

test('whatever is found stands in the title, letter for letter but for its capitals', () => {
  const piece = fc.oneof(
    fc.constantFrom('with', 'at', 'for', 'Dana Rivers', 'dana@harbor.example', '<', '>', ',', '–'),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const title = pieces.join(' ').normalize('NFC').replace(/\s+/g, ' ');
      const found = contactFromTitle(title);
      for (const value of [found?.contactEmail, found?.contactOrganization]) {
        if (value) expect(title.toLowerCase()).toContain(value.toLowerCase());
      }
    }),
  );
});
