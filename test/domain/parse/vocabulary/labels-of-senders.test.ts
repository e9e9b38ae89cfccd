import { expect, test } from 'vitest';
import { parseConfirmation } from '~/domain/parse/parse-confirmation';
import { loadPlaces } from '~/domain/places/load-places.server';

const places = await loadPlaces();

async function onlyDetail(mail: string) {
  const { details } = await parseConfirmation(mail, {
    travelType: 'auto',
    places,
    today: '2026-08-01',
  });
  expect(details).toHaveLength(1);
  return details[0];
}

/** The number, pick-up date and place, return date and place: as companies and brokers print them. */
const RENTALS = `
Seu número de confirmação é|Retirada|Loja de Retirada|Devolução|Loja de Devolução
O seu número de Confirmação de Reserva é|Levantamento|Estação de levantamento|Devolução|Cidade de devolução
Ihre Reservierungsnummer lautet|Anmietung|Anmietstation|Rückgabe|Rückgabestation
Reservierungsnummer|Anmietdatum|Anmietstation|Rückgabedatum|Rückgabestation
Su número de confirmación es el siguiente|Recogida|Oficina de recogida|Devolución|Oficina de devolución
Uw bevestigingsnummer is|Ophaalgegevens|Ophaallocatie|Inlevergegevens|Terugbrenglocatie
Dit bestillingsnr. er|Afhentning|Afhentningsstation|Returnering|Afleveringsstation
Votre numéro de confirmation est|Date de départ|Lieu de départ|Date de retour|Lieu de restitution
Ihre Buchungsnummer|ABHOLDATUM|ABHOLSTATION|RÜCKGABEDATUM|RÜCKGABESTATION
Ihre Buchungsbestätigung von Avis|ABHOLDATUM|ABHOLUNGSORT|RÜCKGABEDATUM|RÜCKGABEORT
Uw reserveringsbevestiging|OPHAALDATUM|OPHAALLOCATIE|INLEVERDATUM|INLEVERLOCATIE
Votre confirmation de réservation AVIS|DATE DE DÉPART|AGENCE DE DÉPART|DATE DE RETOUR|AGENCE DE RETOUR
Numéro de réservation|DATE DE RAMASSAGE|LIEU DE RAMASSAGE|DATE DE RETOUR|RETOUR LOCATION
Bestillingsbekreftelse|HENTEDATO|HENTE LOKASJON|RETURDATO|RETUR LOKASJON
Conferma di prenotazione|DATA DI RITIRO|LUOGO DI RITIRO|DATA DI CONSEGNA|LUOGO DI CONSEGNA
Your AVIS booking Confirmation|RENTAL START DATE|PICK UP LOCATION|RENTAL END DATE|RETURN LOCATION
Dit bookingnummer er|AFHENTNINGSDATO|AFHENTNINGSSTATION|AFLEVERINGSDATO|AFLEVERINGSSTATION
Su reserva AVIS|FECHA DE RECOGIDA|LUGAR DE RECOGIDA|FECHA DE REGRESO|LUGAR DE REGRESO
Número de Reserva|Fecha de Retiro|Localidad de Retiro|Fecha de Devolución|Localidad de Devolución
AVIS-varausvahvistuksesi|NOUTOPÄIVÄMÄÄRÄ|NOUTOPAIKKA|PALAUTUKSEN PÄIVÄMÄÄRÄ|PALAUTUSPAIKKA
Rezervasyon Numarası|Teslim Alma Tarihi|Teslim Alma Yeri|İade Tarihi|İade Yeri
Bokningsbekräftelse|HÄMTAS DEN|HÄMTAS PÅ|ÅTERLÄMNAS DEN|ÅTERLÄMNAS PÅ
Reservierungsnummer|Übergabe|Übergabestation|Rückgabe|Rückgabestation
numéro de réservation|Date prise véhicule|Station départ|Date retour|Station retour
O seu numero de reserva|Levantamento|Est. de levantamento|Devolução|Est. de devolução
Su número de reserva|Fecha entrega|Oficina recogida|Fecha devolución|Oficina devolución
Su número de reserva|Fecha de recogida|Estación de recogida|Fecha de devolución|Estación de entrega
Uw reserveringsnummer|Overdracht|Overdrachtstation|Inleveren|Inleverstation
Numer rezerwacji|Data odbioru|Miejsce odbioru|Data zwrotu|Miejsce zwrotu
Numero di prenotazione|Ritiro|Stazione di partenza|Restituzione|Stazione di rientro
Numero di prenotazione|Data ritiro|Stazione di ritiro|Data riconsegna|Stazione di riconsegna
N° de réservation|Départ|Agence de départ|Retour|Agence de retour
N° de réservation|Retrait|Agence de retrait|Retour|Agence de retour
El número de tu reserva es|Recogida|Oficina de recogida|Devolución|Oficina de devolución
Uw reservatienummer is|Ophalen|Ophaalkantoor|Inleveren|Inleverkantoor
Ditt bokningsnummer är|Uthämtning|Uthämtningsstation|Återlämna|Återlämningsstation
O seu número de reserva é|Levantar|Estação de Levantamento|Devolver|Estação de devolução
Your reservation number is|Pick-up|Delivering station|Return|Collecting station
Numéro de réservation|Date de prise en charge|Lieu de prise en charge|Date de restitution|Lieu de restitution
Número da reserva|Data de retirada|Local de retirada|Data de devolução|Local de devolução
Номер бронирования|Дата получения|Место получения|Дата возврата|Место возврата
Номер брони|Выдача|Место выдачи|Возврат|Место возврата
Confirmation Number|Pick Up time|Pickup Location|Return time|Return Location
Reservation number|Pick-up|Pick-up station|Drop-off|Drop-off station
Bokningsnummer|Upphämtning|Upphämtningsplats|Avlämning|Avlämningsplats
Bookingnummer|Avhenting|Avhentingssted|Avlevering|Avleveringssted
Numărul rezervării|Data preluării|Locul preluării|Data predării|Locul predării
`;

