import { expect, test } from 'vitest';
import { NewGigFields } from '~/domain/gigs/gig-input';

const errorsOf = (fields: Record<string, unknown>) => {
  const { error } = NewGigFields.safeParse(fields);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
};

test('everything that is wrong with a new gig is said at once', () => {
  expect(
    errorsOf({
      title: ' ',
      date: '2026-06-05',
      endDate: '2026-06-04',
      contactEmail: 'dana@harbor',
    }),
  ).toEqual({
    title: 'Event title is required',
    location: 'Location is required',
    endDate: "End date can't be before the start date",
    contactEmail: 'Invalid email format',
  });
});

test.each([
  [{ date: '', endDate: '2026-06-04' }, { date: 'Date is required' }],
  [{ date: '2026-06-05', endDate: '2026-13-04' }, { endDate: 'Enter a valid date' }],
  [{ date: '2026-06-05', endDate: '2026-06-05' }, {}],
  [{ date: '2026-06-05', endDate: '' }, {}],
])('the days %j are wrong in this: %j', (days, errors) => {
  expect(errorsOf({ title: 'Harbor Lights', location: 'Portland, ME', ...days })).toEqual(errors);
});

test.each([
  ['207-555-0142', '207-555-0142'],
  [' +1 (207) 555-0142 ext. 12 ', '+1 (207) 555-0142 ext. 12'],
  ['12345', '12345'],
  ['', null],
  [' ', null],
  [undefined, undefined],
])('the phone number %j is kept as %j', (contactPhone, kept) => {
  const gig = { title: 'Harbor Lights', location: 'Portland, ME', date: '2026-06-05' };
  expect(NewGigFields.parse({ ...gig, contactPhone }).contactPhone).toBe(kept);
});

test.each([
  ['1234', 'Invalid phone number'],
  ['call me', 'Invalid phone number'],
  ['1'.repeat(41), 'Phone must be at most 40 characters'],
])('the phone number %j is rejected', (contactPhone, contactPhoneError) => {
  const gig = { title: 'Harbor Lights', location: 'Portland, ME', date: '2026-06-05' };
  expect(errorsOf({ ...gig, contactPhone })).toEqual({ contactPhone: contactPhoneError });
});

test('half an emoji is left out of a location, a whole one is not', () => {
  const locationOf = (location: string) =>
    NewGigFields.parse({ title: 'Harbor Lights', date: '2026-06-05', location }).location;
  expect(locationOf('\ud83c Barn, Austin, TX')).toBe('Barn, Austin, TX');
  expect(locationOf('Barn 🎸, Austin, TX \udfb8')).toBe('Barn 🎸, Austin, TX');
  expect(errorsOf({ title: 'Harbor Lights', date: '2026-06-05', location: '\ud83c' })).toEqual({
    location: 'Location is required',
  });
});
