import type { Airport } from '~/domain/places/places';
import { FAR_EASTERN_LETTER } from './patterns';

/**
 * How airlines print an airport without its code: the airport's nickname, alone or behind its city, or
 * a city's name the map lacks or has for another one. Several codes are all that may be meant.
 */
export const AIRPORT_NICKNAMES = byName(`
LGA=laguardia|la guardia; RUN=saint-denis de la réunion|saint denis de la réunion|la réunion;
JNB=johannesburg o.r ta|johannesburg o r ta|johannesburg or tambo|o.r. tambo|o r tambo|or tambo;
SJO=san jose, costa rica|san josé, costa rica|san jose de costa rica;
JFK=kennedy|j f kennedy|john f kennedy|john f. kennedy|john f kennedy international;
EWR=newark|newark liberty|new york newark|new york/newark|new york-newark; ORD=o'hare|ohare; MDW=midway; DAL=love field;
DFW=fort worth|dallas/fort worth|dallas-fort worth|dallas fort worth|dallas/ft. worth|dallas/ft worth|dallas ft worth|dallas ft. worth|dallas-ft. worth;
EDI=turnhouse; TXL=tegel; PRG=ruzyne|vaclav havel|vaclava havla|václava havla; ARN=arlanda; OSL=gardermoen; CPH=kastrup; WAW=chopin|chopina; BCN=el prat;
KEF=keflavik; SVO=sheremetyevo; DME=domodedovo; SAW=sabiha gokcen;
AZA=mesa gateway|phoenix-mesa gateway;
IAH=intercontinental|bush intercontinental|george bush|bush; HOU=hobby;
DCA=reagan|reagan national|ronald reagan|national|washington national; IAD=dulles;
BWI=thurgood marshall|baltimore/washington; ATL=hartsfield-jackson; BOS=logan; PHX=sky harbor;
LAS=mccarran|harry reid; LHR=heathrow; LGW=gatwick; STN=stansted; LTN=luton; LCY=london city;
CDG=charles de gaulle|charles-de-gaulle; ORY=orly; AMS=schiphol; HND=haneda; NRT=narita; LIN=linate; MXP=malpensa;
FCO=fiumicino; CIA=ciampino; MAD=barajas|adolfo suárez|madrid-barajas adolfo suárez; BER=brandenburg; YYZ=pearson; YTZ=billy bishop;
YUL=trudeau;
MSP=minneapolis/st. paul|minneapolis/st paul|minneapolis-st. paul|minneapolis-st paul;
RDU=raleigh/durham|raleigh-durham; FLL=ft. lauderdale|ft lauderdale|fort lauderdale/hollywood;
GSP=greenville/spartanburg; SRQ=sarasota/bradenton; STL=st. louis; MCI=kansas city;
SLC=salt lake city|salt lake; PVD=providence|providence, ri; BTV=burlington, vt; BTV BRL=burlington; TYS=knoxville|knoxville, tn; PSC TRI=tri-cities|tri cities; TRI=tri-cities, tn|bristol, tn; XNA=bentonville|bentonville, ar; MLI=quad cities;
CMI=champaign|champaign/urbana; SUN=sun valley|sun valley, id; EGE=vail|vail, co|vail/eagle|eagle/vail; HDN=steamboat;
RDM=redmond/bend|bend/redmond; OGG=maui; LIH=kauai; PIE=st. pete-clearwater|st pete-clearwater|st. pete/clearwater;
VPS=fort walton beach|ft. walton beach|destin/ft. walton beach|destin-ft. walton beach; GPT=biloxi|gulfport/biloxi;
MAF=midland/odessa; GSO=greensboro/high point; ISP=long island/islip; STT=st. thomas; STX=st. croix;
PVG SHA=shanghai; TPE TSA=taipei; CTU TFU=chengdu; EZE AEP=buenos aires; EZE=ezeiza|ministro pistarini|buenos aires ministro pistarini; PMV=porlamar|isla margarita; CCS=maiquetia|maiquetía; AEP=aeroparque; MDE EOH=medellin|medellín;
KBP IEV=kyiv|kiev|kiew|kijów; FLR FLO=florence; PTY ECP=panama city; CAN=guangzhou; SZX=shenzhen; XIY=xian|xi'an;
WUH=wuhan; TAO=qingdao; DLC=dalian; NGO=nagoya|centrair|chubu centrair; OKA=okinawa; USM=koh samui|ko samui; SGN=ho chi minh|hồ chí minh|tp hồ chí minh|sài gòn|saigon; HAN=hanoi;
DPS=bali; CEB=cebu; MPH=boracay; DEL=delhi; BOM=bombay; BLR=bengaluru; MAA=madras; CCU=calcutta;
CCJ=kozhikode|calicut; GOI GOX=goa; RHO=rhodes; JTR=thira|santorini; JMK=mykonos; CFU=corfu; RAK=marrakesh|marrakesch|marraquexe;
AGA=agadir; AUH=abu dhabi zayed|zayed international|abu dhabi zayed international; MRU=mauritius; RUN=saint denis|saint-denis|st denis|st-denis|st denis reunion; GLA=glasgow; BRU=brussels|zaventem|brussels-zaventem|brussels zaventem; CRL=charleroi|brussels charleroi|brussels south charleroi;
CGN=cologne; BSL=basel; KRK=cracow; WRO=wroclaw; TOS=tromso; CLJ=cluj; BGY=bergamo|orio al serio|bergamo orio al serio; FLR=firenze|florenz;
GOA=genoa; NAP=capodichino; TRN=caselle; BRI=palese; PSA=galileo galilei; VIE=schwechat; ZRH=kloten;
PMI=son sant joan; KRK=balice; OTP=otopeni; BUD=ferihegy; SKG=makedonia; BEG=nikola tesla; IST=i̇stanbul havalimanı|istanbul havalimani|istanbul new airport;
ATH=athen|athènes|atenas|atene|ateny|athína; CNF=confins; HAN=noi bai; MEL=tullamarine; RUH=riad|king khalid; BHD=belfast city|george best belfast city;
SVQ=sevilla san pablo; BOG=aeropuerto el dorado|aeropuerto internacional el dorado; HKG=hongkong|hong-kong; CPT=kapstadt|città del capo|le cap; VNO=wilna|wilno; LUX=luxemburg|luxemburgo; ALC=alicante-elche|alicante elche; OLB=olbia; VRN=verona; PMI=palma|mallorca; SVQ=seville; TFN=tenerife norte; LPA=las palmas|gran canaria;
ACE=lanzarote; FNC=madeira; MEX=ciudad de mexico|ciudad de méxico|aicm; GDL=guadalajara; MTY=monterrey; PVR=puerto vallarta;
SJD=los cabos|san jose del cabo; MID MRD=merida; TIJ=tijuana; GUA=guatemala; SAL=san salvador; PTY=panama|ciudad de panama|ciudad de panamá|tocumen;
BGI=barbados; AUA=aruba; CUR=curacao; SXM=st maarten|st. maarten; CUZ=cuzco; SCL=santiago de chile;
MVD=montevideo; ASU=asuncion|silvio pettirossi; GOT=landvetter; GIG=galeao|galeão|tom jobim|galeao a.c jobim; LIS=portela; HEL=vantaa; MEX=benito juarez|benito juárez; WAW=okecie|okęcie; KBP=boryspil|borispol; GRU=guarulhos|sao paulo guarulhos; TTU=tetouan|tétouan; ENE=ende;
HND=羽田|東京羽田; NRT=成田|東京成田; KIX=関西|関空; ITM=伊丹; NGO=中部; CTS=新千歳|札幌; FUK=福岡; OKA=那覇|沖縄;
HIJ=広島; SDJ=仙台; KOJ=鹿児島; KMJ=熊本; NGS=長崎; MYJ=松山; UKB=神戸; ISG=石垣|新石垣; MMB=女満別; AKJ=旭川; HKD=函館; KUH=釧路; OBO=帯広; AOJ=青森; AXT=秋田; KIJ=新潟; OKJ=岡山; IZO=出雲; KMI=宮崎; OIT=大分; TAK=高松; KCZ=高知; TKS=徳島; KMQ=小松; MMY=宮古; KKJ=北九州;
HSG=佐賀; TOY=富山; FSZ=静岡; YGJ=米子; HNA=花巻; MSJ=三沢; WKJ=稚内; ASJ=奄美; ICN=仁川; GMP=金浦; JFK=ケネディ; LHR=ヒースロー; LGW=ガトウィック; CDG=シャルルドゴール; SIN=チャンギ; BKK=スワンナプーム; DMK=ドンムアン; TPE=桃園; PVG=浦東; SHA=虹橋; PEK=北京首都|首都; PKX=北京大兴|大兴|大興; CAN=广州|廣州|白云|白雲; CTU=双流|雙流; TFU=天府; SZX=深圳|宝安|寶安; XIY=西安|咸阳|咸陽; HGH=杭州|萧山|蕭山; NKG=南京|禄口; CKG=重庆|重慶|江北; KMG=昆明|长水; XMN=厦门|廈門|高崎; WUH=武汉|武漢|天河; CSX=长沙|黄花; TAO=青岛|胶东; DLC=大连|周水子; TSN=天津|滨海; SYX=三亚|凤凰; HAK=海口|美兰; HRB=哈尔滨; SHE=沈阳; URC=乌鲁木齐; KWL=桂林|两江; FOC=福州|长乐; CGO=郑州|新郑; KHH=高雄|小港; RMQ=台中; PVG=浦东; SHA=虹桥; HKG=香港; MFM=澳门|澳門; BKK=素万那普; SIN=樟宜; PUS=김해|부산; CJU=제주|济州; ICN=인천; GMP=김포; ORD=オヘア; EWR=ニューアーク; TSA=松山機場`);

