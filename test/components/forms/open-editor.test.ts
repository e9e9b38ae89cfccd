import { expect, test } from 'vitest';
import { failedWords, type GigForm, updatedWords } from '~/components/forms/editor-rules';
import { createEditorStore } from '~/components/forms/editor-store';
import {
  changesOf,
  errorsOf,
  holdsChanges,
  isStale,
  merge,
  newEditor,
  reconcile,
  resolveConflict,
  typeInto,
} from '~/components/forms/open-editor';
import { type Gig, NO_LOCATION } from '~/domain/gigs/gig';

const GIG: Gig = {
  id: '0190c1f0-0000-7000-8000-000000000001',
  title: 'Harbor Lights Series',
  type: 'possible',
  date: '2026-06-05',
  endDate: null,
  startTime: '19:30',
  endTime: null,
  loadInTime: null,
  location: 'Portland, ME',
  latitude: '43.66',
  longitude: '-70.26',
  timeZone: 'America/New_York',
  airport: 'PWM',
  contactName: 'Dana Rivers',
  contactEmail: null,
  contactPhone: null,
  contactOrganization: null,
  flightBooked: false,
  hotelBooked: false,
  carBooked: false,
  travelNotNeeded: false,
  googleEventId: null,
  additionalInfo: JSON.stringify({ vehicle: 'Ford Transit', loadIn: 'north' }),
  createdAt: '2026-05-01T12:00:00.000Z',
  geocoding: false,
  approximate: false,
  tags: [],
  needs: { flight: 'needed', hotel: 'needed', car: 'needed' },
};

const PLACE = {
  label: 'Augusta, ME',
  kind: 'city',
  latitude: 44.31,
  longitude: -69.78,
} as const;

test('an editor that was only opened holds nothing', () => {
  const names = ['title', 'date', 'location', 'status', 'airport', 'contact', 'info'] as const;
  for (const name of names) {
    const editor = newEditor(name, GIG);
    expect(holdsChanges(editor), name).toBe(false);
    expect(changesOf(editor), name).toEqual({});
  }
  expect(holdsChanges(newEditor('location', { ...GIG, location: NO_LOCATION }))).toBe(false);
});

test('only what differs is to be saved', () => {
  expect(changesOf(newEditor('title', GIG, { title: ' Finale ' }))).toEqual({ title: 'Finale' });
  expect(changesOf(newEditor('title', GIG, { title: `${GIG.title} ` }))).toEqual({});
  expect(changesOf(newEditor('status', GIG, { type: 'booked' }))).toEqual({ type: 'booked' });
  expect(changesOf(newEditor('airport', GIG, { airport: '' }))).toEqual({ airport: null });
  expect(changesOf(newEditor('contact', GIG, { contactEmail: 'dana@harbor.example' }))).toEqual({
    contactEmail: 'dana@harbor.example',
  });
  expect(changesOf(newEditor('contact', GIG, { contactPhone: ' 207-555-0142 ' }))).toEqual({
    contactPhone: '207-555-0142',
  });
});

test('the two days of a date go together, its times by themselves', () => {
  expect(changesOf(newEditor('date', GIG, { endDate: '2026-06-07' }))).toEqual({
    date: '2026-06-05',
    endDate: '2026-06-07',
  });
  expect(changesOf(newEditor('date', GIG, { startTime: '' }))).toEqual({ startTime: null });
  expect(changesOf(newEditor('date', GIG, { endTime: '21:00' }))).toEqual({ endTime: '21:00' });
  const until = { ...GIG, endTime: '21:00' };
  expect(changesOf(newEditor('date', until))).toEqual({});
  expect(changesOf(newEditor('date', until, { endTime: '' }))).toEqual({ endTime: null });
});

const STAY: Gig = { ...GIG, date: '2026-06-11', endDate: '2026-06-13' };

/** The days after somebody has typed so into the editor of a gig from 11 to 13 June. */
const daysAfter = (...typed: Partial<GigForm>[]) => {
  const { date, endDate } = typed.reduce(
    (editor, values) => typeInto(editor, values),
    newEditor('date', STAY),
  ).values;
  return [date, endDate];
};

