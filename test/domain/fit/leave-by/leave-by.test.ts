import { expect, test } from 'vitest';
import { leaveByParts } from '~/domain/fit/leave-by/words';
import { loadPlaces } from '~/domain/places/load-places.server';
import { leaveByIn } from '../../../support/fit/leave-by';

const places = await loadPlaces();
const said = (words: string) => leaveByIn(words, places).map(({ sentence }) => sentence);

const PORTLAND = `home DFW
lives 2711 N Haskell Ave, Dallas, TX
gig Harbor Lights | Portland, ME | Jun 5 19:30-21:30
  flight AA 2417 | DFW Jun 4 07:05 > PWM Jun 4 11:48
  flight AA 1186 | PWM Jun 6 13:20 > DFW Jun 6 16:40
  hotel Courtyard Portland | Portland, ME | Jun 4 15:00 > Jun 6 11:00
`;
const FROM_HOME =
  'Leave home by 4:15 AM: about 50 min from central Dallas to DFW, 2 h at the airport.';
const TO_SHOW =
  'Leave Courtyard Portland by 3:55 PM: about 35 min from central Portland to the venue, 3 h before the show.';
const FROM_HOTEL =
  'Leave Courtyard Portland by 10:50 AM: about 30 min from central Portland to PWM, 2 h at the airport.';

test('one leaves home for the flight there, and the hotel for the show and the flight back', () => {
  expect(said(PORTLAND)).toEqual([FROM_HOME, TO_SHOW, FROM_HOTEL]);
});

test('its parts add up to the departure', () => {
  const [flight] = leaveByIn(PORTLAND, places);
  expect(flight).toEqual({
    for: 'flight',
    gigId: 'gig-1',
    travelDetailIds: ['detail-1'],
    leaveAt: '2026-06-04T04:15',
    timeZone: 'America/Chicago',
    from: 'home',
    fromCity: 'Dallas',
    to: 'DFW',
    driveMinutes: 50,
    leadMinutes: 120,
    loadInTime: null,
    sentence: FROM_HOME,
    leavesAt: Date.parse('2026-06-04T09:15Z'),
  });
});

const setUpAt = (time: string, gig = 'Jun 5 19:30-21:30') =>
  PORTLAND.replace(/Jun 5 .*/, `${gig}\n  load-in ${time}`);

test('one leaves for the show by its load-in, where it has one', () => {
  const leaves = 'Leave Courtyard Portland by 1:30 PM: about 30 min from central Portland';
  expect(said(setUpAt('14:00'))[1]).toBe(`${leaves} to the venue, load-in at 2:00 PM.`);
  // A start of which nobody knows the hour.
  expect(said(setUpAt('14:00', 'Jun 5'))[1]).toBe(`${leaves} to the venue, load-in at 2:00 PM.`);
  const [, show] = leaveByIn(setUpAt('14:00'), places);
  expect(show).toMatchObject({ leadMinutes: 330, loadInTime: '14:00' });
});

const without = (line: RegExp) =>
  PORTLAND.split('\n')
    .filter((one) => !line.test(one))
    .join('\n');

test.each([
  ['without an address nobody knows the way from home', without(/lives/), [TO_SHOW, FROM_HOTEL]],
  ['without a hotel nobody knows where one is before the show', without(/hotel/), [FROM_HOME]],
  [
    'a flight of which only the day is known has no time to leave for',
    PORTLAND.replace('Jun 6 13:20', 'Jun 6').replace('Jun 6 16:40', 'Jun 6'),
    [FROM_HOME, TO_SHOW],
  ],
  [
    'neither has a show without a time',
    PORTLAND.replace('Jun 5 19:30-21:30', 'Jun 5'),
    [FROM_HOME, FROM_HOTEL],
  ],
  [
    'nor a flight from a city with several airports',
    PORTLAND.replaceAll('DFW', 'New York').replace('Dallas, TX', 'New York, NY'),
    [TO_SHOW, FROM_HOTEL],
  ],
  [
    'a hotel in a place nobody knows is left at no known time',
    PORTLAND.replace('| Portland, ME | Jun 4 15', '| Portland | Jun 4 15'),
    [FROM_HOME],
  ],
  [
    'of two hotels for one night nobody knows which it is',
    `${PORTLAND}  hotel Press Hotel | Portland, ME | Jun 5 15:00 > Jun 6 11:00\n`,
    [FROM_HOME],
  ],
  [
    'a show that asks for no travel is nowhere to go to',
    `${PORTLAND}  settled all\n`,
    [FROM_HOME, FROM_HOTEL],
  ],
  [
    'a ride nobody understands may start anywhere',
    `${PORTLAND}  ride Shuttle | Terminal Jun 4 05:00\n`,
    [TO_SHOW, FROM_HOTEL],
  ],
])('%s', (_fact, words, expected) => {
  expect(said(words)).toEqual(expected);
});