/** Cities by the names other languages give them. */
export const CITY_NAMES = byName(`
Athens=αθήνα; Heraklion=ηράκλειο|iraklion|iraklio|héraklion; Thessaloniki=θεσσαλονίκη; Rhodes=ρόδος; Chania=χανιά; Larnaca=λάρνακα; London=λονδίνο; Paris=παρίσι; Rome=ρώμη; Munich=μόναχο; Berlin=βερολίνο; Frankfurt=φρανκφούρτη; Vienna=βιέννη; Brussels=βρυξέλλες; Milan=μιλάνο;
Bucharest=bucurești; Cluj-Napoca=cluj;
Bodø=bodo; Svolvær=svolvaer|svolvaer helle|svolvær helle; Florø=floro; Mosjøen=mosjoen; Rørvik=rorvik; Vardø=vardo; Vadsø=vadso; Sørkjosen=sorkjosen; Rønne=ronne; Sønderborg=sonderborg; Łódź=lodz|lódz; Røros=roros; Ørsta=orsta|orsta-volda;
Trondheim=trondheim vaernes; Molde=molde aro|molde årø; Ísafjörður=isafjordur; Egilsstaðir=egilsstadir; Diyarbakır=diyarbakir;
Lisbon=lissabon|lisboa|lisbonne|lisbona; London=londres|londen|londra|londyn|лондон; Rome=rom|roma|rzym|рим;
Milan=mailand|milano|milán|milão|mediolan; Naples=neapel|napoli|nápoles; Venice=venedig|venezia|venise|venecia|veneza|wenecja;
Vienna=wien|vienne|viena|wiedeń|вена; Geneva=genf|genève|ginevra|ginebra|genebra;
Zurich=zürich|zuerich|zurigo|zurique|zúrich; Paris=parijs|parigi|paryż|париж; Nice=nizza|niza;
Copenhagen=kopenhagen|københavn|københavns|köpenhamn|copenhague|kopenhaga; Gothenburg=göteborg|goeteborg;
Helsinki=helsingfors|helsingfors-vanda; Warsaw=warschau|warszawa|varsovie|varsovia|varsavia|варшава; Kraków=krakau|cracovie|cracovia;
Prague=prag|praha|praga|прага;
Brussels=brüssel|bruxelles|brussel|bruselas|bruxelas|bruksela; Munich=münchen|muenchen|monaco di baviera|múnich|munique|monachium|мюнхен;
Cologne=köln|koeln|köln/bonn|colonia|colônia|keulen|kolonia; Frankfurt=francfort|fráncfort|francoforte|франкфурт|フランクフルト;
Berlin=berlino|berlim|берлин; Nuremberg=nürnberg|norimberga; Hamburg=hambourg|hamburgo|amburgo;
Stockholm=estocolmo|stoccolma|sztokholm; Malmö=malmoe|malme; Marseille=marsella|marsiglia|marselha|marsylia;
Lyon=lione; Strasbourg=straßburg|strasburgo|estrasburgo; Sevilla=séville|siviglia|sevilha; Barcelona=barcelone|barcellona|барселона;
Edinburgh=édimbourg|edimburgo; Dublin=dublino|dublín; Amsterdam=ámsterdam|amsterdão|амстердам;
New York=nueva york|nova york|nova iorque|nowy jork|нью-йорк; Philadelphia=filadelfia; Havana=la habana|la havane|l'avana;
Moscow=moskau|moskva|moskwa|moscou|moscú|москва; Saint Petersburg=санкт-петербург; Istanbul=estambul|istambul|стамбул;
Cairo=kairo|le caire|el cairo; Beijing=peking|pékin|pekín|pequim|pechino|北京; Shanghai=上海; Chengdu=成都; Taipei=台北; Bangkok=曼谷|バンコク; Seoul=首尔|서울; Tokyo=tokio|tóquio|tokyō|東京|东京; Osaka=大阪; Seoul=séoul|seúl|seul|ソウル; Los Angeles=ロサンゼルス; San Francisco=サンフランシスコ;
Chicago=シカゴ; Seattle=シアトル; Honolulu=ホノルル; Vancouver=バンクーバー; Toronto=トロント; Boston=ボストン; Houston=ヒューストン;
Munich=ミュンヘン; Helsinki=ヘルシンキ; Vienna=ウィーン; Amsterdam=アムステルダム; Brussels=ブリュッセル; Sydney=シドニー;
Hong Kong=香港; Kuala Lumpur=クアラルンプール; Manila=マニラ; Hanoi=ハノイ; Ho Chi Minh City=ホーチミン; Istanbul=イスタンブール; Dubai=ドバイ;
Singapore=singapur|singapour|singapura; Bucharest=bukarest|bucarest|bucuresti|bucurești|bucureşti; Belgrade=belgrad|belgrado|beograd|београд`);

