import { expect, test } from 'vitest';
import { detectInput } from '~/domain/parse/input/mail';

test.for([
  ['BEGIN:VCALENDAR\nEND:VCALENDAR', 'calendar'],
  ['From: a@b.example\nMIME-Version: 1.0\n\nhi', 'mail'],
  ['From: Delta\nSubject: hi\n\nhi', 'text'],
  ['<html><body>hi</body></html>', 'html'],
  ['{"@type":"FlightReservation"}', 'json'],
  ['{“@type”: “FlightReservation”}', 'json'],
  ['{"passTypeIdentifier":"pass.com.hotel","generic":{}}', 'json'],
  ['DL 1432 at 7', 'text'],
] as const)('%s is told by its looks', ([input, kind]) => {
  expect(detectInput(input)).toBe(kind);
});
