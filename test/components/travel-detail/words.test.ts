import { expect, test } from 'vitest';
import { formOfType } from '~/components/travel-detail/detail-items';
import { columnConflict } from '~/components/travel-detail/form/detail-conflict';
import { parseDraft, typedFields } from '~/components/travel-detail/form/detail-draft';
import { EMPTY_FORM } from '~/components/travel-detail/form/detail-form';
import { filledHints } from '~/components/travel-detail/update/filled-hints';

const before = {
  ...EMPTY_FORM,
  startsDay: '2026-06-04',
  startsTime: '07:05',
  seatInfo: '14A',
  notes: 'x'.repeat(200),
};

test('a field that a text has changed says what it was', () => {
  const after = {
    ...before,
    startsDay: '2026-06-05',
    startsTime: '19:30',
    seatInfo: '14A ',
    roomInfo: 'King',
    notes: '',
  };
  expect(filledHints(before, after)).toEqual({
    startsDay: 'Was Thu, Jun 4, 2026',
    startsTime: 'Was 7:05 AM',
    roomInfo: 'Was empty',
    notes: `Was ${'x'.repeat(79)}…`,
  });
});

test('both sides of a conflict are told in the words of the form', () => {
  const theirs = { ...before, startsTime: '', seatInfo: '' };
  expect(columnConflict('hotel', 'startsDateTime', before, theirs)).toEqual({
    field: 'startsDateTime',
    label: 'Check-in',
    mine: 'Thu, Jun 4, 2026, 7:05 AM',
    theirs: 'Thu, Jun 4, 2026',
  });
  expect(columnConflict('flight', 'seatInfo', before, theirs)).toMatchObject({
    label: 'Seat',
    mine: '14A',
    theirs: 'nothing',
  });
});

test('a form that was another type’s before keeps only what the new type asks for', () => {
  const flight = { ...before, flightNumber: 'DL1432', provider: 'Delta', roomInfo: 'King' };
  expect(formOfType(flight, 'hotel')).toEqual({ ...flight, flightNumber: '', seatInfo: '' });
  expect(formOfType(flight, 'flight')).toEqual({ ...flight, roomInfo: '' });
});

test('what was typed comes back into the same form and no other', () => {
  const typed = { ...before, seatInfo: '22C', notes: '' };
  const fields = typedFields(before, typed);
  expect(fields).toEqual({ seatInfo: '22C', notes: '' });
  const text = JSON.stringify({ subject: 'detail', fields: { ...fields, other: 'x' } });
  expect(parseDraft(text, 'detail')).toEqual(fields);
  expect(parseDraft(text, 'another')).toBeNull();
  expect(parseDraft('{"subject":"detail"}', 'detail')).toBeNull();
  expect(parseDraft('broken', 'detail')).toBeNull();
  expect(parseDraft(null, 'detail')).toBeNull();
});
