/** Month and weekday names as confirmations print them: English, German, French, Spanish, Portuguese, Dutch, Italian. */
const MONTHS: readonly string[] = [
  'january jan januar janvier janv enero ene janeiro januari gennaio',
  'february feb febr februar février fevrier févr fevr febrero fevereiro fev februari febbraio',
  'march mar mär märz maerz mars marzo março marco maart mrt',
  'april apr avril avr abril abr aprile',
  'may mai mayo maio mei maggio mag',
  'june jun juni juin junio junho giugno giu',
  'july jul juli juillet juil julio julho luglio lug',
  'august aug août aout agosto ago augustus',
  'september sept sep septembre septiembre setiembre setembro set settembre',
  'october oct oktober okt octobre octubre outubro out ottobre ott',
  'november nov novembre noviembre novembro',
  'december dec dezember dez décembre decembre déc diciembre dic dezembro',
];

const WEEKDAYS: readonly string[] = [
  'sunday sun sonntag dimanche dim domingo dom zondag zo domenica',
  'monday mon montag lundi lun lunes segunda-feira segunda seg maandag ma lunedì',
  'tuesday tues tue dienstag mardi martes terça-feira terça ter dinsdag di martedì',
  'wednesday wed weds mittwoch mercredi mer miércoles miercoles mié quarta-feira quarta qua woensdag wo mercoledì',
  'thursday thurs thur thu donnerstag jeudi jeu jueves jue quinta-feira quinta qui donderdag do giovedì',
  'friday fri freitag vendredi ven viernes vie sexta-feira sexta sex vrijdag vr venerdì',
  'saturday sat samstag samedi sam sábado sabado sáb zaterdag za sabato',
];

function index(rows: readonly string[], first: number): Map<string, number> {
  const byName = new Map<string, number>();
  rows.forEach((names, row) => {
    for (const name of names.split(' ')) if (!byName.has(name)) byName.set(name, row + first);
  });
  return byName;
}

const monthsByName = index(MONTHS, 1);
const weekdaysByName = index(WEEKDAYS, 0);

/** 1 to 12, or null for a word that is no month. */
export function monthOf(word: string): number | null {
  return monthsByName.get(word.toLowerCase().replace(/\.$/, '')) ?? null;
}

/** 0 (Sunday) to 6, or null for a word that is no weekday. */
export function weekdayOf(word: string): number | null {
  return weekdaysByName.get(word.toLowerCase().replace(/\.$/, '')) ?? null;
}

const longestFirst = (names: Iterable<string>) =>
  [...names].sort((a, b) => b.length - a.length).join('|');

export const MONTH_NAMES = longestFirst(monthsByName.keys());
export const WEEKDAY_NAMES = longestFirst(weekdaysByName.keys());

/** Names that are also everyday words, and so need a year or capitals beside a day. */
const WORDS = new Set(['may', 'march', 'mar', 'set', 'out', 'ago', 'mag', 'mars', 'ene', 'mai']);
export function isAlsoAWord(month: string): boolean {
  return WORDS.has(month);
}