const ALL_FAR_EASTERN = new RegExp(`^[${FAR_EASTERN_LETTER}]+$`);
export const FAR_EASTERN_NAMES = [AIRPORT_NICKNAMES, CITY_NAMES]
  .flatMap((names) => [...names.keys()])
  .filter((name) => ALL_FAR_EASTERN.test(name));

/** Nicknames that are a word or a surname of their own: an airport only behind their city or before "Airport". */
export const WORDY_NICKNAMES = new Set(
  'bush city hopkins island lambert liberty mitchell national'.split(' '),
);

/** What a city's name alone stands for at most airlines, where a second airport serves others. */
export const MAIN_AIRPORTS = byName(`
MCO=orlando; PHX=phoenix; LAX=los angeles; SFO=san francisco; BOS=boston; MIA=miami; TPA=tampa;
CLT=charlotte; MSP=minneapolis; DTW=detroit; PHL=philadelphia; SEA=seattle; DEN=denver;
ATL=atlanta; LAS=las vegas; AUS=austin; BNA=nashville; SAN=san diego; PDX=portland;
MSY=new orleans; CLE=cleveland; CMH=columbus; CVG=cincinnati; PIT=pittsburgh; SLC=salt lake city;
STL=st louis; SAT=san antonio; SMF=sacramento; SJC=san jose; ANC=anchorage; HNL=honolulu; YYZ=toronto;
YUL=montreal; YVR=vancouver; SYD=sydney; AMS=amsterdam; FRA=frankfurt; MUC=munich; BER=berlin; MAD=madrid;
BCN=barcelona; BRU=brussels|zaventem|brussels-zaventem|brussels zaventem; DUB=dublin; FCO=rome; MEX=mexico city;
FLL=fort lauderdale|ft lauderdale; OAK=oakland; BUR=burbank; LGB=long beach; BWI=baltimore;
EWR=newark; SRQ=sarasota; SJU=san juan; WAW=warsaw; ARN=stockholm; KEF=reykjavik|reykjavík; VLC=valencia; NBO=nairobi; AMM=amman; CMB=colombo; HAV=havana;
MEL=melbourne; JNB=johannesburg; WDH=windhoek; SCL=santiago; MDE=medellin|medellín; VVI=santa cruz; KIN=kingston; ATH=athens; CTS=sapporo`);