test.each(rows(RENTALS))(
  'a rental is read under "%s", "%s", "%s", "%s" and "%s"',
  async (...labels) => {
    const [number, pickup, pickupPlace, back, backPlace] = labels;
    for (const behind of [': ', '\n'])
      expect(
        await onlyDetail(
          `Europcar car rental\n\n${number}: 1144556677\n\n${pickup}${behind}14.09.2026 10:00\n${pickupPlace}${behind}Berlin Hauptbahnhof\n\n${back}${behind}17.09.2026 18:00\n${backPlace}${behind}Hamburg Altona\n\nVW Golf\n`,
        ),
      ).toMatchObject({
        type: 'car',
        confirmationNumber: '1144556677',
        pickupDate: '2026-09-14T10:00',
        location: 'Berlin Hauptbahnhof',
        returnDate: '2026-09-17T18:00',
        returnLocation: 'Hamburg Altona',
      });
  },
);

/** What confirms, the number, the address, check-in, check-out and room: as houses and agencies print them. */
const STAYS = `
La tua prenotazione è confermata|Numero di conferma|Indirizzo|ARRIVO|PARTENZA|Camera
Ihre Buchung ist bestätigt|Buchungsnummer|Adresse|ANREISE|ABREISE|Zimmertyp
Tu reserva está confirmada|NÚMERO DE CONFIRMACIÓN|Dirección|ENTRADA|SALIDA|Tipo de habitación
Rezervarea este confirmată|NUMĂRUL CONFIRMĂRII|Adresă|CHECK-IN|CHECK-OUT|Cameră
Je boeking is bevestigd|BEVESTIGINGSNUMMER|Adres|INCHECKEN|UITCHECKEN|Kamertype
Rezerwacja została potwierdzona|NUMER POTWIERDZENIA|Adres|ZAMELDOWANIE|WYMELDOWANIE|Rodzaj pokoju
Sua reserva está confirmada|NÚMERO DE CONFIRMAÇÃO|Endereço|ENTRADA|SAÍDA|Tipo de quarto
Бронирование подтверждено|НОМЕР ПОДТВЕРЖДЕНИЯ|Адрес|ЗАЕЗД|ОТЪЕЗД|Тип номера
Votre réservation est confirmée|NUMÉRO DE CONFIRMATION|Adresse|ARRIVÉE|DÉPART|Type de chambre
Din bokning är bekräftad|Bekräftelsenummer|Adress|Incheckning|Utcheckning|Rumstyp
Bestillingen din er bekreftet|Bekreftelsesnummer|Adresse|Innsjekking|Utsjekking|Romtype
Din reservation er bekræftet|Bekræftelsesnummer|Adresse|Indtjekning|Udtjekning|Værelsestype
予約が確定しました|確認番号|住所|チェックイン|チェックアウト|部屋タイプ
您的预订已确认|确认号|地址|入住|退房|房型
預訂成功|確認編號|地址|入住日期|退房日期|房型
예약이 확정되었습니다|예약 번호|주소|체크인|체크아웃|객실 유형
Tu reservación está garantizada|N.° de itinerario|Dirección|Fecha de entrada|Fecha de salida|Habitación
Votre réservation d'hôtel est confirmée|Itinéraire n°|Adresse|Arrivée|Départ|Chambre
La tua prenotazione hotel è confermata|N° di itinerario|Indirizzo|Check-in|Check-out|Dettagli camera
ご予約が確定しました|旅程番号|住所|チェックイン|チェックアウト|部屋
Gracias por su reserva|Número de confirmación|Dirección|Llegada|Salida|Tipo de habitación
Obrigado por fazer sua reserva conosco|Nº de confirmação|Endereço|Check-in|Check-out|Categoria de quarto
예약이 확정되었습니다|확약 번호|주소|체크인|체크아웃|객실 유형
预订已确认|确认号码|地址|登记入住|退房|客房类型
ご予約ありがとうございます|予約確認番号|住所|チェックイン|チェックアウト|部屋タイプ
Vielen Dank für Ihre Buchung|Bestätigungsnummer|Adresse|Check-In|Check-Out|Zimmertyp
Merci d’avoir réservé avec nous|Numéro de confirmation|Adresse|Arrivée|Départ|Type de chambre
La tua prenotazione è confermata|Codice di prenotazione|Indirizzo|Check-in|Partenza|Stanza
Deine Buchung wurde bestätigt|Buchungscode|Adresse|Check-in|Check-out|Zimmer
La reserva se ha confirmado|Código de reserva|Dirección|Llegada|Salida|Habitación
Η κράτησή σας επιβεβαιώθηκε|Κωδικός κράτησης|Διεύθυνση|Άφιξη|Αναχώρηση|Δωμάτιο
Je reservering is bevestigd|Reserveringscode|Adres|Aankomst|Vertrek|Kamer
Ihre Buchung wurde bestätigt|Buchungs-ID|Adresse|Check-In|Check-Out|Zimmer
Uw boeking is bevestigd|Boekings-ID|Adres|Inchecken|Uitchecken|Kamer
Din reservation er bekræftet|Dit reservations-ID|Adresse|Indtjekning|Udtjekning|Værelse
A sua reserva está confirmada|O seu ID de reserva|Morada|Entrada|Saída|Quarto
Tu reserva está completa|Tu ID de reserva|Dirección|Entrada|Salida|Habitación
Din booking er bekreftet|Din booking-ID|Adresse|Innsjekking|Utsjekking|Rom
Varauksesi on vahvistettu|Varauksesi ID|Osoite|Saapumispäivä|Lähtöpäivä|Huone
Vaše rezervace je potvrzena|Číslo rezervace|Adresa|Příjezd|Odjezd|Pokoj
Foglalását visszaigazoltuk|Foglalási szám|Cím|Érkezés|Távozás|Szoba
Rezervasyonunuz onaylandı|Onay numarası|Adres|Giriş|Çıkış|Oda
Your booking is confirmed|Booking ID|Address|Check in|Check out|Room type
Reservation confirmed|Itinerary #|Address|Arrival|Departure|Accommodation
Thank you for your reservation|Acknowledgement number|Property address|Arrival Date|Departure Date|Room Description
Your stay is booked|Hotel confirmation|Location|Arriving|Departing|Room Category
`;

