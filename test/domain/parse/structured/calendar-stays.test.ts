import { expect, test } from 'vitest';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import { loadPlaces } from '~/domain/places/load-places.server';

async function parse(input: string) {
  const places = await loadPlaces();
  return (await parseConfirmation(input, { travelType: 'auto', places, today: '2026-05-14' }))
    .details;
}

interface Entry {
  summary?: string;
  description: string;
  start?: string;
  end?: string;
}

/** A stay from 4 June whose file ends on 7 June, the check-out day or the day after. */
function calendar({ summary, description, start, end }: Entry): string {
  const escaped = description.replace(/,/g, '\\,').replace(/\n/g, '\\n');
  return `BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
UID:1@example
SUMMARY:${summary ?? 'Stay at Hampton Inn Boise'}
DTSTART;${start ?? 'VALUE=DATE:20260604'}
DTEND;${end ?? 'VALUE=DATE:20260607'}
LOCATION:2613 S Vista Ave\\, Boise\\, ID
DESCRIPTION:${escaped}
END:VEVENT
END:VCALENDAR`;
}

const OUT_ON_THE_SIXTH = [
  'Check-out: Saturday, June 6, 2026\nConfirmation 12345678',
  'Check-out: Jun 6, 2026',
  'Check-out: 06/06/2026',
  'Check-out: 2026-06-06',
  'Check out: 2026-06-06',
  'Check-Out Date: Sat 6 Jun 2026',
  'CHECK OUT\nSaturday, June 6, 2026',
  'Departure: Saturday, June 6',
  'Check-in: Jun 4, 2026 Check-out: Jun 6, 2026',
  'Late check-out until June 7 on request.\nCheck-out: June 6, 2026',
  '2 nights',
];
for (const description of OUT_ON_THE_SIXTH) {
  test(`a calendar stay ends on its printed day: ${JSON.stringify(description)}`, async () => {
    expect(await parse(calendar({ description }))).toMatchObject([
      {
        type: 'hotel',
        provider: 'Hampton Inn Boise',
        checkInDate: '2026-06-04',
        checkOutDate: '2026-06-06',
        date: '2026-06-04',
        endDate: '2026-06-06',
      },
    ]);
  });
}

const WITH_TIMES = [
  'Check-in: Thursday, June 4, 2026 3:00 PM\nCheck-out: Saturday, June 6, 2026 11:00 AM',
  'Check-In\nThu, Jun 4, 2026\n3:00 PM\nCheck-Out\nSat, Jun 6, 2026\n11:00 AM',
  '2 nights. Check-in after 3:00 PM, check-out before 11:00 AM',
  'Check in: 06/04/2026, 15:00\nCheck out: 06/06/2026, 11:00',
  'Early check-in from 9:00 AM on request.\nCheck-in: 3:00 PM\nCheck-out is at 11 AM on Saturday, June 6',
];
for (const description of WITH_TIMES) {
  test(`a calendar stay has its printed times: ${JSON.stringify(description)}`, async () => {
    expect(await parse(calendar({ description }))).toMatchObject([
      { checkInDate: '2026-06-04T15:00', checkOutDate: '2026-06-06T11:00', endDate: '2026-06-06' },
    ]);
  });
}

const EITHER_DAY = {
  checkOutDate: null,
  ambiguities: [
    { field: 'checkOutDate', choices: [{ value: '2026-06-06' }, { value: '2026-06-07' }] },
  ],
};

test('a calendar stay without a printed end is asked which of two days it ends on', async () => {
  for (const description of [
    'Free wifi',
    'Check out our spa! Jun 5, 2026 is special.',
    'Check-out: June 1, 2026',
    'Check-out: June 6, 2025',
    'Check-out: Feb 31, 2026',
    'Check-out: ask at the desk\nConcert: June 5, 2026',
  ])
    expect(await parse(calendar({ description })), description).toMatchObject([
      { checkInDate: '2026-06-04', ...EITHER_DAY },
    ]);
});

test('a calendar stay ends where another part of the trip begins', async () => {
  const next = (summary: string, start: string) =>
    calendar({ description: 'Free wifi' }).replace(
      'END:VCALENDAR',
      `BEGIN:VEVENT\nUID:2@example\nSUMMARY:${summary}\nDTSTART;${start}\nEND:VEVENT\nEND:VCALENDAR`,
    );
  for (const [file, checkOutDate] of [
    [next('Train to Portland', 'TZID=America/Boise:20260607T091500'), '2026-06-07'],
    [next('Flight AS 2061', 'TZID=America/Boise:20260606T190000'), '2026-06-06'],
    [next('Stay at Ace Hotel Portland', 'VALUE=DATE:20260607'), '2026-06-07'],
  ] as const)
    expect((await parse(file))[0]).toMatchObject({ provider: 'Hampton Inn Boise', checkOutDate });
});