test('a start that moves takes the end along', () => {
  expect(daysAfter({ date: '2026-07-20' })).toEqual(['2026-07-20', '2026-07-22']);
  expect(daysAfter({ date: '2026-05-31' })).toEqual(['2026-05-31', '2026-06-02']);
  expect(daysAfter({ date: '2026-07-20' }, { date: '2026-12-31' })).toEqual([
    '2026-12-31',
    '2027-01-02',
  ]);
  expect(daysAfter({ startTime: '20:00' }, { date: '2026-06-12' })).toEqual([
    '2026-06-12',
    '2026-06-14',
  ]);
  const moved = typeInto(newEditor('date', STAY), { date: '2026-07-20' });
  expect(changesOf(moved)).toEqual({ date: '2026-07-20', endDate: '2026-07-22' });
  expect(holdsChanges(typeInto(moved, { date: '2026-06-11' }))).toBe(false);
});

test('half a start moves nothing, and the whole one after it all the way', () => {
  expect(daysAfter({ date: '' })).toEqual(['', '2026-06-13']);
  expect(daysAfter({ date: '0002-07-20' })).toEqual(['0002-07-20', '2026-06-13']);
  expect(
    daysAfter(
      { date: '2026-07-20' },
      { date: '' },
      { date: '0002-08-01' },
      { date: '0202-08-01' },
      { date: '2027-08-01' },
    ),
  ).toEqual(['2027-08-01', '2027-08-03']);
});

test('an end that was set by hand stays where it was put', () => {
  expect(daysAfter({ endDate: '2026-07-25' }, { date: '2026-07-20' })).toEqual([
    '2026-07-20',
    '2026-07-25',
  ]);
  expect(
    daysAfter({ date: '2026-07-20' }, { endDate: '2026-07-23' }, { date: '2026-07-21' }),
  ).toEqual(['2026-07-21', '2026-07-23']);
  expect(daysAfter({ endDate: '' }, { date: '2026-07-20' })).toEqual(['2026-07-20', '']);
  expect(daysAfter({ endDate: '0002-06-14' }, { date: '2026-06-12' })).toEqual([
    '2026-06-12',
    '0002-06-14',
  ]);
});

test('a gig of one day gets no end by being moved', () => {
  const moved = typeInto(newEditor('date', GIG), { date: '2026-07-20' });
  expect(changesOf(moved)).toEqual({ date: '2026-07-20', endDate: null });
});

test('what is empty and has to be filled in is still sent, to be rejected', () => {
  expect(changesOf(newEditor('title', GIG, { title: '' }))).toEqual({ title: '' });
  expect(changesOf(newEditor('date', GIG, { date: '' }))).toMatchObject({ date: '' });
  expect(changesOf(newEditor('location', GIG, { location: ' ' }))).toEqual({ location: '' });
});

test('coordinates come only with the suggestion they belong to', () => {
  const picked = { location: PLACE.label, picked: PLACE };
  expect(changesOf(newEditor('location', GIG, picked))).toEqual({
    location: 'Augusta, ME',
    latitude: '44.31',
    longitude: '-69.78',
  });
  expect(changesOf(newEditor('location', GIG, { ...picked, location: 'Bangor, ME' }))).toEqual({
    location: 'Bangor, ME',
  });
});

test('of additional info all that is not edited stays', () => {
  const { additionalInfo } = changesOf(newEditor('info', GIG, { licensePlate: 'GIG 4U' }));
  expect(JSON.parse(additionalInfo ?? '')).toEqual({
    vehicle: 'Ford Transit',
    loadIn: 'north',
    licensePlate: 'GIG 4U',
  });
});

test('a value that both sides changed is a conflict, in words', () => {
  const mine = newEditor('contact', GIG, { contactName: 'Lee Ito', contactOrganization: 'Hall' });
  const merged = merge(mine, { contactName: 'Wren Castellan' });
  expect(merged.hasError).toBe(true);
  expect(merged.conflict?.fields).toEqual([
    { field: 'contactName', label: 'Contact name', mine: 'Lee Ito', theirs: 'Wren Castellan' },
  ]);
  expect(changesOf(resolveConflict(merged, 'mine'))).toEqual({
    contactName: 'Lee Ito',
    contactOrganization: 'Hall',
  });
  expect(changesOf(resolveConflict(merged, 'theirs'))).toEqual({ contactOrganization: 'Hall' });
  expect(resolveConflict(merged, 'theirs').values.contactName).toBe('Wren Castellan');
});

