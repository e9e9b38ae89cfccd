/** What mails say of a booking that was changed. */
export type ChangeRole =
  | 'former'
  | 'formerly'
  | 'before'
  | 'cancelled'
  | 'replaced'
  | 'waitlisted'
  | 'new-instead'
  | 'now'
  | 'after'
  | 'unchanged'
  | 'standing'
  | 'planned'
  | 'expected'
  | 'instead-of'
  | 'status'
  | 'schedule';

/** The words of changes by role: the language, then its words with "|" between them, as in `label-rows.ts`. */
export const CHANGE_WORDS: Readonly<Record<ChangeRole, string>> = {
  /** As in "previous flight". */
  former: `
    en previous|original|old|former
    de alter|alte|alten|bisheriger|bisherige|bisherigen|ursprünglicher|ursprüngliche|ursprünglichen|alt
    fr ancien|anciens|ancienne|anciennes|initial|initiaux|initiale|initiales|précédent|précédents|précédente
    es anterior|anteriores|original|originales|antiguo|antiguos
    pt anterior|anteriores|original|originais|antigo|antigos
    it precedente|precedenti|vecchio|vecchi|originale|originali|iniziale|iniziali
    nl oude|oorspronkelijke|vorige|eerdere|oud
    sv tidigare|ursprungligt|ursprungliga|gammalt|gamla
    nb tidligere|opprinnelig|opprinnelige|gammel|gamle
    da tidligere|oprindelig|oprindelige|gammel|gamle
    pl poprzedni|poprzednie|poprzednia|pierwotny|pierwotne|pierwotna|stary|stare
    ru прежний|прежние|прежнее|первоначальный|первоначальные|первоначальное|старый|старое
    tr önceki|eski
    fi vanha|vanhat|aiempi|aiemmat|alkuperäinen|alkuperäiset
    ja 旧
  `,
  /** Alone in its line or cell, before a colon, or beside a clock. */
  formerly: `
    en previously|formerly|originally|was
    de vorher|zuvor|bisher|ursprünglich
    fr auparavant|initialement|précédemment
    es anteriormente|originalmente
    pt anteriormente|originalmente
    it precedentemente|in precedenza
    nl voorheen|oorspronkelijk|vroeger|eerder
    sv tidigare|ursprungligen
    nb tidligere|opprinnelig
    da tidligere|oprindeligt
    pl wcześniej|poprzednio|było
    ru было|ранее
    ja 変更前
    zh 变更前|原航班|原行程
    fi aiemmin
  `,
  /** The same where it is no "until": alone or before a colon. */
  before: `
    en before
    fr avant
    es antes
    pt antes
    it prima
    sv före
    nb før
    da før
    pl przed
    fi ennen
  `,
  cancelled: `
    en cancelled|canceled
    de stornierter|stornierte|stornierten|annullierter|annullierte|annullierten|gestrichener|storniert|annulliert|gestrichen
    fr annulé|annulés|annulée|annulées
    es cancelado|cancelados|anulado|anulados|cancelada|canceladas|anulada|anuladas
    pt cancelado|cancelados|anulado|anulados|cancelada|canceladas|anulada|anuladas
    it cancellato|cancellati|annullato|annullati|cancellata|cancellate|annullata|annullate
    nl geannuleerde|geannuleerd
    sv inställt|inställda|inställd|avbokat|avbokad|avbokade
    nb kansellert|kansellerte|innstilt|innstilte|avbestilt|avbestilte
    da aflyst|aflyste|annulleret|annullerede|afbestilt|afbestilte
    pl odwołany|odwołane|anulowany|anulowane|odwołana|anulowana
    ru отменённый|отмененный|отменённые|отменён|отменен
    ja 欠航|キャンセル済み
    fi peruttu|peruutettu
    zh 已取消
    tr iptal|iptal edildi|iptal edilen
  `,
  /** What another flight stands for now, or the flight that does. */
  replaced: `
    en replaced|released|replaces|no longer valid|no longer booked|these flights replace|this flight replaces|this replaces|you changed|you swapped|you exchanged|changed from
    de ersetzt|entfällt|entfallen|nicht mehr gültig|diese flüge ersetzen|dieser flug ersetzt|sie haben getauscht|du hast getauscht
    fr remplace|remplacé|remplacés|ces vols remplacent|ce vol remplace|vous avez échangé|vous avez modifié
    es reemplaza|reemplazado|reemplazados|sustituido|sustituidos|estos vuelos reemplazan|este vuelo reemplaza|estos vuelos sustituyen|cambiaste|has cambiado
    pt substitui|substituído|substituídos|estes voos substituem|este voo substitui|você trocou|trocou|alterou
    it sostituisce|sostituito|sostituiti|questi voli sostituiscono|questo volo sostituisce|hai cambiato|ha cambiato
    nl vervangt|vervangen|vervalt|vervallen|deze vluchten vervangen|deze vlucht vervangt
    sv ersatt|ersätter
    nb erstattet|erstatter
    da erstattet|erstatter
    pl zastąpiony|zastąpione|zastępuje
  `,
  waitlisted: `
    en waitlisted|wait-listed|wait listed|waitlist|still waitlisted|on waitlist|on the waitlist
    de warteliste|auf warteliste|auf der warteliste
    fr liste d'attente|en liste d'attente|sur liste d'attente
    es lista de espera|en lista de espera
    pt lista de espera|em lista de espera
    it lista d'attesa|in lista d'attesa
    nl wachtlijst|op de wachtlijst
    sv väntelista|på väntelista
    nb venteliste|på venteliste
    da venteliste|på venteliste
    pl lista rezerwowa|na liście rezerwowej
    fi jonotuslistalla
  `,
  /** As in "new flight". */
  'new-instead': `
    en new|updated|revised|changed|current
    de neuer|neue|neuen|geänderter|geänderte|geänderten|aktueller|aktuelle|aktuellen
    fr nouvel|nouveau|nouveaux|nouvelle|nouvelles|actuel|actuels|actuelle|actuelles
    es nuevo|nuevos|nueva|nuevas|actual|actuales
    pt novo|novos|nova|novas|atual|atuais
    it nuovo|nuovi|nuova|nuove|attuale|attuali
    nl nieuwe|huidige
    sv nytt|nya|ny
    nb ny|nytt|nye
    da ny|nyt|nye
    pl nowy|nowe|nowa
    ru новый|новые|новое
    tr yeni
    fi uusi|uudet
  `,
  /** Alone or before a colon. */
  now: `
    en now|new|updated|revised|changed|now is|is now
    de jetzt|neu|ist jetzt|nun
    fr désormais|maintenant|nouveau
    es ahora|nuevo
    pt agora|novo
    it adesso|nuovo
    nl nu|nieuw
    sv nu|nytt|ny
    nb nå|nytt|ny
    da nu|nyt|ny
    pl jest|obecnie|teraz|nowy|nowe
    ru стало|теперь
    ja 変更後
    zh 变更后|新航班|新行程|改签航班
    fi nyt|uusi
    tr yeni
  `,
  after: `
    en after
    de nachher
    fr après
    es después
    pt depois
    it dopo
    sv efter
    nb etter
    da efter
    pl po
    fi jälkeen
  `,
  unchanged: `
    en unchanged|no change|no changes|not changed|has not changed|have not changed|not affected|unaffected|still booked|remains the same|stays the same
    de unverändert|keine änderung|keine änderungen|nicht betroffen|nicht geändert
    fr inchangé|inchangés|inchangée|inchangées|sans changement|pas de changement|aucun changement
    es sin cambios|sin cambio|no cambia|no tiene cambios|no ha cambiado
    pt sem alterações|sem alteração|sem mudanças|inalterado|não mudou|não foi alterado
    it invariato|invariati|invariata|nessuna modifica|nessun cambiamento|non cambia
    nl ongewijzigd|niet gewijzigd|geen wijzigingen
    sv oförändrat|oförändrad|oförändrade|ingen ändring
    nb uendret|ingen endring|ingen endringer
    da uændret|ingen ændring|ingen ændringer
    pl bez zmian
    ru без изменений
    ja 変更なし
    zh 未变更|无变化|不变
    fi ennallaan|ei muutoksia|ei muutosta
    tr değişiklik yok|değişmedi|değişiklik yoktur
  `,
  /** What a part, row or heading says that holds as it was booked. */
  standing: `
    en confirmed|booked|ticketed
    de bestätigt|bestätigte|bestätigter|gebucht
    fr confirmé|confirmée|confirmés|confirmées
    es confirmado|confirmada|confirmados|confirmadas
    pt confirmado|confirmada|confirmados|confirmadas
    it confermato|confermata|confermati|confermate
    nl bevestigd|bevestigde
    sv bekräftad|bekräftat|bekräftade
    nb bekreftet|bekreftede
    da bekræftet|bekræftede
    pl potwierdzony|potwierdzona|potwierdzone
    ru подтверждён|подтвержден|подтверждено
    ja 確定
    zh 已确认
    fi vahvistettu
    tr onaylandı|onaylı
  `,
  /** Of a time that a later one stands for where such a one is printed. */
  planned: `
    en scheduled|planned
    de planmäßig|geplant
    fr prévu|prévue
    es programado|programada|previsto|prevista
    pt programado|programada|previsto|prevista
    it previsto|prevista|programmato
    nl gepland
    sv planerad|planerat
    nb planlagt
    da planlagt
    pl planowo|planowany
    fi aikataulun mukaan
  `,
  expected: `
    en estimated|new estimated|expected|now expected|new expected
    de voraussichtlich|voraussichtliche|voraussichtlicher|neue voraussichtliche|erwartet|neu erwartet
    fr estimé|estimée|nouvelle estimée|attendu
    es estimado|estimada|esperado
    pt estimado|estimada|esperado
    it stimato|stimata|atteso
    nl verwacht|nieuw verwacht
    sv beräknad|beräknat|ny beräknad|förväntad
    nb forventet|ny forventet|beregnet|ny beregnet
    da forventet|ny forventet|beregnet|ny beregnet
    pl przewidywany|oczekiwany
    fi arvioitu
  `,
  'instead-of': `
    en instead of|rather than
    de statt|anstatt|anstelle von
    fr au lieu de|au lieu du
    es en lugar de|en vez de
    pt em vez de|em vez do|em vez da|em vez das|em vez dos
    it invece di|invece delle|invece che
    nl in plaats van
    sv i stället för|istället för
    nb i stedet for
    da i stedet for
    pl zamiast
    ru вместо
  `,
  status: `
    en status
    de status|buchungsstatus
    fr statut
    es estado|estatus
    pt estado|status|estatuto|situação
    it stato
    nl status
    sv status
    nb status
    da status
    pl status
    ru статус
  `,
  /** What was changed: "original flight", "new dates". */
  schedule: `
    en flight|flights|segment|segments|itinerary|schedule|departure|reservation|booking|trip|details|times|stay|stays|dates|arrival|time|seat|seats|pick-up|pickup|pick up|return|drop-off|dropoff|check-in|check-out|checkout|location|pick-up location|return location|car|vehicle|room
    de flug|flüge|flugzeit|flugzeiten|flugdaten|flugplan|flugverbindung|flugverbindungen|verbindung|reisedaten|reiseplan|reiseverlauf|aufenthalt|termin|daten|buchung|reservierung|zeitraum|abflug|ankunft|abreise|anreise|abflugzeit|ankunftszeit|zeit|sitz|sitzplatz|abholung|rückgabe|fahrzeug|zimmer|mietwagen|abholort|rückgabeort
    fr horaire|horaires|vol|vols|itinéraire|vol retour|vol aller|séjour|dates|réservation|départ|arrivée|heure|heure de départ|heure d'arrivée|siège|sièges|retour|véhicule|agence|chambre|prise en charge|restitution
    es horario|horarios|vuelo|vuelos|itinerario|estancia|fechas|reserva|salida|llegada|hora|hora de salida|hora de llegada|asiento|asientos|datos|recogida|devolución|vehículo|habitación
    pt horário|horários|voo|voos|itinerário|estadia|datas|reserva|partida|chegada|hora|dados|retirada|devolução|veículo|quarto
    it orario|orari|volo|voli|itinerario|soggiorno|date|prenotazione|partenza|arrivo|ora|dati|ritiro|riconsegna|veicolo|camera|auto
    nl vlucht|vluchten|vluchttijden|vluchtgegevens|reisschema|verblijf|boeking|reservering|vertrek|aankomst|tijd|gegevens|ophalen|inleveren|kamer|auto
    sv flyg|tider|flygtider|resplan|vistelse|bokning|avgång|ankomst|tid|hämtning|återlämning|rum|bil
    nb flyvning|flyvninger|fly|tider|flytider|reiserute|opphold|bestilling|avgang|ankomst|tid|henting|levering|rom|bil
    da fly|flyvning|flyvninger|tider|flytider|rejseplan|ophold|booking|bestilling|afgang|ankomst|tid|afhentning|aflevering|værelse|bil
    pl lot|loty|rozkład|rozkład lotu|plan podróży|pobyt|rezerwacja|termin|wylot|przylot|godzina|odbiór|zwrot|pokój|samochód
    ru рейс|рейсы|расписание|маршрут|вылет|прилёт|время
    tr uçuş|uçuşunuz|uçuşlar|sefer
    fi lento|lennot|aikataulu|paikka|paikat|varaus
    zh 航班
  `,
};