/** Codes that are also words, months, currencies or abbreviations in capitals: need a partner or brackets. */
export const WORDY_CODES = new Set(
  'THE AND FOR YOU ARE NOT CAN ALL ANY OUR OUT NEW ONE TWO SEE GET MAY DAY AGE PAY TAX FEE CAR BAG ADD USE VIA WAY END OFF NOW HOW WHO WHY ITS HAS HAD LET PUT SET MON TUE WED THU FRI SAT SUN JAN FEB MAR APR JUN JUL AUG SEP OCT NOV DEC EST CST MST PST EDT CDT MDT PDT USD CAD EUR GBP MXN AUD VAT VIP FAQ APP TSA ETA ETD PNR FLY AIR TRY BUS KEY BED MAP NET RES REF PER BUY DUE FUN HOT ICE JOB LAW MIX OLD PIN PDF POP RED RUN SIT TEN TOP WIN YES ZIP MIN MAX AVE RTE HWY DLX QTY AMT TKT FOP DOB ADT CHD INF MRS REV WAS BUT HER HIS SHE OWN MEN BOY BAD BIG LOW HIT CUT EAT GAS TEL FAX ACT DIY IMG ALT GMT UTC LLC INC ACC ADA ATM BAR BOX CAB CAT COM CON DOG DOT EAR EYE FAN FIT GUN GYM HAM HUB ILL INK KID LEG LOT MUD NUT ODD OIL PET RAW ROW SON SUM TEA TIP TOY VAN WAX WEB WET SPA INN TUI TAP NVA NVB SUV'.split(
    ' ',
  ),
);