test('a phone number that both sides changed is a conflict', () => {
  const merged = merge(newEditor('contact', GIG, { contactPhone: '207-555-0142' }), {
    contactPhone: '207-555-0199',
  });
  expect(merged.conflict?.fields).toEqual([
    { field: 'contactPhone', label: 'Phone', mine: '207-555-0142', theirs: '207-555-0199' },
  ]);
});

test('what is typed after a conflict is kept with it', () => {
  const merged = merge(newEditor('title', GIG, { title: 'Mine' }), { title: 'Theirs' });
  const typedOn = { ...merged, values: { ...merged.values, title: 'Mine, longer' } };
  expect(changesOf(resolveConflict(typedOn, 'mine'))).toEqual({ title: 'Mine, longer' });
});

test('a place that was moved elsewhere takes no coordinates of ours along', () => {
  const mine = newEditor('location', GIG, { location: PLACE.label, picked: PLACE });
  const merged = merge(mine, { location: 'Boston, MA' });
  expect(changesOf(resolveConflict(merged, 'theirs'))).toEqual({});
  expect(changesOf(resolveConflict(merged, 'mine'))).toMatchObject({ location: 'Augusta, ME' });
});

test('another end of the days is a conflict also for who moved only their beginning', () => {
  const merged = merge(newEditor('date', GIG, { date: '2026-06-06' }), { endDate: '2026-06-09' });
  expect(merged.conflict?.fields).toEqual([
    { field: 'endDate', label: 'End date', mine: 'nothing', theirs: 'Tue, Jun 9, 2026' },
  ]);
});

test('a vehicle here and a plate there are no conflict: both are kept', () => {
  const mine = newEditor('info', GIG, { vehicle: 'Kia Carnival' });
  const theirs = JSON.stringify({ vehicle: 'Ford Transit', loadIn: 'south', licensePlate: 'X 1' });
  const merged = merge(mine, { additionalInfo: theirs });
  expect(merged.conflict).toBeNull();
  expect(JSON.parse(changesOf(merged).additionalInfo ?? '')).toEqual({
    vehicle: 'Kia Carnival',
    loadIn: 'south',
    licensePlate: 'X 1',
  });
});

test('two vehicles are one: keeping ours still takes over their plate', () => {
  const mine = newEditor('info', GIG, { vehicle: 'Kia Carnival' });
  const theirs = JSON.stringify({ vehicle: 'Audi A4', licensePlate: 'X 1' });
  const merged = merge(mine, { additionalInfo: theirs });
  expect(merged.conflict?.fields).toEqual([
    { field: 'vehicle', label: 'Vehicle', mine: 'Kia Carnival', theirs: 'Audi A4' },
  ]);
  expect(resolveConflict(merged, 'mine').values).toMatchObject({
    vehicle: 'Kia Carnival',
    licensePlate: 'X 1',
  });
  expect(changesOf(resolveConflict(merged, 'theirs'))).toEqual({});
});

test('the moment of the event is set, changed elsewhere and taken out', () => {
  const mine = newEditor('info', GIG, { eventDateTime: '2026-06-05T18:15' });
  expect(JSON.parse(changesOf(mine).additionalInfo ?? '')).toMatchObject({
    eventDateTime: '2026-06-05T18:15',
    vehicle: 'Ford Transit',
  });
  const theirs = JSON.stringify({ vehicle: 'Ford Transit', eventDateTime: '2026-06-05T20:00:00Z' });
  const merged = merge(mine, { additionalInfo: theirs });
  expect(merged.conflict?.fields).toEqual([
    {
      field: 'eventDateTime',
      label: 'Event date and time',
      mine: 'Fri, Jun 5, 2026, 6:15 PM',
      theirs: 'Fri, Jun 5, 2026, 8:00 PM',
    },
  ]);
  const known = { ...GIG, additionalInfo: theirs };
  const emptied = newEditor('info', known, { eventDateTime: '', vehicle: '' });
  expect(changesOf(emptied)).toEqual({ additionalInfo: null });
});