test.each(rows(STAYS))(
  'a stay is read under "%s", "%s", "%s", "%s", "%s" and "%s"',
  async (...labels) => {
    const [confirmed, number, address, checkIn, checkOut, room] = labels;
    for (const behind of [': ', '\n', '\t'])
      expect(
        await onlyDetail(
          `${confirmed}\n\nHotel Lotus Garden\n${address}${behind}Lindenstraße 5, 10115 Berlin\n\n${number}${behind === '\n' ? ': ' : behind}1144556677\n\n${checkIn}${behind}14.09.2026\n${checkOut}${behind}17.09.2026\n\n${room}${behind}Superior Double\n`,
        ),
      ).toMatchObject({
        type: 'hotel',
        provider: 'Hotel Lotus Garden',
        location: 'Lindenstraße 5, 10115 Berlin',
        confirmationNumber: '1144556677',
        checkInDate: '2026-09-14',
        checkOutDate: '2026-09-17',
        roomInfo: 'Superior Double',
      });
  },
);

/** The number, departure, arrival and seat, and the word between two places: as airlines and agencies print them. */
const FLIGHTS = `
Buchungsnummern der Fluggesellschaft|Abflug|Ankunft|Sitzplatz|nach
Ihre Buchungscodes|Abflug|Ankunft|Sitzplätze|nach
Lufthansa Buchungscode|Abflug|Ankunft|Sitzplatz|nach
FLUGRESERVIERUNGSNUMMER|ABFLUG|ANKUNFT|Sitz|nach
Références de réservation de la compagnie aérienne|Départ|Arrivée|Siège|à
Code de réservation Lufthansa|Départ|Arrivée|Sièges|à
NUMÉRO DE RÉSERVATION DU VOL|DÉPART|ARRIVÉE|Siège|à
Numery rezerwacji|Wylot|Przylot|Miejsce|do
Riferimenti prenotazione della compagnia aerea|Partenza|Arrivo|Posto|a
I suoi codici di prenotazione|Partenza|Arrivo|Posti|a
NUMERO DI PRENOTAZIONE VOLO|PARTENZA|ARRIVO|Posto|a
Flyselskabets bookingnumre|Afrejse|Ankomst|Sæde|til
RESERVATIONSNUMMER FOR FLYAFGANG|AFGANG|ANKOMST|Sæde|til
Bookingnummer|Afgår|Ankommer|Sæde|til
Códigos de reserva de tus vuelos|Salida|Llegada|Asiento|a
NÚMERO DE RESERVA DEL VUELO|SALIDA|LLEGADA|Asientos|a
Código de reserva de Lufthansa|Salida|Llegada|Asientos|a
referencia de la reserva|Salida|Llegada|Asiento|a
Referências de reserva das companhias aéreas|Partida|Chegada|Lugar|a
Código da reserva da Lufthansa|Partida|Chegada|Lugares|para
NÚMERO DE RESERVA DO VOO|PARTIDA|CHEGADA|Assento|para
número de referência da reserva|Partidas|Chegadas|Lugar|a
Reserveringsnummers van luchtvaartmaatschappij|Vertrek|Aankomst|Stoel|naar
VLUCHTRESERVERINGSNUMMER|VERTREK|AANKOMST|Stoel|naar
bevestigingsnummer|Vertrektijd|Aankomsttijd|Stoel|naar
Onay numaraları|Kalkış|Varış|Koltuk|-
Κωδικός κράτησης Lufthansa|Αναχώρηση|Άφιξη|Θέση|-
Flygbolagets bokningsnummer|Utresa|Ankomst|Säte|till
BOKNINGSNUMMER|AVGÅNG|ANKOMST|Sittplats|till
Bestillingsreferanser|Avreise|Ankomst|Sete|til
RESERVASJONSNUMMER|AVGANG|ANKOMST|Sete|til
foglalási szám|Indul|Érkezik|Ülőhely|-
číslo rezervace|Odlet|Přílet|Sedadlo|do
número de localitzador|Surt|Arriba|Seient|a
Cod de rezervare Lufthansa|Plecare|Sosire|Loc|-
Код бронирования Lufthansa|Вылет|Прилет|Место|-
ルフトハンザの予約番号|出発|到着|座席|-
汉莎航空预订代码|起飞|到达|座位|-
예약번호|출발|도착|좌석|-
Airline booking references|Departure|Arrival|Seat|to
Lufthansa booking code|Departs|Arrives|Seats|to
FLIGHT RESERVATION NUMBER|DEPART|ARRIVE|Seat|to
Booking references|Departs|Arrives|Seat|to
`;