test('who changes planes is at the airport already', () => {
  const found = leaveByIn(
    `gig Show | Portland, ME | Jun 5 19:30
  hotel Inn | Portland, ME | Jun 4 15:00 > Jun 6 11:00
  flight AA 3 | PWM Jun 6 12:00 > PHL Jun 6 13:30
  flight AA 4 | PHL Jun 6 15:00 > DFW Jun 6 17:50`,
    places,
  );
  expect(found.map(({ to }) => to)).toEqual(['Show', 'PWM']);
});

test('after a night between two flights one leaves the hotel there', () => {
  const found = said(`gig Show | Portland, ME | Jun 5 19:30
  flight UA 1 | PDX Jun 3 16:00 > ORD Jun 3 22:00
  hotel Hilton | Chicago, IL | Jun 3 22:30 > Jun 4 06:00
  flight UA 2 | ORD Jun 4 07:30 > PWM Jun 4 10:50`);
  expect(found).toEqual([
    'Leave Hilton by 4:40 AM: about 50 min from central Chicago to ORD, 2 h at the airport.',
  ]);
});

test('with a border on the way one is at the airport three hours before', () => {
  const found = said(`gig Massey Hall | Toronto, ON | Jun 4 19:30
  hotel Inn | Toronto, ON | Jun 3 15:00 > Jun 5 11:00
  flight AC 1 | YYZ Jun 5 13:00 > ORD Jun 5 14:00
  flight UA 2 | ORD Jun 5 16:00 > DEN Jun 5 18:00`);
  expect(found[1]).toMatch(/^Leave Inn by 9:\d\d AM: .*, 3 h at the airport\.$/);
});

test('where it is unknown whether a border is on the way, nobody knows the lead', () => {
  const words = (to: string) => `gig Massey Hall | Toronto, ON | Jun 4 19:30
  hotel Inn | Toronto, ON | Jun 3 15:00 > Jun 5 11:00
  flight AC 1 | YYZ Jun 5 13:00 > ${to} Jun 5 14:00`;
  const flights = (to: string) =>
    leaveByIn(words(to), places).flatMap((one) => (one.for === 'flight' ? [one.leadMinutes] : []));
  expect(flights('ORD')).toEqual([180]);
  expect(flights('YUL')).toEqual([120]);
  expect(flights('Nowhere Field')).toEqual([]);
  // Neither further on the way.
  const further = (to: string) => `ORD Jun 5 14:00
  flight UA 2 | ORD Jun 5 16:00 > ${to}`;
  expect(flights(further('DEN'))).toEqual([180]);
  expect(flights(further('Nowhere Field'))).toEqual([]);
  const fromNowhere = `YUL Jun 5 14:00
  flight AC 2 | Nowhere Field Jun 5 18:00 > LHR`;
  expect(flights(fromNowhere)).toEqual([]);
});

test('between two shows of a day at one venue nobody has to leave', () => {
  const day = (venue: string, hotel = '') => `lives Dallas, TX
gig Matinee | Chicago, IL | Jun 5 14:00-16:00
${hotel}gig Evening | ${venue} | Jun 5 20:00`;
  const hotel = '  hotel Inn | Chicago, IL | Jun 4 15:00 > Jun 6 11:00\n';
  expect(said(day('Evanston, IL')).at(-1)).toMatch(/^Leave Matinee by /);
  expect(said(day('Chicago, IL'))).toEqual([]);
  // Nor go back to the hotel and come again.
  expect(said(day('Chicago, IL', hotel))).toHaveLength(1);
  const late = (words: string) => words.replace('14:00-16:00', '21:00-23:30');
  expect(said(`lead 0\n${late(day('Chicago, IL')).replace('Jun 5 20', 'Jun 6 01')}`)).toEqual([]);
  // On the next day one comes from there.
  expect(said(day('Chicago, IL', hotel).replace('Jun 5 20', 'Jun 6 20')).at(-1)).toMatch(
    /^Leave Inn by /,
  );
});