test('what was saved is said in one sentence', () => {
  expect(updatedWords(['date'])).toBe('Date updated');
  expect(updatedWords(['contact'])).toBe('Contact information updated');
  expect(updatedWords(['title', 'airport'])).toBe('Title and airport updated');
  expect(updatedWords(['date', 'location', 'contact'])).toBe(
    'Date, location, and contact information updated',
  );
});

test('what could not be saved has its own sentence where there is one', () => {
  expect(failedWords(['date'])).toBe('Failed to update the gig date. Please try again.');
  expect(failedWords(['contact'])).toBe('Could not update contact information. Please try again.');
  expect(failedWords(['airport'])).toBe('Failed to update the gig. Please try again.');
  expect(failedWords(['date', 'contact'])).toBe('Failed to update the gig. Please try again.');
});

test('the editors of a gig are told apart, and one that was closed stays closed', () => {
  const store = createEditorStore();
  let told = 0;
  const stop = store.subscribe(() => told++);
  store.open('title', GIG);
  store.open('airport', GIG, { airport: 'BOS' });
  expect(store.changed().map(({ name }) => name)).toEqual(['airport']);
  expect(store.holdsChanges()).toBe(true);
  const [airport] = store.changed();
  store.close('airport');
  if (airport) store.put([airport]);
  expect(store.get('airport')).toBeUndefined();
  expect(store.holdsChanges()).toBe(false);
  expect(told).toBe(4);
  stop();
  store.clear();
  expect(told).toBe(4);
  expect(store.all()).toEqual([]);
});

test('half a date is something typed, and no date', () => {
  const half = { ...newEditor('date', GIG), incomplete: ['endDate'] };
  expect(holdsChanges(half)).toBe(true);
  expect(errorsOf(half)).toEqual({ endDate: ['Enter the whole date or time'] });
  expect(errorsOf(newEditor('date', GIG, { endDate: '' }))).toEqual({});
});

test('an event in a year that nobody means is rejected, and none is fine', () => {
  const at = (eventDateTime: string) => errorsOf(newEditor('info', GIG, { eventDateTime }));
  expect(at('0026-06-05T19:30')).toEqual({ eventDateTime: ['Enter a valid date'] });
  expect(at('2026-06-05T19:30')).toEqual({});
  expect(at('')).toEqual({});
});

test('after a save without an answer the old value is a change again, if it was saved', () => {
  const lost = { ...newEditor('title', GIG), unconfirmed: { title: 'Finale' } };
  expect(holdsChanges(lost)).toBe(true);
  const saved = { ...GIG, title: 'Finale' };
  expect(isStale(lost, saved)).toBe(true);
  expect(isStale(lost, GIG)).toBe(false);
  expect(changesOf(reconcile(lost, saved))).toEqual({ title: 'Harbor Lights Series' });
  expect(changesOf(reconcile(lost, GIG))).toEqual({});
  expect(holdsChanges(reconcile(lost, GIG))).toBe(false);
});

test('what was saved without an answer is no conflict with what is typed since', () => {
  const typed = newEditor('title', GIG, { title: 'Grand Finale' });
  const merged = reconcile(
    { ...typed, unconfirmed: { title: 'Finale' } },
    { ...GIG, title: 'Finale' },
  );
  expect(merged.conflict).toBeNull();
  expect(changesOf(merged)).toEqual({ title: 'Grand Finale' });
});

test('what somebody else changed while a save got no answer is still a conflict', () => {
  const typed = newEditor('title', GIG, { title: 'Grand Finale' });
  const merged = reconcile(
    { ...typed, unconfirmed: { title: 'Finale' } },
    { ...GIG, title: 'Theirs' },
  );
  expect(merged.conflict?.fields).toMatchObject([{ mine: 'Grand Finale', theirs: 'Theirs' }]);
});