test.each(rows(FLIGHTS))(
  'a flight is read under "%s", "%s", "%s" and "%s" with "%s"',
  async (...labels) => {
    const [number, departs, arrives, seat, to] = labels;
    for (const behind of [': ', '\n', '\t'])
      expect(
        await onlyDetail(
          `Lufthansa\n\n${number}${behind === '\n' ? ': ' : behind}KX7QTL\n\nLH 1943  Berlin (BER) ${to} München (MUC)\n14.09.2026\n\n${departs}${behind}10:25\n${arrives}${behind}11:40\n${seat}${behind}12A\n`,
        ),
      ).toMatchObject({
        type: 'flight',
        confirmationNumber: 'KX7QTL',
        departureLocation: 'BER',
        arrivalLocation: 'MUC',
        departureDateTime: '2026-09-14T10:25',
        arrivalDateTime: '2026-09-14T11:40',
        seatInfo: '12A',
      });
  },
);

function rows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((row) => row.split('|'));
}

/** What heads the times that hold no longer, and those that do. */
const SCHEDULES = `
Your previous flight|Your new flight
ORIGINAL ITINERARY|UPDATED ITINERARY
Ihre bisherigen Flugdaten|Ihre neuen Flugdaten
Ursprüngliche Flugzeiten|Geänderte Flugzeiten
Votre ancien horaire|Votre nouvel horaire
Vols initiaux|Nouveaux vols
Vuelo anterior|Nuevo vuelo
Voo antigo|Novo voo
I tuoi voli precedenti|I tuoi nuovi voli
Uw oude vluchtgegevens|Uw nieuwe vluchtgegevens
Tidigare flygtider|Nya flygtider
Opprinnelig reiserute|Ny reiserute
Poprzednie loty|Nowe loty
Прежнее расписание|Новое расписание
What you originally booked|Your new flight
You'd previously booked|Your current flight
■変更前（10月12日）|■変更後（10月12日）`
  .trim()
  .split('\n')
  .map((line) => line.split('|') as [string, string]);

test.for(SCHEDULES)(
  'below "%s" a flight holds no longer, below "%s" it does',
  async ([old, current]) => {
    const flight = (clocks: string) =>
      `LH 2024\nFrankfurt (FRA) - Hamburg (HAM)\n12.10.2026 ${clocks}`;
    const mail = `Buchungscode: K7XQ2P\n\n${old}\n\n${flight('06:40 - 07:45')}\n\n${current}\n\n${flight('11:25 - 12:30')}\n`;
    expect(await onlyDetail(mail)).toMatchObject({
      flightNumber: 'LH2024',
      departureDateTime: '2026-10-12T11:25',
      arrivalDateTime: '2026-10-12T12:30',
    });
  },
);