/** Cities whose name alone is an everyday word or first name: on a line with other words they need their state. */
export const WORDY_CITIES = new Set(
  'mobile nice reading page eagle orange split bend gary man male main bath hope lead national bush hobby kennedy intercontinental reagan logan pearson trudeau delta union central deer lima bar of troy moscow rome paris troll long most big best nome'.split(
    ' ',
  ),
);

/** "Sicily-Catania", "Algarve (Faro)": islands and regions printed with a city of theirs, which alone tells the airport. */
export const REGIONS = new Set(
  'sicily sicilia sizilien sicile sardinia sardegna sardinien sardaigne cerdeña corsica corse korsika córcega crete kreta crète creta cyprus zypern chypre algarve andalusia tuscany toscana puglia apulia calabria lapland lofoten dalmatia istria brittany provence'.split(
    ' ',
  ),
);

/** No place printed among other words begins with one of these. */
export const SENTENCE_WORDS = new Set(
  'the your you this that we our i a an and or at on in for with to from of main basic first business economy comfort coach premium cabin class depart departs departing departure arrive arrives arriving arrival flight flights trip hotel number total seat seats passenger terminal gate operated ticket fare airport mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec am pm delta united american southwest alaska jetblue confirmation record outbound return nonstop duration name travel traveler travelers check'.split(
    ' ',
  ),
);

/** "LGA=laguardia|la guardia; …": what is meant, by each of its names. */
function byName(rows: string): ReadonlyMap<string, string> {
  return new Map(
    rows.split(';').flatMap((row) => {
      const [meant = '', names = ''] = row.trim().split('=');
      return names.split('|').map((name) => [name, meant] as const);
    }),
  );
}

