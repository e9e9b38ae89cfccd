/** What a printed word stands for. */
export type Role =
  | 'departs'
  | 'arrives'
  | 'flight'
  | 'check-in'
  | 'check-out'
  | 'stay-begins'
  | 'stay-ends'
  | 'stay'
  | 'nights'
  | 'room'
  | 'address'
  | 'hotel'
  | 'pick-up'
  | 'return'
  | 'car'
  | 'or-similar'
  | 'reference'
  | 'confirmed'
  | 'until'
  | 'issued'
  | 'country';

export interface LabelRow {
  role: Role;
  /** ISO 639-1. */
  lang: string;
  /** Spellings with "|" between them; a blank stands for any blanks. */
  words: string;
  /** "head": only where the word stands first in its cell or line. */
  where?: 'head';
}

/**
 * The labels of confirmations beside the English ones, which stand with the patterns that read them.
 * A language is added by its rows here and in `calendar-rows.ts`.
 */
export const LABEL_ROWS: readonly LabelRow[] = [
  { role: 'departs', lang: 'de', words: 'abflug|abflugzeit|abreise' },
  { role: 'departs', lang: 'de', words: 'von|ab', where: 'head' },
  { role: 'departs', lang: 'fr', words: 'départ' },
  { role: 'departs', lang: 'es', words: 'salida' },
  { role: 'departs', lang: 'pt', words: 'partida|saída' },
  { role: 'departs', lang: 'it', words: 'partenza' },
  { role: 'departs', lang: 'nl', words: 'vertrek|vertrekt' },
  { role: 'departs', lang: 'sv', words: 'avgång|avresa|avgår' },
  { role: 'departs', lang: 'nb', words: 'avgang|avreise' },
  { role: 'departs', lang: 'da', words: 'afgang|afrejse' },
  { role: 'departs', lang: 'pl', words: 'wylot|odlot|odjazd' },
  { role: 'departs', lang: 'ru', words: 'вылет|отправление' },
  { role: 'departs', lang: 'ja', words: '出発' },
  { role: 'arrives', lang: 'de', words: 'ankunft|ankunftszeit' },
  { role: 'arrives', lang: 'de', words: 'nach|an', where: 'head' },
  { role: 'arrives', lang: 'fr', words: 'arrivée' },
  { role: 'arrives', lang: 'es', words: 'llegada|llega' },
  { role: 'arrives', lang: 'pt', words: 'chegada' },
  { role: 'arrives', lang: 'it', words: 'arrivo' },
  { role: 'arrives', lang: 'nl', words: 'aankomst|aankomsttijd' },
  { role: 'arrives', lang: 'sv', words: 'ankomst|ankommer' },
  { role: 'arrives', lang: 'nb', words: 'ankomst' },
  { role: 'arrives', lang: 'da', words: 'ankomst' },
  { role: 'arrives', lang: 'pl', words: 'przylot|przyjazd' },
  { role: 'arrives', lang: 'ru', words: 'прилёт|прилет|прибытие' },
  { role: 'arrives', lang: 'ja', words: '到着' },
  { role: 'flight', lang: 'de', words: 'flug|flugnummer' },
  { role: 'flight', lang: 'fr', words: 'vol' },
  { role: 'flight', lang: 'es', words: 'vuelo' },
  { role: 'flight', lang: 'pt', words: 'voo' },
  { role: 'flight', lang: 'it', words: 'volo' },
  { role: 'flight', lang: 'nl', words: 'vlucht|vluchtnummer' },
  { role: 'flight', lang: 'sv', words: 'flyg' },
  { role: 'flight', lang: 'nb', words: 'flygning|flynummer' },
  { role: 'flight', lang: 'da', words: 'flynummer' },
  { role: 'flight', lang: 'pl', words: 'numer lotu' },
  { role: 'flight', lang: 'ru', words: 'рейс' },
  { role: 'flight', lang: 'ja', words: '便名|便' },
  { role: 'check-in', lang: 'nl', words: 'incheck|inchecken|incheckdatum|check-in datum' },
  { role: 'check-in', lang: 'de', words: 'einchecken' },
  { role: 'check-in', lang: 'sv', words: 'incheckning' },
  { role: 'check-in', lang: 'nb', words: 'innsjekking|innsjekk' },
  { role: 'check-in', lang: 'da', words: 'indtjekning|indcheckning' },
  { role: 'check-in', lang: 'pl', words: 'zameldowanie' },
  { role: 'check-in', lang: 'ru', words: 'заезд|дата заезда' },
  { role: 'check-in', lang: 'ja', words: 'チェックイン|宿泊日' },
  { role: 'check-out', lang: 'nl', words: 'uitcheck|uitchecken|uitcheckdatum' },
  { role: 'check-out', lang: 'de', words: 'auschecken' },
  { role: 'check-out', lang: 'sv', words: 'utcheckning' },
  { role: 'check-out', lang: 'nb', words: 'utsjekking|utsjekk' },
  { role: 'check-out', lang: 'da', words: 'udtjekning|udcheckning' },
  { role: 'check-out', lang: 'pl', words: 'wymeldowanie' },
  { role: 'check-out', lang: 'ru', words: 'выезд|отъезд|дата выезда' },
  { role: 'check-out', lang: 'ja', words: 'チェックアウト' },
  { role: 'stay-begins', lang: 'de', words: 'anreise|anreisedatum|anreisetag' },
  { role: 'stay-begins', lang: 'fr', words: "arrivée|date d'arrivée" },
  { role: 'stay-begins', lang: 'es', words: 'entrada|fecha de entrada|llegada|fecha de llegada' },
  { role: 'stay-begins', lang: 'pt', words: 'entrada|data de entrada|chegada|data de chegada' },
  { role: 'stay-begins', lang: 'it', words: "arrivo|data di arrivo|data d'arrivo" },
  { role: 'stay-begins', lang: 'nl', words: 'aankomst|aankomstdatum' },
  { role: 'stay-begins', lang: 'sv', words: 'ankomst|ankomstdatum' },
  { role: 'stay-begins', lang: 'nb', words: 'ankomstdato' },
  { role: 'stay-begins', lang: 'pl', words: 'przyjazd|data przyjazdu' },
  { role: 'stay-ends', lang: 'de', words: 'abreise|abreisedatum|abreisetag' },
  { role: 'stay-ends', lang: 'fr', words: 'départ|date de départ' },
  { role: 'stay-ends', lang: 'es', words: 'salida|fecha de salida' },
  { role: 'stay-ends', lang: 'pt', words: 'saída|data de saída|partida|data de partida' },
  { role: 'stay-ends', lang: 'it', words: 'partenza|data di partenza' },
  { role: 'stay-ends', lang: 'nl', words: 'vertrek|vertrekdatum' },
  { role: 'stay-ends', lang: 'sv', words: 'avresa|avresedatum' },
  { role: 'stay-ends', lang: 'nb', words: 'avreise|avreisedato' },
  { role: 'stay-ends', lang: 'da', words: 'afrejse|afrejsedato' },
  { role: 'stay-ends', lang: 'pl', words: 'wyjazd|data wyjazdu' },
  {
    role: 'stay',
    lang: 'de',
    words: 'zimmer|übernachtung|übernachtungen|aufenthalt|pension|gasthof|unterkunft',
  },
  { role: 'stay', lang: 'fr', words: 'nuit|nuits|chambre|hôtel|séjour' },
  { role: 'stay', lang: 'es', words: 'noche|noches|habitación|alojamiento|estancia' },
  { role: 'stay', lang: 'pt', words: 'noite|noites|quarto|hospedagem|alojamento' },
  { role: 'stay', lang: 'it', words: 'notte|notti|camera|albergo|soggiorno' },
  { role: 'stay', lang: 'nl', words: 'nacht|nachten|kamer|verblijf' },
  { role: 'stay', lang: 'sv', words: 'natt|nätter|rum|boende|vistelse' },
  { role: 'stay', lang: 'nb', words: 'natt|netter|rom|opphold|overnatting' },
  { role: 'stay', lang: 'da', words: 'nat|nætter|værelse|ophold' },
  { role: 'stay', lang: 'pl', words: 'noc|noce|nocy|pokój|pobyt' },
  { role: 'stay', lang: 'ru', words: 'ночь|ночи|ночей|номер|проживание|гостиница|отель' },
  { role: 'stay', lang: 'ja', words: '宿泊|部屋|ホテル|泊' },
  { role: 'nights', lang: 'de', words: 'nacht|nächte|übernachtung|übernachtungen' },
  { role: 'nights', lang: 'fr', words: 'nuit|nuits' },
  { role: 'nights', lang: 'es', words: 'noche|noches' },
  { role: 'nights', lang: 'pt', words: 'noite|noites' },
  { role: 'nights', lang: 'it', words: 'notte|notti' },
  { role: 'nights', lang: 'nl', words: 'nacht|nachten' },
  { role: 'nights', lang: 'sv', words: 'natt|nätter' },
  { role: 'nights', lang: 'nb', words: 'natt|netter' },
  { role: 'nights', lang: 'da', words: 'nat|nætter' },
  { role: 'nights', lang: 'pl', words: 'noc|noce|nocy' },
  { role: 'nights', lang: 'ru', words: 'ночь|ночи|ночей' },
  { role: 'nights', lang: 'ja', words: '泊' },
  { role: 'room', lang: 'de', words: 'zimmer|zimmertyp|zimmerkategorie' },
  { role: 'room', lang: 'fr', words: 'chambre|type de chambre' },
  { role: 'room', lang: 'es', words: 'habitación|tipo de habitación' },
  { role: 'room', lang: 'pt', words: 'quarto|tipo de quarto' },
  { role: 'room', lang: 'it', words: 'camera|tipo di camera' },
  { role: 'room', lang: 'nl', words: 'kamer|kamertype' },
  { role: 'room', lang: 'sv', words: 'rum|rumstyp' },
  { role: 'room', lang: 'nb', words: 'rom|romtype' },
  { role: 'room', lang: 'da', words: 'værelse|værelsestype' },
  { role: 'room', lang: 'pl', words: 'pokój|rodzaj pokoju' },
  { role: 'address', lang: 'de', words: 'adresse|anschrift' },
  { role: 'address', lang: 'es', words: 'dirección' },
  { role: 'address', lang: 'pt', words: 'endereço|morada' },
  { role: 'address', lang: 'it', words: 'indirizzo' },
  { role: 'address', lang: 'nl', words: 'adres' },
  { role: 'address', lang: 'sv', words: 'adress' },
  { role: 'address', lang: 'nb', words: 'adresse' },
  { role: 'address', lang: 'pl', words: 'adres' },
  { role: 'address', lang: 'ru', words: 'адрес' },
  { role: 'address', lang: 'ja', words: '住所' },
  { role: 'pick-up', lang: 'de', words: 'abholung|anmietung|abholort|abholdatum' },
  { role: 'pick-up', lang: 'fr', words: 'prise en charge|départ' },
  { role: 'pick-up', lang: 'es', words: 'recogida|entrega' },
  { role: 'pick-up', lang: 'pt', words: 'retirada|levantamento' },
  { role: 'pick-up', lang: 'it', words: 'ritiro' },
  { role: 'pick-up', lang: 'nl', words: 'ophalen' },
  { role: 'pick-up', lang: 'sv', words: 'upphämtning|hämtning' },
  { role: 'pick-up', lang: 'nb', words: 'henting' },
  { role: 'pick-up', lang: 'da', words: 'afhentning' },
  { role: 'pick-up', lang: 'pl', words: 'odbiór' },
  { role: 'pick-up', lang: 'ru', words: 'получение' },
  { role: 'return', lang: 'de', words: 'rückgabe|abgabe|rückgabeort|rückgabedatum' },
  { role: 'return', lang: 'fr', words: 'restitution|retour' },
  { role: 'return', lang: 'es', words: 'devolución' },
  { role: 'return', lang: 'pt', words: 'devolução' },
  { role: 'return', lang: 'it', words: 'riconsegna' },
  { role: 'return', lang: 'nl', words: 'inleveren|terugbrengen' },
  { role: 'return', lang: 'sv', words: 'återlämning' },
  { role: 'return', lang: 'nb', words: 'innlevering|retur' },
  { role: 'return', lang: 'da', words: 'aflevering' },
  { role: 'return', lang: 'pl', words: 'zwrot' },
  { role: 'return', lang: 'ru', words: 'возврат' },
  {
    role: 'car',
    lang: 'de',
    words: 'mietwagen|fahrzeug|fahrzeugkategorie|fahrzeuggruppe|autovermietung',
  },
  { role: 'car', lang: 'fr', words: 'voiture|véhicule|catégorie' },
  { role: 'car', lang: 'es', words: 'coche|vehículo|auto' },
  { role: 'car', lang: 'pt', words: 'carro|veículo' },
  { role: 'car', lang: 'it', words: 'auto|veicolo|autonoleggio' },
  { role: 'car', lang: 'nl', words: 'auto|huurauto|voertuig' },
  { role: 'car', lang: 'sv', words: 'bil|hyrbil|fordon' },
  { role: 'car', lang: 'nb', words: 'bil|leiebil' },
  { role: 'car', lang: 'da', words: 'bil|lejebil' },
  { role: 'car', lang: 'pl', words: 'samochód|pojazd' },
  { role: 'car', lang: 'ru', words: 'автомобиль' },
  { role: 'or-similar', lang: 'de', words: 'oder ähnlich|o. ä.' },
  { role: 'or-similar', lang: 'fr', words: 'ou similaire|ou équivalent' },
  { role: 'or-similar', lang: 'es', words: 'o similar' },
  { role: 'or-similar', lang: 'pt', words: 'ou similar|ou semelhante' },
  { role: 'or-similar', lang: 'it', words: 'o simile|o similare' },
  { role: 'or-similar', lang: 'nl', words: 'of vergelijkbaar|of gelijkwaardig' },
  { role: 'or-similar', lang: 'sv', words: 'eller liknande' },
  { role: 'or-similar', lang: 'nb', words: 'eller lignende' },
  { role: 'or-similar', lang: 'pl', words: 'lub podobny' },
  {
    role: 'reference',
    lang: 'de',
    words:
      'buchungsnummer|buchungscode|buchungscodes|buchungsreferenz|reservierungsnummer|reservierungscode|bestätigungsnummer|bestätigungscode|auftragsnummer',
  },
  {
    role: 'reference',
    lang: 'fr',
    words:
      'numéro de réservation|numéro de confirmation|numéro de dossier|référence de réservation|référence de votre réservation|référence de votre dossier|référence de dossier|référence de confirmation|référence dossier|code de réservation|code de confirmation',
  },
  {
    role: 'reference',
    lang: 'es',
    words:
      'número de confirmación|número de reserva|código de reserva|código de confirmación|localizador|referencia de reserva',
  },
  {
    role: 'reference',
    lang: 'pt',
    words:
      'número de confirmação|número da reserva|número de reserva|código de reserva|código da reserva|código de confirmação|localizador',
  },
  {
    role: 'reference',
    lang: 'it',
    words:
      'codice prenotazione|codice di prenotazione|numero prenotazione|numero di prenotazione|codice di conferma|numero di conferma|codice pnr',
  },
  {
    role: 'reference',
    lang: 'nl',
    words:
      'reserveringsnummer|boekingsnummer|boekingscode|bevestigingsnummer|reserveringscode|boekingsreferentie',
  },
  {
    role: 'reference',
    lang: 'sv',
    words: 'bokningsnummer|bokningsreferens|bokningskod|bekräftelsenummer|reservationsnummer',
  },
  {
    role: 'reference',
    lang: 'nb',
    words:
      'bookingreferanse|bestillingsnummer|bestillingsreferanse|referansenummer|reservasjonsnummer|bekreftelsesnummer|bookingnummer',
  },
  {
    role: 'reference',
    lang: 'da',
    words: 'reservationsnummer|bookingreference|bookingnummer|bekræftelsesnummer|bestillingsnummer',
  },
  {
    role: 'reference',
    lang: 'pl',
    words: 'numer rezerwacji|kod rezerwacji|numer potwierdzenia|nr rezerwacji|numer zamówienia',
  },
  {
    role: 'reference',
    lang: 'ru',
    words: 'номер бронирования|код бронирования|номер брони|код брони|номер заказа',
  },
  { role: 'reference', lang: 'ja', words: '予約番号|確認番号|予約コード' },
  {
    role: 'confirmed',
    lang: 'de',
    words: 'bestätigt|buchungsbestätigung|bestätigung|reservierung|buchung',
  },
  { role: 'confirmed', lang: 'fr', words: 'confirmée|confirmation|réservation' },
  { role: 'confirmed', lang: 'es', words: 'confirmada|confirmación|reserva' },
  { role: 'confirmed', lang: 'pt', words: 'confirmada|confirmação|reserva' },
  { role: 'confirmed', lang: 'it', words: 'confermata|conferma|prenotazione' },
  { role: 'confirmed', lang: 'nl', words: 'bevestigd|bevestiging|reservering|boeking' },
  { role: 'confirmed', lang: 'sv', words: 'bekräftad|bekräftelse|bokningsbekräftelse|bokning' },
  { role: 'confirmed', lang: 'nb', words: 'bekreftet|bekreftelse|reservasjon|bestilling' },
  { role: 'confirmed', lang: 'da', words: 'bekræftet|bekræftelse|reservation|bestilling' },
  { role: 'confirmed', lang: 'pl', words: 'potwierdzona|potwierdzenie|rezerwacja|rezerwacji' },
  {
    role: 'confirmed',
    lang: 'ru',
    words: 'подтверждено|подтверждение|бронирование|бронирования',
  },
  { role: 'confirmed', lang: 'ja', words: '予約確認|予約|ご予約' },
  { role: 'until', lang: 'de', words: 'bis' },
  { role: 'until', lang: 'fr', words: 'au' },
  { role: 'until', lang: 'es', words: 'al|a|hasta' },
  { role: 'until', lang: 'pt', words: 'a|até' },
  { role: 'until', lang: 'it', words: 'al' },
  { role: 'until', lang: 'nl', words: 'tot|t/m' },
  { role: 'until', lang: 'sv', words: 'till' },
  { role: 'until', lang: 'nb', words: 'til' },
  { role: 'until', lang: 'pl', words: 'do' },
  { role: 'until', lang: 'ru', words: 'по|до' },
  {
    role: 'issued',
    lang: 'de',
    words: 'ausgestellt am|gebucht am|buchungsdatum|zahlungsdatum|rechnungsdatum',
  },
  {
    role: 'issued',
    lang: 'fr',
    words: "émis le|réservé le|date d'émission|date de réservation|payé le",
  },
  {
    role: 'issued',
    lang: 'es',
    words: 'emitido el|fecha de emisión|fecha de compra|fecha de reserva|pagado el',
  },
  {
    role: 'issued',
    lang: 'pt',
    words: 'emitido em|data de emissão|data da compra|data da reserva|pago em',
  },
  { role: 'issued', lang: 'it', words: 'emesso il|data di emissione|data di acquisto|pagato il' },
  { role: 'issued', lang: 'nl', words: 'geboekt op|boekingsdatum|betaald op|datum van uitgifte' },
  { role: 'issued', lang: 'sv', words: 'bokad|bokningsdatum|betald|köpt' },
  { role: 'issued', lang: 'nb', words: 'bestilt|bestillingsdato|betalt|kjøpt' },
  { role: 'issued', lang: 'da', words: 'bestilt|bestillingsdato|betalt|købt' },
  { role: 'issued', lang: 'pl', words: 'data rezerwacji|data zakupu|data wystawienia|opłacono' },
  { role: 'issued', lang: 'ru', words: 'дата выпуска|дата бронирования|дата покупки|оплачено' },
  { role: 'issued', lang: 'ja', words: '予約日|発行日|購入日' },
  { role: 'hotel', lang: 'de', words: 'unterkunft' },
  { role: 'hotel', lang: 'fr', words: 'hôtel|hébergement' },
  { role: 'hotel', lang: 'es', words: 'alojamiento' },
  { role: 'hotel', lang: 'nl', words: 'accommodatie' },
  {
    role: 'country',
    lang: 'xx',
    words:
      'deutschland|österreich|schweiz|france|españa|italia|nederland|portugal|sverige|norge|danmark|suomi|polska|россия|belgique|belgië',
  },
];
