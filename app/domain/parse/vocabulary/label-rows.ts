import { CHANGE_WORDS, type ChangeRole } from './change-rows';

/** What a printed word stands for. */
export type Role =
  | ChangeRole
  | 'departs'
  | 'arrival-clock'
  | 'arrives'
  | 'flight'
  | 'from'
  | 'to'
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
  | 'rental-begins'
  | 'rental-ends'
  | 'pick-up-place'
  | 'return-place'
  | 'place'
  | 'when'
  | 'details'
  | 'car'
  | 'car-class'
  | 'rental-company'
  | 'flight-part'
  | 'car-part'
  | 'your'
  | 'or-similar'
  | 'reference'
  | 'airline-reference'
  | 'confirmed'
  | 'until'
  | 'earliest'
  | 'latest'
  | 'issued'
  | 'passengers'
  | 'seat'
  | 'way-there'
  | 'way-back'
  | 'house'
  | 'show-day'
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
 * The labels of confirmations by what they stand for: the language, then its words with "|" between
 * them. "^" marks words that count only where they stand first in their cell or line. A language is
 * added by its rows here and in `calendar-rows.ts`.
 */
const WORDS: Readonly<Record<Exclude<Role, ChangeRole>, string>> = {
  departs: `
    en departing|departure|departs|depart|leaves|leaving|dep.|dep|take-off|takeoff
    en ^from|origin|lv
    de abflug|abflugzeit|abreise|abfahrt
    de ^von|ab|start
    fr départ
    es salida
    es ^origen|sale
    pt ^origem
    pt partida|saída
    it partenza
    nl vertrek|vertrekt
    sv avgång|avresa|avgår
    nb avgang|avreise
    da afgang|afrejse
    pl wylot|odlot|odjazd|wyjazd
    ru вылет|отправление
    ja 出発|出発日|出発時刻|出発時間|出発日時|出発空港|出発地|出発駅|搭乗日|乗車日
    zh 出发|起飞|出发时间|起飞时间|出發|起飛|出發時間|起飛時間
    ko 출발|출발일시|출발공항|출발날짜|출발일|출발시간
    tr kalkış
    fi lähtö|lähtee
    cs odlet|odjezd
    hu indulás
    is brottför
    ms berlepas
    ro plecare
    el αναχώρηση
    ca sortida|surt
  `,
  'arrival-clock': `
    en arrival time
    de ankunftszeit
    fr heure d'arrivee|heure d'arrivée
    es hora de llegada
    pt horario de chegada|horário de chegada|hora de chegada
    it orario di arrivo|ora di arrivo
    nl aankomsttijd
    pl godzina przylotu
  `,
  arrives: `
    en arriving|arrival|arrives|arrive|lands|landing|arr.|arr
    en ^to|destination|ar
    de ankunft|ankunftszeit|landung
    de ^nach|an
    fr arrivée
    es llegada|llega
    es ^destino
    pt ^destino
    pt chegada
    it arrivo
    nl aankomst|aankomsttijd
    sv ankomst|ankommer
    nb ankomst
    da ankomst
    pl przylot|przyjazd
    ru прилёт|прилет|прибытие
    ja 到着|到着日|到着時刻|到着時間|到着日時|到着空港|到着地|到着駅
    zh 到达|抵达|到达时间|抵达时间|到達|抵達|到達時間|抵達時間
    ko 도착|도착일시|도착공항|도착날짜|도착일|도착시간
    tr varış
    fi saapuminen|saapuu
    cs přílet|příjezd
    hu érkezés
    ro sosire
    el άφιξη
    ca arribada|arriba
    is koma
    ms tiba
  `,
  from: `
    en from
    de von|ab
    fr de|depuis
    es de|desde
    pt de
    it da
    nl van
    sv från
    nb fra
    da fra
    pl z|ze
    ru из
  `,
  to: `
    en to
    de nach
    fr à|vers
    es a|hacia
    pt para
    it a|per
    nl naar
    sv till
    nb til
    da til
    pl do
    ru в
  `,
  flight: `
    en flight|flt
    de flug|flugnummer
    fr vol
    es vuelo
    ca vol
    pt voo
    it volo
    nl vlucht|vluchtnummer
    sv flyg
    nb flygning|flynummer
    da flynummer
    pl numer lotu|nr lotu|lot
    ru рейс
    ja 便名
    zh 航班|航班号|航班編號
    ko 편명|항공편
    tr uçuş|uçuş no
    fi lento
    cs let|číslo letu
    hu járat|járatszám
    ro zbor|număr zbor
    el πτήση|αριθμός πτήσης
  `,
  'check-in': `
    en check-in|check in|checkin|checking-in|checking in
    en rooms are available|bedrooms are available|room is available|room will be available|room will be ready|rooms are ready
    fr politique d'arrivée|la chambre est disponible|vous pouvez arriver|chambres disponibles
    es habitación disponible|habitación estará disponible|habitaciones disponibles
    it camera disponibile|camere disponibili|camera sarà disponibile
    de zimmer steht|zimmer stehen|zimmer steht ihnen|zimmer stehen ihnen|zimmer ist bezugsfertig
    nl incheck|inchecken|incheckdatum|check-in datum
    de einchecken
    sv incheckning|checka in
    nb innsjekking|innsjekk
    da indtjekning|indcheckning
    pl zameldowanie
    ru заезд|дата заезда|заселение|дата заселения
    ja チェックイン|チェックイン日|チェックイン日時|宿泊日
    zh 入住|入住日期|入住时间|入住時間|登记入住|登記入住
    ko 체크인|체크인 날짜|입실
    tr giriş tarihi|giriş
    fi sisäänkirjautuminen|saapumispäivä
    cs příjezd|check-in
    hu bejelentkezés
    ro check-in
    da værelset er klar|værelset er klar fra
    el άφιξη
    uk прибуття|заїзд
  `,
  'check-out': `
    en check-out|check out|checkout|checking-out|checking out
    en vacated|vacate|vacate the room|vacate your room|vacate the property|vacate the apartment
    fr politique de départ|la chambre doit être libérée|chambres doivent être libérées|logement doit être libéré|libérer la chambre|libérer votre chambre|libérer les chambres|libérer le logement|libérer l'appartement
    es dejar la habitación|desocupar la habitación|abandonar la habitación|habitación debe quedar libre|habitación deberá quedar libre
    it camera va lasciata|camera va lasciata libera|camera va liberata|camere vanno liberate|camera deve essere liberata|camere devono essere liberate|liberare la camera|liberare l'appartamento|lasciare la camera|lasciare libera la camera
    pt desocupar o quarto
    de räumen sie ihr zimmer|räumen sie das zimmer
    nl uitcheck|uitchecken|uitcheckdatum
    de auschecken
    sv checka ut|utcheckning
    nb utsjekking|utsjekk
    da udtjekning|udcheckning|check-ud
    pl wymeldowanie
    ru выезд|отъезд|дата выезда|выселение|дата выселения
    ja チェックアウト|チェックアウト日|チェックアウト日時|チェックアウト時間|チェックアウト時刻
    zh 离店|离店日期|离店时间|退房|退房日期|退房时间|退房時間
    ko 체크아웃|체크아웃 날짜|퇴실
    tr çıkış tarihi|çıkış
    fi uloskirjautuminen|lähtöpäivä
    cs odjezd|check-out
    hu kijelentkezés
    da værelset være forladt|værelset skal være forladt
    el αναχώρηση
    uk виїзд
  `,
  'stay-begins': `
    en arrival|arriving|arrive|arrives|date of arrival|arrival date|arrival day
    de anreise|anreisedatum|anreisezeit|anreisetag
    fr arrivée|date d'arrivée|heure d'arrivée|début du séjour
    es entrada|fecha de entrada|llegada|fecha de llegada|hora de llegada|hora de entrada
    pt entrada|data de entrada|chegada|data de chegada|horário de chegada|hora de chegada
    it entrata|data di entrata|arrivo|orario di arrivo|ora di arrivo|data di arrivo|data d'arrivo
    nl aankomst|aankomstdatum
    sv ankomst|ankomstdatum|ankomsttid
    nb ankomstdato
    pl przyjazd|data przyjazdu
    fi saapuminen|tulopäivä
    cs příjezd|datum příjezdu
    hu érkezés
    ja ご到着日|到着日|ご到着
    ro sosire|data sosirii
    el άφιξη|ημερομηνία άφιξης
  `,
  'stay-ends': `
    en departure|departing|depart|departs|leaving|date of departure|departure date|departure day
    de abreise|abreisedatum|abreisezeit|abreisetag
    fr départ|date de départ|heure de départ|fin du séjour
    es salida|fecha de salida|hora de salida
    pt saída|data de saída|partida|data de partida|horário de saída|hora de saída
    it uscita|data di uscita|partenza|orario di partenza|ora di partenza|data di partenza
    nl vertrek|vertrekdatum
    sv avresa|avresedatum
    nb avreise|avreisedato
    da afrejse|afrejsedato
    pl wyjazd|data wyjazdu
    fi lähtö|lähtöpäivä
    cs odjezd|datum odjezdu
    hu távozás
    ja ご出発日
    ro plecare|data plecării
    el αναχώρηση|ημερομηνία αναχώρησης
  `,
  stay: `
    de zimmer|übernachtung|übernachtungen|aufenthalt|pension|gasthof|unterkunft|ferienwohnung|ferienhaus
    fr nuit|nuits|chambre|hôtel|séjour|résidence|hébergement|gîte|logement
    es noche|noches|habitación|alojamiento|estancia|huésped|huéspedes
    pt noite|noites|quarto|hospedagem|alojamento|hóspede|hóspedes
    it notte|notti|camera|albergo|soggiorno|pernottamento|ospiti
    nl nacht|nachten|kamer|verblijf
    sv natt|nätter|rum|boende|vistelse
    nb natt|netter|rom|opphold|overnatting
    da nat|nætter|værelse|ophold
    pl noc|noce|nocy|pokój|pobyt
    ru ночь|ночи|ночей|номер|проживание|гостиница|отель
    ja 宿泊|部屋|ホテル|泊
    zh 酒店|宾馆|入住|客房
    ko 호텔|객실|숙박|숙소
    tr konaklama|otel|gece
    fi yö|yötä|huone|majoitus
    cs noc|noci|pokoj|ubytování
    hu éj|éjszaka|szoba|szállás
  `,
  nights: `
    de nacht|nächte|übernachtung|übernachtungen
    fr nuit|nuits
    es noche|noches
    pt noite|noites
    it notte|notti
    nl nacht|nachten
    sv natt|nätter
    nb natt|netter
    da nat|nætter
    pl noc|noce|nocy|nocleg|noclegi|noclegów|dób
    ru ночь|ночи|ночей
    ja 泊
    zh 晚|间夜
    ko 박
    tr gece
    fi yö|yötä
    cs noc|noci|nocí
    hu éj|éjszaka
    ro nopți
    el διανυκτερεύσεις|νύχτες
  `,
  room: `
    en room|rooms|room plan|room type|room description|room detail|room details|room name|room category|room information|suite type
    en room(s)|room(s) type|rooms booked|room booked|guest room|guestroom|bed type|unit|unit type|staying in a|staying in an
    en accommodation|accommodations|accommodation type|accommodation details
    de zimmer|zimmername|zimmertyp|zimmerkategorie|zimmerart|zimmerbeschreibung
    fr chambre|chambres|type de chambre|catégorie de chambre
    es habitación|habitaciones|tipo de habitación|categoría de habitación
    pt quarto|quartos|tipo de quarto|acomodação|categoria de quarto
    ja 客室|部屋タイプ|お部屋タイプ|お部屋|客室タイプ|ルームタイプ|部屋の種類|部屋
    it camera|camere|alloggio|tipo di camera|sistemazione|tipologia|tipologia camera|tipologia di camera|dettagli camera|stanza
    nl kamer|kamers|kamertype|ruimtecategorie|kamercategorie
    sv rum|rumstyp
    nb rom|romtype|enhet
    da værelse|værelser|værelsestype
    pl pokój|pokoje|rodzaj pokoju
    zh 房型|客房类型|客房類型
    ko 객실|객실 타입|객실 유형
    tr oda|oda tipi
    fi huone|huonetyyppi
    cs pokoj|typ pokoje
    hu szoba|szobatípus
    ro cameră|tip cameră
    el δωμάτιο|τύπος δωματίου
    ru тип номера
  `,
  address: `
    en address|location|where|getting there
    de adresse|anschrift
    es dirección
    pt endereço|morada
    it indirizzo
    nl adres
    sv adress
    nb adresse
    pl adres
    ru адрес
    ja 住所|所在地|ご住所|宿泊施設住所
    de lage|standort
    fr emplacement|adresse du gîte|adresse du logement|adresse de l'hébergement|adresse de la location|adresse de l'hôtel
    es ubicación
    pt localização
    it posizione
    nl locatie
    sv läge
    nb beliggenhet
    da beliggenhed
    pl położenie
    zh 地址|酒店地址
    ko 주소|호텔 주소
    tr adres
    fi osoite
    cs adresa
    hu cím
    ro adresă
    el διεύθυνση
    uk адреса
  `,
  'pick-up': `
    en ^picked up
    en p/up|p/u|pick-up|pick up|pickup|picking-up|picking up|rental start|rental starts|trip start|trip starts
    de abholung|anmietung|abholdatum|anmietdatum|übergabe|übernahme
    fr prise en charge|départ|retrait|rendez-vous|prise véhicule|prise du véhicule|ramassage
    es recogida|recolección|entrega|retiro
    pt retirada|retirando|levantamento|levantar
    it ritiro
    nl ophalen|ophaaldatum|overdracht|ophaalgegevens
    sv upphämtning|upphämtningsinformation|hämtning|uthämtning|hämtas den|hämtas
    nb henting|avhenting|hentedato
    da afhentning|afhentningsdato
    pl odbiór|odbiór samochodu|odbiór auta|data odbioru|odbioru|przekazanie
    ru получение|выдача|получения|выдачи|детали получения
    ja 貸出日時|貸出|借り出し時間|借り出し日時|借り出し|受取日時|出発日時|ご出発|お貸出|出発
    zh 取车|取车时间
    ko 대여일시|픽업|대여|인수
    tr teslim alma|alış|teslim alma tarihi|alış tarihi
    fi nouto|noutopäivämäärä
    cs vyzvednutí
    hu átvétel
    ro preluare|preluării|preluarea mașinii
  `,
  return: `
    en d/off|d/o|drop-off|drop off|dropoff|dropping-off|dropping off|returning|return|rental end|rental ends|trip end|trip ends
    de rückgabe|abgabe|rückgabedatum
    fr restitution|retour
    es devolución|regreso
    pt devolução|devolvendo|devolver
    it consegna|riconsegna|restituzione|rilascio
    nl inleveren|terugbrengen|inleverdatum|inlevergegevens
    sv återlämning|avlämningsinformation|återlämningsinformation|återlämningen|återlämna|återlämnas den|återlämnas|avlämning|lämnas|lämnas den
    nb innlevering|levering|retur|avlevering|returnering|returdato
    da aflevering|returnering|afleveringsdato
    pl zwrot|zwrot samochodu|zwrot auta|data zwrotu|zwrotu
    ru возврат|возврата|детали возврата
    ja 返却日時|返却時間|返却|ご返却|お返し
    zh 还车|还车时间
    ko 반납일시|반납
    tr iade|iade tarihi
    fi palautus|palautuksen päivämäärä
    cs vrácení
    hu leadás
    ro predare|predării|predarea mașinii|returnare
  `,
  'rental-begins': `
    en start|starts|collect|collection|renting|where|date of rental|rental date
    fr début de location
    de mietbeginn
    es inicio del alquiler
  `,
  'rental-ends': `
    en end|ends|date of return
    fr fin de location
    de mietende
    es fin del alquiler
  `,
  'pick-up-place': `
    en rental location|rental office|rental branch|rental counter
    en meeting location|delivery location|departure office|departure store|departure shop|departing store|delivering station
    en pickup & return|pick-up & return|pickup and return|pick-up and return
    de anmietstation|anmietort|abholstation|abholort|übergabestation|übernahmestation|abholungsort|vermietstation
    ja 出発店舗|貸出店舗|借り出し営業所|借り出し・返却営業所|貸出場所|受取店舗|受取場所|出発営業所
    zh 取车门店|取车地点
    nl ophaallocatie|ophaaladres|ophaalkantoor|ophaalstation|overdrachtstation
    sv upphämtningsplats|hämtningsplats|hämtas på|uthämtningsstation|upphämtningsstation|uthämtningsplats
    nb hentested|hente lokasjon|hentestation|avhentingssted
    da afhentningssted|afhentningsstation
    pl miejsce odbioru|punkt wynajmu|punkt odbioru
    fr station départ|station de départ|agence de départ|lieu de départ|agence de retrait|lieu de retrait|lieu de ramassage|lieu de prise en charge
    es oficina de recogida|oficina recogida|estación de recogida|lugar de recogida|localidad de retiro|lugar de retiro|sucursal de retiro
    pt loja de retirada|local de retirada|estação de levantamento|local de levantamento|est. de levantamento|est. levantamento
    it luogo di ritiro|stazione di ritiro|stazione di partenza|sede di ritiro
    ru место получения|место выдачи
    fi noutopaikka
    tr teslim alma yeri|alış yeri
    ro locul preluării
    ko 대여지점|대여 지점|인수지점|대여장소|대여 장소
  `,
  'return-place': `
    en return office|return store|return shop|returning to|return to|drop-off at|dropping off at|collecting station
    de rückgabestation|rückgabeort
    ja 返却店舗|返却場所|返却営業所
    zh 还车门店|还车地点
    nl inleverlocatie|terugbrenglocatie|inleverkantoor|inleverstation
    sv återlämningsplats|återlämnas på|återlämningsstation|avlämningsplats|avlämningsstation
    nb innleveringssted|returneringssted|retur lokasjon|returstation|avleveringssted
    da afleveringssted|afleveringsstation
    pl miejsce zwrotu|punkt zwrotu
    fr station retour|station de retour|agence de retour|lieu de retour|lieu de restitution|agence de restitution|retour location
    es oficina de devolución|oficina devolución|estación de devolución|estación de entrega|lugar de devolución|lugar de regreso|localidad de devolución|sucursal de devolución
    pt loja de devolução|local de devolução|estação de devolução|cidade de devolução|est. de devolução|est. devolução
    it luogo di consegna|luogo di riconsegna|stazione di riconsegna|stazione di rientro|stazione di consegna|sede di riconsegna
    ru место возврата
    fi palautuspaikka
    tr iade yeri
    ro locul predării
    ko 반납지점|반납 지점|반납장소|반납 장소
  `,
  place: `
    en location|branch|place|station|address|counter|store
    de station|ort
    fr emplacement|agence|lieu
    es oficina|lugar|agencia|sucursal
    pt localização|local|loja|estação|cidade|agência
    it luogo|sede|ufficio
    nl locatie|vestiging
    sv plats
    nb sted
    da sted
    pl miejsce|oddział
    ja 店舗|営業所
    ko 지점
    zh 门店
  `,
  when: `
    en date|day|time|date & time|date and time
    de datum|uhrzeit|datum und uhrzeit
    fr date|heure|date et heure
    es fecha|hora|fecha y hora
    pt data|hora|horário|data e hora|data e horário
    it data|ora|data e ora
    nl datum|tijd|datum en tijd
    sv datum|tid|datum och tid
    nb dato|tid|dato og tid
    da dato|tid|dato og tid
    pl data|godzina|data i godzina
    ja 日時
  `,
  details: `
    en details|information
    de details|daten
    fr détails|informations
    es información|detalles|datos
    pt informações|detalhes|dados
    it dettagli|informazioni|dati
    nl gegevens
  `,
  car: `
    en car|vehicle|rental|rent-a-car|suv|sedan|trip start|trip starts|trip end|trip ends|minivan|van|truck|campervan|motorhome|hire charges
    de mietwagen|fahrzeug|fahrzeugkategorie|fahrzeuggruppe|fahrzeugklasse|autovermietung
    fr voiture|véhicule|catégorie|location
    es coche|vehículo|auto
    pt carro|veículo
    it auto|veicolo|autonoleggio
    nl auto|huurauto|voertuig|autoverhuur
    sv bil|hyrbil|fordon
    nb bil|leiebil
    da bil|lejebil
    pl samochód|pojazd|samochodu|wynajem
    ru автомобиль
    ja レンタカー|車種
    ko 렌터카|렌트카|차량
  `,
  'car-class': `
    en vehicle|car|ride
    en vehicle type|vehicle class|vehicle category|vehicle group|vehicle details|vehicle model|vehicle selected|vehicle requested
    en car type|type of car|type of vehicle|car class|car category|car group|car details|car model|car selected|car requested
    en ^class|category|group|type
    es ^grupo|clase
    pt ^grupo|classe
    it ^gruppo|classe
    pl ^klasa|kategoria
    de ^klasse|kategorie|gruppe
    fr ^classe|groupe
    nl ^klasse|categorie
    pt grupo de carro|grupo do carro|categoria do carro
    de fahrzeug|fahrzeugkategorie|fahrzeuggruppe|fahrzeugklasse
    fr véhicule|voiture|modèle de voiture|modèle de véhicule|modèle du véhicule|catégorie de véhicule|catégorie
    es vehículo|coche|auto|clase de vehículo|tipo de vehículo
    pt veículo|carro|categoria do veículo
    it veicolo|auto|categoria
    nl voertuig|auto|voertuigklasse
    sv fordon|bil|fordonsklass|bilgrupp|bilklass|biltyp
    nb bil|kjøretøy
    da bil|køretøj
    pl samochód|pojazd|klasa samochodu|klasa pojazdu
    ja 車種|車種タイプ|車両クラス|車種クラス|クラス
    zh 车型
    ru автомобиль|класс автомобиля|тип автомобиля|группа автомобиля
    ko 차종|예약차량|예약 차량|대여차량|차량등급
    pt grupo de carros
  `,
  'rental-company': `
    en rental company|rental car company|car rental company|car hire company|rental agency|rental supplier|car supplier|supplier|supplier name|vendor|rental provider|rental partner
    de vermieter|autovermieter|autovermietung|mietwagenfirma|mietwagenanbieter|mietwagenunternehmen
    fr loueur|agence de location|société de location
    es compañía de alquiler|empresa de alquiler|rentadora|arrendadora|proveedor
    pt locadora|empresa de aluguer|empresa de aluguel|fornecedor
    it noleggiatore|compagnia di noleggio|società di noleggio|fornitore
    nl verhuurbedrijf|autoverhuurbedrijf|verhuurder|autoverhuurder
    sv uthyrningsbolag|biluthyrare|hyrbilsföretag|uthyrare|uthyrningsfirma
    nb leiebilfirma|leiebilselskap|utleier|utleieselskap
    da biludlejer|biludlejningsfirma|udlejer|udlejningsfirma
    pl wypożyczalnia|wypożyczalnia samochodów|dostawca
    ru прокатная компания|компания проката|поставщик
    ja レンタカー会社|レンタカー会社名
    zh 租车公司
    ko 렌터카 업체
    tr kiralama şirketi|araç kiralama şirketi
    fi autovuokraamo
    cs autopůjčovna|půjčovna
    hu autókölcsönző
  `,
  'flight-part': `
    en air|airline|flight|flights|air travel
    de flug|flüge|flugdaten|hinflug|rückflug
    fr vol|vols|vol aller|vol retour
    es vuelo|vuelos|aéreo
    pt voo|voos|aéreo|passagem aérea|passagens aéreas
    it volo|voli
    nl vlucht|vluchten|heenvlucht|terugvlucht
    sv flyg|flygresa
    nb fly|flyreise
    da fly|flyrejse
    pl lot|loty|przelot
    ru рейс|перелёт|перелет|авиабилеты
    ja 航空券|フライト
    zh 机票|航班
    ko 항공권|항공편
    tr uçuş|uçuşlar
    fi lento|lennot
    cs let|lety
    hu repülőjárat|járatok
  `,
  'car-part': `
    en car|cars|ground|ground transportation|ground transport|rental car|rental cars|car rental|car rentals|car hire|hire car|vehicle|rental vehicle|vehicle rental|vehicle hire|suv|sedan|trip start|trip starts|trip end|trip ends|minivan|van|truck
    de mietwagen|leihwagen|mietauto|autovermietung|fahrzeug|fahrzeugkategorie|fahrzeuggruppe|fahrzeugklasse
    fr voiture|véhicule|location de voiture|location de véhicule|voiture de location
    es coche|vehículo|auto|alquiler de coche|alquiler de auto|alquiler de vehículo|renta de auto|coche de alquiler
    pt carro|veículo|locação de veículo|locação de carro|aluguel de carro|aluguel de veículo|aluguer de carro
    it auto|veicolo|autonoleggio|noleggio auto
    nl auto|huurauto|voertuig|autohuur|autoverhuur
    sv bil|hyrbil|fordon|biluthyrning
    nb bil|leiebil|bilutleie
    da bil|lejebil|billeje|biludlejning
    pl samochód|pojazd|wynajem|wynajem samochodu
    ru автомобиль|аренда автомобиля|прокат автомобиля|аренда авто
    ja レンタカー|車種
    zh 租车
    ko 렌터카
    fi vuokra-auto|autonvuokraus
    tr araç kiralama
    cs pronájem auta
    hu autóbérlés
  `,
  your: `
    en your
    de ihr|ihre|dein|deine
    fr votre|vos|ton|ta|tes
    es tu|tus|su|sus
    pt seu|seus|sua|suas|o teu|o seu|os seus
    it il tuo|la tua|i tuoi|le tue|il suo|la sua|i suoi|le sue
    nl uw|je|jouw
    sv din|ditt|dina
    nb din|ditt|dine
    da din|dit|dine
    pl twój|twoja|twoje
    ru ваш|ваши
  `,
  'or-similar': `
    en or similar|or a similar car|or similar car|or equivalent
    de oder ähnlich|oder gleichwertig|oder vergleichbar|o. ä.|o.ä.
    fr ou similaire|ou équivalent
    es o similar|o equivalente
    pt ou similar|ou semelhante|ou equivalente
    it o simile|o similare|o auto simile|o equivalente
    nl of soortgelijk|of een soortgelijke auto|of vergelijkbaar|of gelijkwaardig|of een vergelijkbare auto|of een vergelijkbare kleine auto|of een vergelijkbaar model
    sv eller liknande|eller likvärdig|eller motsvarande
    nb eller lignende|eller tilsvarende|e.l.
    da eller lignende|eller tilsvarende
    pl lub podobny|lub podobna|lub podobne
    fi tai vastaava
    cs nebo podobné|nebo podobný
    hu vagy hasonló
    tr veya benzeri
    ru или аналогичный|или аналог
    ko 또는 동급
  `,
  reference: `
    fr contrat n°|contrat de location n°|numéro de contrat|confirmée sous le numéro|enregistrée sous le numéro|résa|itinéraire n°|n° d'itinéraire|numéro d'itinéraire|itinéraire nº|références de réservation|numéros de confirmation|numéros de réservation
    de unter der nummer|hotelbestätigung|unter der reservierungsnummer|buchungsnummer|buchungscode|buchungscodes|buchungsreferenz|reservierungsnummer|reservierungscode|bestätigungsnummer|bestätigungscode|auftragsnummer|vorgangsnummer|reservationsnummer|referenznummer|buchungs-id|reiseplannummer|reiseplan-nr|buchungsnummern|flugreservierungsnummer|bestätigungsnummern
    fr nº de réservation|nº de dossier|n° de dossier|n° dossier|n° de réservation|n° de commande|numéro de commande|numéro de réservation|numéro de confirmation|numéro de dossier|référence de réservation|référence de votre réservation|référence de votre dossier|référence du dossier|référence du dossier compagnie|référence de dossier|référence de confirmation|référence dossier|code de réservation|code de confirmation
    es confirmada con el número|registrada con el número|número de tu reserva|número de su reserva|nº de reserva|n.º de reserva|n° de reserva|nº de confirmación|confirmación del hotel|reserva del hotel|número de confirmación|número de reserva|número de reservación|código de reservación|clave de reservación|código de reserva|código de confirmación|localizador|localizador de reserva|localizador de la reserva|referencia de reserva|n.° de itinerario|n.º de itinerario|número de itinerario|id de reserva|id reserva|códigos de reserva|números de confirmación|referencias de la reserva|referencia de la reserva|códigos de reserva de tus vuelos
    pt código de confirmação da hospedagem|confirmada com o número|nº da reserva|nº de reserva|n.º da reserva|n.º de reserva|n° da reserva|confirmação do hotel|confirmação da hospedagem|reserva do hotel|número de confirmação|número de confirmação de reserva|número da reserva|número de reserva|código de reserva|código da reserva|código de confirmação|localizador|localizador da reserva|localizador de reserva|id da reserva|nº do itinerário|n.º do itinerário|n° do itinerário|número do itinerário|nº de confirmação|referências de reserva|números de confirmação|número de referência da reserva|referência da reserva|referência de reserva
    it localizzatore|confermata con il numero|registrata con il numero|codice prenotazione|codice di prenotazione|numero prenotazione|numero di prenotazione|codice di conferma|numero di conferma|codice pnr|codice del biglietto|numero ordine|n° di itinerario|numero di itinerario|n. itinerario|riferimenti della prenotazione|riferimenti prenotazione|numeri di conferma|riferimento prenotazione|riferimento della prenotazione|codici di prenotazione
    nl bevestigd onder nummer|reserveringsnummer|boekingsnummer|boekingscode|bevestigingsnummer|reserveringscode|boekingsreferentie|reservatienummer|reserveringsbevestiging|boekings-id|reisplannummer|reserveringsnummers|bevestigingsnummers|vluchtreserveringsnummer
    sv bokningsnr|bokning nr|bokningsnummer|bokningsreferens|bokningskod|bekräftelsenummer|reservationsnummer|bokningsbekräftelse|boknings-id|resplansnummer
    nb booking nr|bookingnr|reservasjon nr|bookingreferanse|bestillingsnummer|bestillingsreferanse|referansenummer|reservasjonsnummer|bekreftelsesnummer|bookingnummer|bestillings-id|reiserutenummer|bestillingsreferanser
    da booking nr|bookingnr|reservation nr|reservationsnummer|bookingreference|bookingnummer|bekræftelsesnummer|bestillingsnummer|bestillingsnr|reservations-id|booking-id|rejseplansnr|bookingnumre
    pl numer rezerwacji|rezerwacji o numerze|kod rezerwacji|numer potwierdzenia|kod potwierdzenia|kod potwierdzenia lotu|numer biletu kolejowego|nr rezerwacji|numer zamówienia|numery rezerwacji|kody rezerwacji
    ru номер бронирования|код бронирования|номер брони|код брони|номер заказа|номер подтверждения|номер вашего бронирования|id вашего бронирования
    ja 予約番号|確認番号|予約コード|予約ID|申込番号|お預かり番号|旅程番号|予約確認番号
    de bestätigungs-code|buchungs-code|reservierungs-code
    zh 订单号|预订号|确认号|订单编号|预订编号|訂單編號|預訂編號|訂位代號|訂房編號|確認號碼|确认号码|確認編號|訂單號碼|预订编码|预订代码
    ko 예약 id|예약번호|예약 번호|확인번호|확약 번호|일정 번호
    tr rezervasyon numarası|rezervasyon kodu|onay numarası|onay kodu|pnr kodu|onay numaraları|referans numarası
    fi varausnumero|varaustunnus|vahvistusnumero|varauskoodi|varausvahvistuksesi|varauksesi id|varaus-id|vahvistusnumerosi
    cs číslo rezervace|rezervační číslo|rezervační kód|kód rezervace pnr|kód rezervace|číslo objednávky
    hu foglalási szám|foglalási kód|foglalás száma|visszaigazolási szám|megerősítő kód|megerősítő szám
    zh 預訂參考編號|预订参考编号|預訂參考號碼
    is bókunarnúmer|bókunarkóði|bókunarnúmerið
    ms nombor tempahan|kod tempahan|rujukan tempahan
    id kode booking|kode pemesanan|nomor pesanan|kode reservasi
    ro cod rezervare|codul rezervării|număr rezervare|numărul rezervării|numărul confirmării|numărul de confirmare|cod de rezervare
    el κωδικός κράτησης|αριθμός κράτησης
    uk код бронювання|номер бронювання
    ca número de localitzador|localitzador|codi de reserva|número de reserva|referència de la reserva|codi de confirmació
  `,
  'airline-reference': `
    de filekey|file key|buchungsnummern der fluggesellschaft
    de buchungsnummer der fluggesellschaft|buchungscode der fluggesellschaft|buchungsreferenz der fluggesellschaft|buchungsnummer der airline|buchungscode der airline|buchungsnummer airline|airline-buchungsnummer|airline-buchungscode
    fr réf. de la compagnie aérienne|réf. compagnie aérienne|réf. de la compagnie|réf. compagnie|référence de la compagnie|référence de la compagnie aérienne|référence compagnie aérienne|référence compagnie|référence de réservation de la compagnie|référence de réservation de la compagnie aérienne|référence de réservation compagnie|numéro de réservation de la compagnie|code de réservation de la compagnie|références de réservation de la compagnie aérienne|références de réservation de la compagnie
    es referencia de aerolínea|referencia de la aerolínea|código de reserva de la aerolínea|código de reserva aerolínea|localizador de la aerolínea|localizador de aerolínea|localizador aerolínea|localizador de la compañía|localizador de la compañía aérea|referencia de la compañía aérea|código de la aerolínea|clave de la aerolínea|referencias de la reserva de la aerolínea|referencia de la reserva de la aerolínea
    pt localizador da companhia|localizador da companhia aérea|código de reserva da companhia aérea|código da companhia aérea|referência da companhia aérea|localizador da cia aérea|referências de reserva das companhias aéreas|referência de reserva da companhia aérea
    it codice di prenotazione della compagnia|codice di prenotazione della compagnia aerea|codice prenotazione della compagnia aerea|codice prenotazione compagnia aerea|codice prenotazione compagnia|codice compagnia aerea|numero di prenotazione della compagnia aerea|pnr della compagnia aerea|riferimenti prenotazione della compagnia aerea|riferimento prenotazione della compagnia aerea
    nl boekingscode van de luchtvaartmaatschappij|boekingscode luchtvaartmaatschappij|boekingsnummer van de luchtvaartmaatschappij|boekingsnummer luchtvaartmaatschappij|reserveringscode luchtvaartmaatschappij|reserveringsnummer luchtvaartmaatschappij|reserveringsnummers van luchtvaartmaatschappij|reserveringsnummer van luchtvaartmaatschappij
    sv bokningsnummer flygbolag|bokningsreferens flygbolag|flygbolagets bokningsnummer|flygbolagets bokningsreferens|flygbolagets bokningskod|flygbolagets referens
    nb bestillingsnummer flyselskap|referanse flyselskap|flyselskapets bestillingsnummer|flyselskapets bookingreferanse|flyselskapets bookingnummer|flyselskapets referansenummer|flyselskapets referanse
    da flyselskabets referencenummer|bookingnummer flyselskab|reservationsnummer flyselskab|flyselskabets bookingnummer|flyselskabets reservationsnummer|flyselskabets bookingreference|flyselskabets reference|flyselskabets bookingnumre
    pl numer rezerwacji linii lotniczej|kod rezerwacji linii lotniczej|numer rezerwacji przewoźnika|kod rezerwacji przewoźnika
    ru код бронирования авиакомпании|номер бронирования авиакомпании|код брони авиакомпании
    ja 航空会社予約番号|航空会社の予約番号|航空会社確認番号
    zh 航空公司预订号|航司预订号|航空公司訂位代號
    ko 항공사 예약번호|항공사 예약 번호
    tr havayolu rezervasyon kodu|havayolu pnr
    fi lentoyhtiön varausnumero|lentoyhtiön varaustunnus
  `,
  passengers: `
    en passenger|passengers|traveler|travelers|traveller|travellers|guests
    de passagier|passagiere|fluggast|fluggäste|reisende
    fr passager|passagers|voyageurs
    es pasajero|pasajeros|viajeros
    pt passageiro|passageiros|viajantes
    it passeggero|passeggeri|viaggiatori
    nl passagier|passagiers|reizigers
    sv passagerare|resenärer
    nb passasjer|passasjerer|reisende
    da passager|passagerer|rejsende
    pl pasażer|pasażerowie|podróżni
    ru пассажир|пассажиры
    ja 搭乗者|搭乗者情報
    ro pasager|pasageri
    el επιβάτες|επιβάτης
  `,
  seat: `
    en sitting in|seated in
    de sitz|sitzplatz|platz|plätze|sitzplätze|sitzplatznummer|sitz(e)
    fr siège|sièges|place|places
    es asiento|asientos|butaca|plaza|silla|sillas
    pt assento|assentos|lugar|lugares
    it posto|posti|posto a sedere|sedile
    nl stoel|stoelen|stoelnummer|zitplaats
    sv sittplats|sittplatser|plats|platser|stol|säte|säten
    nb sete|seter|setenummer|plass|plasser|seteplass
    da sæde|sæder|sædenummer|plads|pladser
    pl miejsce|miejsca|numer miejsca
    ru место|места
    ja 座席|座席番号|座席指定
    zh 座位|座位号|座位號碼
    ko 좌석|좌석번호
    tr koltuk|koltuk no
    fi istuin|istuinpaikka|istumapaikka|istuinpaikat|istumapaikat|paikat
    cs sedadlo
    hu ülőhely|ülés
    is sæti
    ms tempat duduk
    id kursi|nomor kursi
    ro loc|locuri
    el θέση|θέσεις
    ca seient|seients
  `,
  'way-there': `
    en outbound|outward|departing flight|departure flight
    en ^departing|departure|going
    de hinflug|hinreise|hinweg
    fr aller|vol aller
    es ida
    pt ida
    it andata
    nl heenreis|heenvlucht|heen
    sv utresa|utresan
    nb utreise|utreisen
    da udrejse|udrejsen
    pl lot tam|wylot
    ca anada
    hu odaút
    ru туда
    ja 往路|行き
    zh 去程
    tr gidiş
    ro dus
    el αναχώρηση
  `,
  'way-back': `
    en returning|return|inbound|homeward|coming back
    de rückflug|rückreise|rückweg
    fr retour|vol retour
    es vuelta|regreso
    pt volta|regresso
    it ritorno
    nl terugreis|terugvlucht|terug
    sv hemresa|hemresan|återresa
    nb hjemreise|hjemreisen
    da hjemrejse|hjemrejsen
    pl lot powrotny|powrót
    ca tornada
    hu visszaút
    ru обратно
    ja 復路|帰り
    zh 回程
    tr dönüş
    ro întors
    el επιστροφή
  `,
  house: `
    en hotel|inn|suites|resort|motel|hostel|lodge|guest house|guesthouse|b&b|bed and breakfast|bed & breakfast|aparthotel|residence|residences|pension|villa|villas
    en spa|ranch|cabin|loft|cottage|casino|apartment|apartments|manor|chalet|bungalow|bungalows|ryokan
    de gasthof|gasthaus|ferienwohnung|ferienhaus|landhaus
    hr apartmani|apartman
    pl pensjonat|apartamenty|willa
    cs penzion|apartmány
    hu panzió|vendégház
    nl vakantiehuis
    fr gîte|hôtel|résidence|résidences|auberge|château|riad
    es posada|hostal|albergue|parador|hacienda|finca
    pt pousada
    it albergo|ostello|agriturismo|locanda|podere|masseria|tenuta|casale|cascina|rifugio
    sv hotell|vandrarhem
    nb vandrerhjem
    tr otel|pansiyon
    ru гостиница|отель|хостел
    ja ホテル|旅館|民宿|ゲストハウス
    zh 飯店|酒店|宾馆|賓館
  `,
  confirmed: `
    de bestätigt|fest eingetragen|fest gebucht|fest reserviert|buchungsbestätigung|reservierungsbestätigung|reisebestätigung|bestätigung|reservierung|buchung
    fr confirmée|confirmation|réservation
    es confirmada|confirmación|reserva
    pt confirmada|confirmação|reserva
    it confermata|conferma|prenotazione
    nl bevestigd|bevestiging|reservering|boeking|boekingsbevestiging|reserveringsbevestiging
    sv bekräftad|bekräftelse|bokningsbekräftelse|bokning
    nb bekreftet|bekreftelse|bestillingsbekreftelse|reservasjonsbekreftelse|reservasjon|bestilling
    da bekræftet|bekræftelse|bookingbekræftelse|reservationsbekræftelse|reservation|bestilling
    pl potwierdzona|potwierdzenie|rezerwacja|rezerwacji
    ru подтверждено|подтверждение|бронирование|бронирования
    ja 予約確認|予約|ご予約
    zh 已确认|预订确认
    ko 확정|예약 확인
    tr onaylandı|rezervasyon
    fi vahvistus|varausvahvistus|varaus|vahvistettu
    cs potvrzení|potvrzena|rezervace
    hu visszaigazolás|foglalás
    ro confirmat|confirmată|confirmarea rezervării
    el επιβεβαίωση|επιβεβαιώθηκε|ολοκληρώθηκε
    uk підтверджено
  `,
  until: `
    en until|through|to
    de bis
    fr au
    es al|a|hasta
    pt a|até
    it al
    nl tot|t/m
    sv till
    nb til
    pl do
    ru по|до
  `,
  earliest: `
    en from|after|starts at|starting at|as of
    de ab|von
    fr dès|à partir de
    es desde|desde las|a partir de|a partir de las|después de las
    pt das|a partir das|a partir de
    it dalle|dopo le|a partire dalle
    nl vanaf|van
    sv från
    nb fra
    da fra
    pl od|rozpoczyna się o
    ru с
  `,
  latest: `
    en by|before|until|no later than
    de bis|vor
    fr jusqu'à|jusqu’à|avant|pour
    es hasta|hasta las|antes de|antes de las
    pt até|até às|antes das
    it entro|entro le|fino alle|prima delle
    nl tot|voor
    sv till|före|senast
    nb til|innen|før
    da til|inden|før
    pl do|kończy o|kończy się o
    ru до
    da senest|senest kl
  `,
  issued: `
    de best.-dat|best.-datum|ausgestellt am|rechnung vom|bestelldatum|bestellt am|erstellt am|datum der buchung|gebucht am|buchungsdatum|zahlungsdatum|rechnungsdatum
    fr émis le|émise le|date de commande|date d'achat|acheté le|commandé le|réservé le|date d'émission|date de réservation|date de la réservation|date de la facture|date de facture|payé le
    es emitido el|fecha de factura|fecha de la factura|fecha de la compra|fecha de la reserva|fecha de pago|comprado el|reservado el|fecha de emisión|fecha de compra|fecha de reserva|pagado el
    pt emitido em|data da fatura|data de emissão da fatura|data do pagamento|data da emissão|reservado em|comprado em|data de emissão|data da compra|data da reserva|pago em
    it emesso il|data fattura|data della fattura|data prenotazione|data della prenotazione|data di prenotazione|data ordine|data del pagamento|acquistato il|prenotato il|data di emissione|data di acquisto|pagato il
    nl geboekt op|factuurdatum|besteldatum|betaaldatum|datum van boeking|uitgegeven op|boekingsdatum|betaald op|datum van uitgifte
    sv bokad|fakturadatum|köpdatum|orderdatum|betalningsdatum|utfärdat|utfärdad|bokningsdatum|betald|köpt
    nb bestilt|fakturadato|kjøpsdato|ordredato|betalingsdato|utstedt|bestillingsdato|betalt|kjøpt
    da bestilt|fakturadato|købsdato|ordredato|betalingsdato|udstedt|bestillingsdato|betalt|købt
    pl data rezerwacji|data faktury|data zamówienia|data płatności|data sprzedaży|wystawiono|wystawiony|data zakupu|data wystawienia|opłacono
    ru дата выпуска|дата оформления|дата оплаты|дата заказа|дата счёта|дата бронирования|дата покупки|оплачено
    ja 予約日|お申込日|申込日|請求日|発券日|支払日|予約受付日|発行日|購入日
    ro data emiterii|emis la|data rezervării
    el ημερομηνία κράτησης|ημερομηνία έκδοσης
  `,
  hotel: `
    en hotel|hotel name|hotel information|hotel detail|hotel details|property|property name|property details
    en accommodation|accommodation name|listing|name of hotel|name of the hotel|name of property|name of the property
    en your booked house|your booked hotel
    de unterkunft
    fr hôtel|hébergement|établissement
    es alojamiento|propiedad|establecimiento
    pt hospedagem|alojamento|propriedade
    it struttura|alloggio|nome struttura
    nl accommodatie
    sv boende|hotell
    nb overnatting|overnattingssted|hotell
    da overnatningssted
    pl obiekt|nazwa obiektu
    ru отель|гостиница|объект размещения
    ja 宿泊施設|宿泊施設名|施設名|宿泊先|ホテル名|旅館名|ホテル|宿名
    zh 酒店名称|宾馆名称|飯店|飯店名稱|酒店|酒店名稱|住宿名稱
    ko 호텔|호텔명|숙소|숙소명
    tr otel|otel adı
    fi hotelli|majoitus
    cs ubytování
    hu szállás|szálloda
  `,
  'show-day': `
    en taxi|taxis|lobby|lobby call|bus call|coach|coaches|van|splitter|runner|load in|load-in|load out|load-out|get in|get-in|soundcheck|sound check|line check|doors|dinner|lunch|breakfast|rehearsal|touch rehearsal|seating rehearsal|curfew|concert|show|showcase|on stage|onstage|stage|support|changeover|crew|merch|press|interview|interviews|promo|phoner|signing|lecture|keynote|seminar|workshop|panel|q&a|catering|hotel drop|day off|free morning
    de aufbau|abbau|einlass|konzert|probe|soundcheck|frühstück|mittagessen|abendessen|abfahrt hotel|auftritt|bühne|vortrag
    fr montage|balance|balances|ouverture des portes|ouverture portes|concert|dîner|déjeuner|petit déjeuner|répétition|démontage|conférence
    es montaje|prueba de sonido|apertura de puertas|apertura puertas|concierto|cena|comida|desayuno|ensayo|desmontaje|conferencia
    it montaggio|soundcheck|apertura porte|concerto|cena|pranzo|colazione|prove|smontaggio|conferenza
    nl opbouw|soundcheck|zaal open|concert|diner|lunch|ontbijt|repetitie|afbouw
    sv insläpp|konsert|middag|frukost|repetition|soundcheck
    nb dørene|konsert|middag|frokost|prøve|lydprøve
    da dørene|koncert|middag|morgenmad|prøve|lydprøve
  `,
  country: `
    xx brasil|méxico|argentina|hrvatska|slovenija|česko|česká republika|slovensko|magyarország|românia|ελλάδα|türkiye|ísland|eesti|latvija|lietuva|україна|deutschland|österreich|schweiz|france|españa|italia|nederland|portugal|sverige|norge|danmark|suomi|polska|россия|belgique|belgië
    de vereinigtes königreich|großbritannien|frankreich|spanien|italien|niederlande|belgien|griechenland|türkei|kroatien|ungarn|tschechien|polen|dänemark|schweden|norwegen|irland|thailand|vereinigte staaten
    fr royaume-uni|allemagne|espagne|italie|pays-bas|suisse|autriche|grèce|états-unis|turquie|irlande
    es reino unido|alemania|francia|países bajos|suiza|estados unidos|grecia
    it regno unito|germania|francia|spagna|paesi bassi|svizzera|stati uniti|grecia
    nl verenigd koninkrijk|duitsland|frankrijk|spanje|italië|oostenrijk|zwitserland|verenigde staten
  `,
};

const ROLES = Object.entries({ ...WORDS, ...CHANGE_WORDS }) as [Role, string][];

/** "GİDİŞ", "KALKIŞ": the capitals of Turkish, which no pattern takes for its small letters. */
function inTurkishCapitals(words: string): string {
  return words.replaceAll('i', 'İ').replaceAll('ı', 'I');
}

export const LABEL_ROWS: readonly LabelRow[] = ROLES.flatMap(([role, rows]) =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [, lang = '', head = '', words = ''] = /^\s*(\S+) (\^?)(.+)$/.exec(row) ?? [];
      const spelled = lang === 'tr' ? `${words}|${inTurkishCapitals(words)}` : words;
      return { role, lang, words: spelled, ...(head ? { where: 'head' as const } : {}) };
    }),
);
