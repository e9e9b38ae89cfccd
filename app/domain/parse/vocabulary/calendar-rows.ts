/** Months from January, weekdays from Sunday, each with its spellings joined by "/". */
export interface CalendarWords {
  lang: string;
  months: string;
  weekdays: string;
  /** Weekdays in two letters that are words as well: they count before a day with dots alone. */
  shortDays?: string;
}

export const CALENDAR_ROWS: readonly CalendarWords[] = [
  {
    lang: 'en',
    months:
      'january/jan february/feb/febr march/mar april/apr may june/jun july/jul august/aug september/sept/sep october/oct november/nov december/dec',
    weekdays:
      'sunday/sun monday/mon tuesday/tues/tue wednesday/wed/weds thursday/thurs/thur/thu friday/fri saturday/sat',
  },
  {
    lang: 'de',
    months:
      'januar/jänner/jän februar/feber märz/mär/mrz/maerz april mai juni juli august september oktober/okt november dezember/dez',
    weekdays: 'sonntag montag dienstag mittwoch donnerstag freitag samstag',
    shortDays: 'so mo di mi do fr sa',
  },
  {
    lang: 'fr',
    months:
      'janvier/janv février/fevrier/févr/fevr mars avril/avr mai juin juillet/juil août/aout septembre octobre novembre décembre/decembre/déc',
    weekdays: 'dimanche/dim lundi/lun mardi mercredi/mer jeudi/jeu vendredi/ven samedi/sam',
  },
  {
    lang: 'es',
    months:
      'enero/ene febrero marzo abril/abr mayo junio julio agosto/ago septiembre/setiembre/set octubre noviembre diciembre/dic',
    weekdays:
      'domingo/dom lunes/lun martes/mar miércoles/miercoles/mié/mie jueves/jue viernes/vie sábado/sabado/sáb',
  },
  {
    lang: 'pt',
    months:
      'janeiro fevereiro/fev março/marco abril maio junho julho agosto setembro outubro/out novembro dezembro',
    weekdays:
      'domingo segunda-feira/segunda/seg terça-feira/terça/ter quarta-feira/quarta/qua quinta-feira/quinta/qui sexta-feira/sexta/sex sábado',
  },
  {
    lang: 'it',
    months:
      'gennaio/gen febbraio marzo aprile maggio/mag giugno/giu luglio/lug agosto settembre ottobre/ott novembre dicembre',
    weekdays:
      'domenica lunedì/lunedi martedì/martedi mercoledì/mercoledi giovedì/giovedi/gio venerdì/venerdi sabato/sab',
  },
  {
    lang: 'nl',
    months:
      'januari februari maart/mrt april mei juni juli augustus september oktober november december',
    weekdays: 'zondag/zo maandag/ma dinsdag/di woensdag/wo donderdag/do vrijdag/vr zaterdag/za',
  },
  {
    lang: 'sv',
    months: 'januari februari mars april maj juni juli augusti september oktober november december',
    weekdays: 'söndag/sön måndag/mån tisdag/tis onsdag/ons torsdag/tors/tor fredag/fre lördag/lör',
  },
  {
    lang: 'nb',
    months:
      'januar februar mars april mai juni juli august september oktober november desember/des',
    weekdays: 'søndag/søn mandag/man tirsdag/tir onsdag/ons torsdag/tor fredag/fre lørdag/lør',
  },
  {
    lang: 'da',
    months: 'januar februar marts april maj juni juli august september oktober november december',
    weekdays: 'søndag mandag tirsdag onsdag torsdag fredag lørdag',
  },
  {
    lang: 'pl',
    months:
      'stycznia/styczeń/sty lutego/luty/lut marca/marzec kwietnia/kwiecień/kwi maja/maj czerwca/czerwiec/cze lipca/lipiec/lip sierpnia/sierpień/sie września/wrzesień/wrz października/październik/paź listopada/listopad/lis grudnia/grudzień/gru',
    weekdays:
      'niedziela/niedz/ndz poniedziałek/pon/pn wtorek/wt środa/śr czwartek/czw piątek/pt sobota/sob',
  },
  {
    lang: 'ru',
    months:
      'января/янв февраля/февр/фев марта апреля/апр мая июня июля августа/авг сентября/сент/сен октября/окт ноября/нояб/ноя декабря/дек',
    weekdays: 'воскресенье/вс понедельник/пн вторник/вт среда/ср четверг/чт пятница/пт суббота/сб',
  },
  {
    lang: 'ja',
    months: '１月 ２月 ３月 ４月 ５月 ６月 ７月 ８月 ９月 １０月 １１月 １２月',
    weekdays: '日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日',
  },
  {
    lang: 'tr',
    months:
      'ocak şubat/şub mart nisan/nis mayıs haziran/haz temmuz/tem ağustos/ağu eylül/eyl ekim/eki kasım/kas aralık/ara',
    weekdays: 'pazar pazartesi salı çarşamba perşembe cuma cumartesi',
  },
  {
    lang: 'fi',
    months:
      'tammikuu/tammikuuta helmikuu/helmikuuta maaliskuu/maaliskuuta huhtikuu/huhtikuuta toukokuu/toukokuuta kesäkuu/kesäkuuta heinäkuu/heinäkuuta elokuu/elokuuta syyskuu/syyskuuta lokakuu/lokakuuta marraskuu/marraskuuta joulukuu/joulukuuta',
    weekdays: 'sunnuntai maanantai tiistai keskiviikko torstai perjantai lauantai',
  },
  {
    lang: 'cs',
    months:
      'leden/ledna únor/února březen/března duben/dubna květen/května červen/června červenec/července srpen/srpna září říjen/října listopad/listopadu prosinec/prosince',
    weekdays: 'neděle pondělí úterý středa čtvrtek pátek sobota',
  },
  {
    lang: 'ro',
    months:
      'ianuarie/ian februarie/feb martie aprilie mai iunie/iun iulie/iul august septembrie octombrie noiembrie/noi decembrie',
    weekdays: 'duminică luni marți miercuri joi vineri sâmbătă',
  },
  {
    lang: 'el',
    months:
      'ιανουαρίου/ιαν φεβρουαρίου/φεβ μαρτίου/μαρ απριλίου/απρ μαΐου/μαϊ ιουνίου/ιουν ιουλίου/ιουλ αυγούστου/αυγ σεπτεμβρίου/σεπ οκτωβρίου/οκτ νοεμβρίου/νοε δεκεμβρίου/δεκ',
    weekdays: 'κυριακή/κυρ δευτέρα/δευ τρίτη/τρι τετάρτη/τετ πέμπτη/πεμ παρασκευή/παρ σάββατο/σαβ',
  },
  {
    lang: 'hu',
    months:
      'január február március április május június július augusztus szeptember október november december',
    weekdays: 'vasárnap hétfő kedd szerda csütörtök péntek szombat',
  },
  {
    lang: 'ca',
    months: 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre',
    weekdays: 'diumenge dilluns dimarts dimecres dijous divendres dissabte',
  },
];
