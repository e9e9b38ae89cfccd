import { expect, test } from 'vitest';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import { loadPlaces } from '~/domain/places/load-places.server';

const places = await loadPlaces();
const STAY =
  'Hotel Adler\nMarktplatz 4, 79098 Freiburg, Germany\nCheck-in: 3 October 2026\nCheck-out: 5 October 2026';

async function read(text: string) {
  const { details } = await parseConfirmation(text, {
    travelType: 'auto',
    places,
    today: '2026-09-01',
  });
  return details.map(({ type }) => type);
}

test('a stay without a number is read', async () => {
  expect(await read(`Your reservation is confirmed.\n${STAY}`)).toEqual(['hotel']);
});

test.each([
  ['an offer', `${STAY}\nFares as of today. This quotation is not binding.`],
  ['a cart in Spanish', `Hotel Adler\n${STAY}\nCOMPLETA TU RESERVA`],
  ['a letter of a journey', `We stayed four nights and flew home on Monday.\n${STAY}`],
])('without a number %s books nothing', async (_, text) => {
  expect(await read(text)).toEqual([]);
});

test('with a number such words count for nothing', async () => {
  expect(
    await read(
      `Your reservation is confirmed.\nConfirmation number: 7719048\n${STAY}\nNuestras ofertas: boletín`,
    ),
  ).toEqual(['hotel']);
});

test.each([
  ['before', '20 September 2026', ['hotel']],
  ['within', '4 October 2026', ['hotel']],
  ['behind', '7 October 2026', []],
])('a mail sent %s the stay', async (_, day, kinds) => {
  const head = `From: Adler <info@adler.example>\nDate: ${day} 10:00\nSubject: Reservation confirmation\n\n`;
  expect(await read(`${head}Confirmation number: 7719048\n${STAY}`)).toEqual(kinds);
});

test.each([
  'Betreff: Stornierungsbestätigung\n\nIhre Buchung 48120773\n',
  'Confirmación de cancelación\n\nReserva 48120773\n',
  'Conferma di cancellazione\n\nPrenotazione 48120773\n',
  'Annuleringsbevestiging\n\nReservering 48120773\n',
])('a cancellation books nothing: %j', async (head) => {
  expect(await read(head + STAY)).toEqual([]);
});
