import { expect, test } from 'vitest';
import { dialLink, isPhoneNumber } from '~/domain/gigs/title/phone-number';

test.each([
  ['207-555-0142', 'tel:2075550142'],
  ['(207) 555-0142', 'tel:2075550142'],
  ['+1 207 555 0142', 'tel:+12075550142'],
  ['(+1) 207.555.0142', 'tel:+12075550142'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['030/1234567', 'tel:0301234567'],
  ['555-0142', 'tel:5550142'],
  ['207-555-0142 ext. 12', 'tel:2075550142'],
  ['207-555-0142x12', 'tel:2075550142'],
  ['207-555-0142 #12', 'tel:2075550142'],
  ['Office: 207-555-0142', 'tel:2075550142'],
  ['207-555-0142 / 207-555-0199', 'tel:2075550142'],
  ['207-555-0142, 207-555-0199', 'tel:2075550142'],
  ['207-555-0142/0143', 'tel:2075550142'],
  ['2075550142 2075550199', 'tel:2075550142'],
  ['207–555–0142 (9–5)', 'tel:2075550142'],
  ['Room 12345: 207-555-0142', 'tel:2075550142'],
  ['Suite 20400, 207-555-0142', 'tel:2075550142'],
  ['0049 (0)30 1234567', 'tel:0049301234567'],
  ['1-800-FLOWERS', 'tel:18003569377'],
  ['1-800-GO-FEDEX', 'tel:18004633339'],
  ['(555) CALL-NOW', 'tel:5552255669'],
])('%j is dialled as %j', (phone, link) => {
  expect(isPhoneNumber(phone)).toBe(true);
  expect(dialLink(phone)).toBe(link);
});

test.each(['', 'call me', '1234', '+1 (2) 3 4', 'ext. 12'])('%j is no phone number', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
  expect(dialLink(text)).toBeNull();
});

test.each(['20755501420143199', '207 555 0142 0199 3488 21'])(
  '%j is too long to be dialled',
  (text) => {
    expect(isPhoneNumber(text)).toBe(true);
    expect(dialLink(text)).toBeNull();
  },
);

test('digits that are scattered among words are dialled by nobody', () => {
  expect(isPhoneNumber('door 12, floor 3, bell 45')).toBe(true);
  expect(dialLink('door 12, floor 3, bell 45')).toBeNull();
});
