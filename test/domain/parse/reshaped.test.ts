import { expect, test } from 'vitest';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import { loadPlaces } from '~/domain/places/load-places.server';
import { type ExpectedDetail, pick, readFixtures } from './fixtures';
import { RESHAPES } from './reshape';

const FOLDERS = ['flights', 'hotels', 'cars', 'all-kinds', 'non-bookings'];
const ALL = FOLDERS.flatMap(readFixtures);

/** What a reshape takes away, or tells besides. */
const LOST: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'copied from a mailbox': {
    'app-and-mail-texts.txt: Delta ready to fly': 'leaves before the mail came',
  },
  'above a footer': {
    'rules.txt: a numeric date nothing decides is asked about': 'an American address decides',
  },
  'a tab for a colon': {
    'lengths-counts-and-repeats.txt: An airline nobody knows behind the word': 'which code it is',
  },
  'values below their labels': {
    'lengths-counts-and-repeats.txt: An airline nobody knows behind the word': 'which code it is',
    'chain-mails.txt: Marriott confirmation': 'the number belongs to the heading',
    'boards-bills-and-claims.txt: Universitet: bekräftad kursanmälan och konferens med schema, utan boende':
      'the subject is no header any more',
  },
  'lines broken at 76': {
    // One or two lines alone were broken: that is no width of the whole mail.
    'lengths-counts-and-repeats.txt: A code of five letters, a clock with an h': 'one broken line',
    'marriott.txt: labelled, classic': 'the name in two',
    'one-line-pastes.txt: Alaska text message': 'two broken lines',
    'short-texts-and-offers.txt: Southwest Gmail': 'two broken lines',
  },
  'one single line': {
    'to-hosts-and-of-the-past.txt: A flight that an account shows as flown':
      'the heading runs into the way',
    // No line end says where the operator, the street or the model stops.
    'delta.txt: red-eye with connection and operator': 'operator runs into the cabin',
    'short-notes.txt: Enterprise mail': 'class runs into the model',
    'chain-mails.txt: Hilton': 'room number runs into the room',
    'short-texts-and-offers.txt: Airbnb short': 'city runs into the title',
    'agents-and-operators.txt: Alaska with an operator on the second leg':
      'operator runs into the city',
    'holiday-homes-and-addresses.txt: Booking.com, dotted number': 'heading runs into the name',
    'lengths-counts-and-repeats.txt: A length of hours and minutes between the two ends':
      'terminal runs into the number',
    "parts-under-headings.txt: An operator's journey: legs with their day, stays by their days, one number above all":
      'house runs into its street',
    'names-among-other-words.txt: A page for each show, its hotel for the night of that day':
      'no line heads its day',
    "app-and-mail-texts.txt: A tour manager's plan: flights with their own codes, and a hotel for some of its nights":
      'no line heads its day',
    'names-among-other-words.txt: Labels in brackets': 'address runs into the stay',
    'names-among-other-words.txt: Addresses of Portugal and Brazil': 'heading runs into the name',
    'boards-bills-and-claims.txt: Universitet: bekräftad kursanmälan och konferens med schema, utan boende':
      'the subject is no header any more',
    'boards-bills-and-claims.txt: Holiday Extras: airport parking and lounge pass':
      'the flight home runs into the price',
    'boards-bills-and-claims.txt: AwardWallet: expiring points and free night certificate':
      'one row runs into the next',
  },
};

for (const [shape, reshape] of Object.entries(RESHAPES)) {
  const lost = LOST[shape] ?? {};
  const isLost = ({ name }: { name: string }) => name in lost;
  test.for(ALL.filter((one) => !isLost(one)))(`read the same with ${shape}: $name`, readsTheSame);
  test.fails.for(ALL.filter(isLost))(`not yet read the same with ${shape}: $name`, readsTheSame);

  async function readsTheSame({ input, today, expects }: (typeof ALL)[number]) {
    const places = await loadPlaces();
    const { details } = await parseConfirmation(reshape(input), {
      travelType: 'auto',
      places,
      today,
    });
    const read = details.map((detail, i) => pick(detail, expects[i] ?? { type: detail.type }));
    expect(read.map(plain)).toEqual(expects.map(plain));
  }
}

/** An address printed on two lines has a comma there; on one it has not. */
function plain(detail: ExpectedDetail): ExpectedDetail {
  return detail.location ? { ...detail, location: detail.location.replace(/,/g, '') } : detail;
}