test('a numeric check-out is read so that it fits the days of the event', async () => {
  for (const description of ['Check-out: 06/07/2026', 'Check-out: 07/06/2026'])
    expect(
      await parse(calendar({ description, end: 'VALUE=DATE:20260608' })),
      description,
    ).toMatchObject([{ checkOutDate: '2026-06-07' }]);
});

test('an event of one day lasts until its printed check-out', async () => {
  const description = 'Check In: Jun 4, 2026\nCheck Out: Jun 6, 2026';
  for (const summary of ['Courtyard Boise Downtown', 'Check in at Courtyard Boise Downtown'])
    expect(
      await parse(calendar({ summary, description, end: 'VALUE=DATE:20260605' })),
    ).toMatchObject([{ provider: 'Courtyard Boise Downtown', checkOutDate: '2026-06-06' }]);
  const hour = {
    start: 'TZID=America/Boise:20260604T150000',
    end: 'TZID=America/Boise:20260604T160000',
  };
  expect(await parse(calendar({ description, ...hour }))).toMatchObject([
    { checkInDate: '2026-06-04T15:00', checkOutDate: '2026-06-06' },
  ]);
});

test('an event with times keeps them', async () => {
  expect(
    await parse(
      calendar({
        description: 'Check-out: June 6, 2026 10:00 AM',
        start: 'TZID=America/Boise:20260604T160000',
        end: 'TZID=America/Boise:20260607T110000',
      }),
    ),
  ).toMatchObject([{ checkInDate: '2026-06-04T16:00', checkOutDate: '2026-06-07T11:00' }]);
});

test('the check-out a mail prints beside its all-day event decides', async () => {
  const mail = (printed: string) => `From: Hampton Inn <stay@hampton.example>
To: sam@example.com
Subject: Your stay
Date: Tue, 5 May 2026 09:14:00 -0400
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="b1"

--b1
Content-Type: text/plain; charset=utf-8

Hampton Inn Boise
Reservation confirmed: 12345678
Check-in: Thursday, June 4, 2026 3:00 PM
Check-out: ${printed}
--b1
Content-Type: text/calendar; charset=utf-8

${calendar({ description: 'Free wifi' })}
--b1--
`;
  for (const [printed, checkOutDate] of [
    ['Saturday, June 6, 2026 11:00 AM', '2026-06-06T11:00'],
    ['Sunday, June 7, 2026 11:00 AM', '2026-06-07T11:00'],
    ['Friday, June 12, 2026', '2026-06-12'],
  ] as const)
    expect(await parse(mail(printed)), printed).toMatchObject([
      { type: 'hotel', checkInDate: '2026-06-04T15:00', checkOutDate },
    ]);
});

test('a day with people or things to check is no stay', async () => {
  for (const summary of ['Check in with the band', 'Check out the new venue'])
    expect(await parse(calendar({ summary, description: 'Bring the plot' })), summary).toEqual([]);
});

test('a calendar without a mail is shown and kept as the words of its events', async () => {
  const places = await loadPlaces();
  const context = { travelType: 'auto', places, today: '2026-05-14' } as const;
  const stay = calendar({ description: 'Confirmation 12345678\nCheck-out: Jun 6, 2026' });
  expect((await parseConfirmation(stay, context)).text).toBe(
    [
      'Stay at Hampton Inn Boise',
      'From Thu, Jun 4, 2026',
      'To Sun, Jun 7, 2026',
      '2613 S Vista Ave, Boise, ID',
      'Confirmation 12345678',
      'Check-out: Jun 6, 2026',
    ].join('\n'),
  );
  const zoned = calendar({
    description: '',
    start: 'TZID=America/Boise:20260604T150000',
    end: 'VALUE=DATE-TIME:20260606T170000Z',
  });
  const { text } = await parseConfirmation(zoned, context);
  expect(text).toContain('From Thu, Jun 4, 2026, 3:00 PM\n');
  expect(text).toContain('To Sat, Jun 6, 2026, 5:00 PM UTC\n');
});