/**
 * Airports a confirmation may print that the map's source lacks or that nobody should be sent to: closed ones
 * with their last year, and fields with a terminal of one airline alone. Code, name, city, region, country,
 * latitude, longitude, zone, then "opened-closed".
 */
const ROWS = `
TXL|Berlin Tegel Airport|Berlin|BE|DE|52.5597|13.2877|Europe/Berlin|1948-2020
SXF|Berlin Schönefeld Airport|Berlin|BB|DE|52.3800|13.5225|Europe/Berlin|1946-2020
THF|Berlin Tempelhof Airport|Berlin|BE|DE|52.4730|13.4039|Europe/Berlin|1923-2008
ISL|Istanbul Atatürk Airport|Istanbul|34|TR|40.9769|28.8146|Europe/Istanbul|1953-2019
ULN|Buyant-Ukhaa International Airport|Ulaanbaatar|1|MN|47.8431|106.7666|Asia/Ulaanbaatar|1957-2021
REP|Siem Reap International Airport|Siem Reap|17|KH|13.4107|103.8130|Asia/Phnom_Penh|1932-2023
ISN|Sloulin Field International Airport|Williston|ND|US|48.1779|-103.6420|America/Chicago|1947-2019
HIR|Honiara International Airport|Honiara|GU|SB|-9.4280|160.0548|Pacific/Guadalcanal|1943-
TQO|Tulum International Airport|Tulum|ROO|MX|20.1700|-87.6600|America/Cancun|2023-
SAI|Siem Reap-Angkor International Airport|Siem Reap|17|KH|13.3790|104.2220|Asia/Phnom_Penh|2023-
KTI|Techo International Airport|Phnom Penh|12|KH|11.3610|104.9220|Asia/Phnom_Penh|2025-
NMI|Navi Mumbai International Airport|Navi Mumbai|MH|IN|18.9890|73.0640|Asia/Kolkata|2025-
DXN|Noida International Airport|Noida|UP|IN|28.1750|77.6080|Asia/Kolkata|2025-
WSI|Western Sydney International Airport|Sydney|NSW|AU|-33.8880|150.7140|Australia/Sydney|2026-
JAV|Ilulissat Airport|Ilulissat|AV|GL|69.2432|-51.0571|America/Nuuk|1984-
LLI|Lalibela Airport|Lalibela|AM|ET|11.9750|38.9800|Africa/Addis_Ababa|1997-
APA|Centennial Airport|Denver|CO|US|39.5701|-104.8490|America/Denver|1968-
`;

interface MoreAirport extends Airport {
  opened: number;
  /** The last year of airline flights; null while it is open. */
  closed: number | null;
}

const byCode = new Map<string, MoreAirport>(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [code = '', name = '', city = '', region = '', country = '', ...rest] = row.split('|');
      const [latitude = '', longitude = '', timeZone = '', years = ''] = rest;
      const [opened = '', closed = ''] = years.split('-');
      return [
        code,
        {
          ...{ code, name, city, region, country, timeZone },
          latitude: Number(latitude),
          longitude: Number(longitude),
          size: 'small' as const,
          opened: Number(opened),
          closed: closed === '' ? null : Number(closed),
        },
      ];
    }),
);

export function moreAirport(code: string): Airport | null {
  return byCode.get(code) ?? null;
}

/** Whether airlines flew from an airport in that year, as far as this list knows. */
export function isOpenIn(code: string, year: number): boolean {
  const airport = byCode.get(code);
  return (
    !airport || (year >= airport.opened && (airport.closed === null || year <= airport.closed))
  );
}

/** An airport known by nothing but its printed code: without a place or a zone. */
export function unknownAirport(code: string): Airport {
  return {
    ...{ code, name: code, city: '', region: '', country: '', timeZone: '', size: 'small' },
    latitude: Number.NaN,
    longitude: Number.NaN,
  };
}

/** The word for an airport behind such a name. */
export const FAR_EASTERN_AIRPORT = '(?:国際|国际|國際|국제)?(?:空港|机场|機場|공항)';