test('who lands shortly before goes straight to the show', () => {
  const words = (lands: string) => `gig Keynote | Philadelphia, PA | Jun 9 15:00-16:30
  flight AA 1 | BOS Jun 9 06:30 > PHL Jun 9 ${lands}
  hotel Inn | Philadelphia, PA | Jun 9 15:00 > Jun 10 11:00`;
  expect(said(words('09:30'))).toEqual([
    'Leave PHL by 11:20 AM: about 40 min to the venue, 3 h before the show.',
  ]);
  // After that time nobody has to be told.
  expect(said(words('11:10'))).toEqual([]);
  // Who has half a day goes somewhere first.
  expect(said(words('06:45'))).toEqual([]);
});

test('after check-out one leaves the venue for the flight of that night', () => {
  const words = `gig Troubadour | Los Angeles, CA | Jun 5 18:00-19:30
  hotel Roosevelt | Los Angeles, CA | Jun 4 15:00 > Jun 5 12:00
  flight B6 2 | LAX Jun 5 23:30 > JFK Jun 6 07:50`;
  expect(said(words).at(-1)).toBe(
    'Leave Troubadour by 8:40 PM: about 50 min to LAX, 2 h at the airport.',
  );
  // While the show goes on nobody leaves.
  expect(said(words.replace('19:30', '21:00'))).toHaveLength(1);
});

test('of a gig of several days without an hour for its end the hotel nearby is left', () => {
  const found = said(`gig Conference | Denver, CO | Jun 9..Jun 11 09:00
  hotel Inn | Denver, CO | Jun 8 15:00 > Jun 11 11:00
  flight UA 2 | DEN Jun 11 18:00 > DFW Jun 11 20:55`);
  expect(found.at(-1)).toMatch(/^Leave Inn by 3:00 PM/);
});

test('a show near home is left for from home, a far one without bookings is not', () => {
  const show = (location: string) => `home ORD
lives Chicago, IL
gig Show | ${location} | Jun 5 20:00`;
  expect(said(show('Chicago, IL'))).toEqual([
    'Leave home by 4:25 PM: about 35 min from central Chicago to the venue, 3 h before the show.',
  ]);
  expect(said(show('Minneapolis, MN'))).toEqual([]);
  expect(said(`${show('Chicago, IL')}\n  settled flight`)).toEqual([]);
});

test('after a show far away the way home is not made up', () => {
  const tour = (second: string) => `lives Dallas, TX
gig Boston | Boston, MA | Jun 4 20:00-22:00
  flight AA 1 | DFW Jun 3 09:00 > BOS Jun 3 13:40
  hotel Omni | Boston, MA | Jun 3 15:00 > Jun 5 11:00
${second}gig At home | Dallas, TX | Jun 7 20:00`;
  const last = (second: string) => said(tour(second)).at(-1);
  expect(last('  flight AA 2 | BOS Jun 5 13:00 > DFW Jun 5 16:00\n')).toMatch(/^Leave home by /);
  expect(last('')).toMatch(/^Leave Omni by /);
});

test('the lead before the show is the person’s own', () => {
  const [, show] = said(`lead 0\n${PORTLAND}`);
  expect(show).toBe(
    'Leave Courtyard Portland by 7:00 PM: about 30 min from central Portland to the venue.',
  );
});

test('who has to leave the evening before is told the day', () => {
  const [first] = said(PORTLAND.replace('Jun 4 07:05', 'Jun 4 02:15'));
  expect(first).toBe(
    'Leave home by 11:25 PM on Jun 3: about 50 min from central Dallas to DFW, 2 h at the airport.',
  );
});

test('where only the city is known one is told that it is reckoned from there', () => {
  const cities = (words: string) => leaveByIn(words, places).map(({ fromCity }) => fromCity);
  expect(cities(PORTLAND)).toEqual(['Dallas', 'Portland', 'Portland']);
  // A hotel at an airport is there, and so is who has landed.
  expect(cities(PORTLAND.replace('| Portland, ME | Jun 4 15', '| PWM | Jun 4 15'))).toEqual([
    'Dallas',
    null,
    null,
  ]);
  const [parts] = leaveByIn(PORTLAND, places).map(leaveByParts);
  expect(parts).toBe('50 min drive from central Dallas, 2 h at the airport');
});

test('two tickets for one flight are left for once', () => {
  const found = leaveByIn(
    PORTLAND.replace(/( {2}flight AA 1186.*)/, '$1 | AAA111\n$1 | BBB222'),
    places,
  );
  expect(found.at(-1)?.travelDetailIds).toEqual(['detail-2', 'detail-3']);
});
