import { afterEach, expect, test, vi } from 'vitest';
import { AIRLINE_ROWS } from '~/domain/parse/vocabulary/airline-rows';
import { CALENDAR_ROWS } from '~/domain/parse/vocabulary/calendar-rows';
import { LABEL_ROWS } from '~/domain/parse/vocabulary/label-rows';
import { loadPlaces } from '~/domain/places/load-places.server';

const MAIL = `Ryanair
Numer rezerwacji: TLQX5R
FR 1013
niedziela, 7 czerwca 2026
Odlot 12:30 Kraków (KRK)
Przylot 14:55 Dublin (DUB)`;
const HOTEL = `Potwierdzenie rezerwacji
Numer rezerwacji: 4417829
Hotel Rialto
ul. Wilcza 73, 00-670 Warszawa, Polska
Zameldowanie: piątek, 5 czerwca 2026 od 14:00
Wymeldowanie: niedziela, 7 czerwca 2026 do 12:00
Rodzaj pokoju: Pokój dwuosobowy`;

const CAR = `Hertz
Potwierdzenie rezerwacji
Numer rezerwacji: H7712340096
Miejsce odbioru
Lotnisko Kraków
Data odbioru
piątek, 5 czerwca 2026 10:00
Miejsce zwrotu
Lotnisko Gdańsk
Data zwrotu
niedziela, 7 czerwca 2026 18:30
Twój samochód: Toyota Yaris lub podobny`;

const isPolish = ({ lang }: { lang: string }) => lang === 'pl';
const LABELS = '~/domain/parse/vocabulary/label-rows';
const CALENDAR = '~/domain/parse/vocabulary/calendar-rows';
const AIRLINES = '~/domain/parse/vocabulary/airline-rows';

afterEach(() => {
  for (const path of [LABELS, CALENDAR, AIRLINES]) vi.doUnmock(path);
  vi.resetModules();
});

/** Reads with other rows: what is compiled from them is compiled anew. */
async function read(text: string) {
  vi.resetModules();
  const { parseConfirmation } = await import('~/domain/parse/parse-confirmation');
  const context = { travelType: 'auto', places: await loadPlaces(), today: '2026-03-01' } as const;
  return (await parseConfirmation(text, context)).details;
}

test('Polish is read once its rows are there, and by nothing else', async () => {
  const labels = LABEL_ROWS.filter((row) => !isPolish(row));
  const calendar = CALENDAR_ROWS.filter((row) => !isPolish(row));
  vi.doMock(LABELS, () => ({ LABEL_ROWS: labels }));
  vi.doMock(CALENDAR, () => ({ CALENDAR_ROWS: calendar }));
  expect(await read(MAIL)).toEqual([]);
  expect(await read(HOTEL)).toEqual([]);
  expect(await read(CAR)).toEqual([]);

  vi.doMock(LABELS, () => ({ LABEL_ROWS: [...labels, ...LABEL_ROWS.filter(isPolish)] }));
  vi.doMock(CALENDAR, () => ({
    CALENDAR_ROWS: [...calendar, ...CALENDAR_ROWS.filter(isPolish)],
  }));
  const [flight] = await read(MAIL);
  expect(flight).toMatchObject({
    flightNumber: 'FR1013',
    confirmationNumber: 'TLQX5R',
    departureDateTime: '2026-06-07T12:30',
    arrivalDateTime: '2026-06-07T14:55',
  });
  const [hotel] = await read(HOTEL);
  expect(hotel).toMatchObject({
    provider: 'Hotel Rialto',
    confirmationNumber: '4417829',
    checkInDate: '2026-06-05T14:00',
    checkOutDate: '2026-06-07T12:00',
    location: 'ul. Wilcza 73, 00-670 Warszawa, Polska',
    roomInfo: 'Pokój dwuosobowy',
  });
  const [car] = await read(CAR);
  expect(car).toMatchObject({
    provider: 'Hertz',
    confirmationNumber: 'H7712340096',
    location: 'Lotnisko Kraków',
    returnLocation: 'Lotnisko Gdańsk',
    pickupDate: '2026-06-05T10:00',
    returnDate: '2026-06-07T18:30',
    carType: 'Toyota Yaris lub podobny',
  });
});

test('a new airline is one row', async () => {
  const mail = `Zephyr Sky confirmation code TLQX9W
Zephyr Sky 412
Tuesday, May 12, 2026
Boston (BOS) 9:00 AM
Albany (ALB) 9:55 AM`;
  expect((await read(mail))[0]?.provider ?? null).toBeNull();
  vi.doMock(AIRLINES, () => ({ AIRLINE_ROWS: `${AIRLINE_ROWS}\nQ0 ZPS Zephyr Sky` }));
  expect((await read(mail))[0]).toMatchObject({ provider: 'Zephyr Sky', flightNumber: 'Q0412' });
});
