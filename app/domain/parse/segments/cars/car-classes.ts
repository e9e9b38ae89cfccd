import type { SourceSpan } from '../../parsed-detail';
import type { Cell, Line, Reading } from '../../reading';
import { findDates } from '../../tokens/dates/dates';
import { valueBeside } from '../../tokens/label-pairs';
import { wordsFor } from '../../vocabulary/labels';
import { anyCase } from '../../vocabulary/patterns';
import { isCompany, startsWithCompany } from './car-companies';
import { isPlaceLabel } from './car-places';

const YOUR = `^\\W{0,3}(?:(?:${wordsFor('your')}) )?`;
const CAR_LABEL = anyCase(
  `${YOUR}(?:(?:vehicle|car) (?:type|class|category|group)\\s(?!(?:sample|example)\\b)(?=[\\dA-Z])|(?:${wordsFor('car-class')})(?: sample| example)?\\s{0,2}(?::|\\t|$)\\s{0,3}|(?:${wordsFor('car-class', 'head')})\\s?:\\s{0,3})`,
);
const CAR_CLASS =
  /\b(?:economy|compact|intermediate|mid[- ]?size|standard|full[- ]?size|premium|luxury|suv|minivan|convertible|sedan|hatchback|coupe|(?<=size |cab )pickup|truck|van|electric|wagon|elite|crossover|mystery car|managers? special)\b/i;
/** "15 pax van", "midsize". */
export function namesCarClass(words: string): boolean {
  return CAR_CLASS.test(words);
}

const MODEL = anyCase(wordsFor('or-similar'));

/** "Fiat Panda or similar". */
export function namesCarModel(words: string): boolean {
  return MODEL.test(words);
}

/** A code's four letters in words: "Intermediate / Car / Automatic transmission / Air conditioning". */
const SPELLED_CODE = /^[\p{L}-]{3,20} \/ [^/]{3,30} \/ [^/]{3,30}(?: \/ [^/]{3,30})?$/u;

type PrintedCar = SourceSpan & { text: string; isLabelled?: boolean };

/** The class, with the model in brackets or beside it where one is printed. */
export function findCar(reading: Reading): (SourceSpan & { text: string }) | null {
  const candidates: (PrintedCar & { score: number })[] = [];
  const { lines } = reading;
  lines.forEach((line, i) => {
    for (const [column, cell] of line.cells.entries()) {
      if (cell.text.length > 120) continue;
      const label = CAR_LABEL.exec(cell.text);
      if (label?.[0].trim()) {
        const rest = cell.text.slice(label[0].length).trim();
        const value =
          rest !== ''
            ? { text: rest, start: cell.end - rest.length, end: cell.end }
            : valueBeside(reading, i, column, isPlaceLabel);
        if (value && isCar(value.text) && !CAR_LABEL.test(value.text)) {
          const isTold = CAR_CLASS.test(value.text) || MODEL.test(value.text);
          // "CAR   SAN FRANCISCO   ENTERPRISE   INTERMEDIATE CAR": the class is in another cell of the row.
          const inRow = isTold
            ? null
            : line.cells.find(({ text }) => CAR_CLASS.test(text) && isCar(text));
          candidates.push({
            ...span(inRow ?? value),
            isLabelled: true,
            score: 3 + (CAR_CLASS.test((inRow ?? value).text) ? 1 : 0),
          });
        }
      }
      const above = lines[i - 1];
      if (SIMILAR_ALONE.test(cell.text) && above && isCar(above.text))
        candidates.push({ ...above, text: `${above.text} ${cell.text}`, end: cell.end, score: 2 });
      else if (MODEL.test(cell.text) && isCar(cell.text.replace(YOUR_CAR, '')))
        candidates.push({ ...behindCompany(withoutLead(cell)), score: 2 });
      else if (
        CAR_CLASS.test(cell.text) &&
        (cell.text.length < 50 || SPELLED_CODE.test(cell.text)) &&
        isCar(cell.text) &&
        /^[\p{Lu}\d]/u.test(cell.text)
      )
        candidates.push({ ...span(cell), score: 1 });
      else if (A_CAR_OF_ITS_YEAR.test(cell.text) && /turo/i.test(reading.clean))
        candidates.push({ ...span(cell), score: 2 });
    }
  });
  const best = candidates.sort((a, b) => b.score - a.score || a.start - b.start)[0];
  return best ? named(withSimilar(reading, best)) : null;
}

/** "Alamo Insiders 904471903 Nissan Versa o similar", of columns that were pasted as one. */
const NUMBER_BEFORE = /^[^\d\n]{3,30}\d{6,12} (?=\p{Lu})/u;
/** "Toyota Camry or similar PC: 211884". */
const LABEL_AFTER = / \p{Lu}[\p{L} ]{1,15}: .*$/u;
/** "Renault Clio compact.", in a sentence of its own. */
const PERIOD = /(?<=\p{Ll}{3})\.$/u;

/** The car without what belongs to its line alone, and without its company: "Alamo Full-size SUV". */
function named(car: PrintedCar): PrintedCar {
  const whole = car.text.replace(PERIOD, '');
  const text = MODEL.test(whole)
    ? whole.replace(NUMBER_BEFORE, '').replace(LABEL_AFTER, '')
    : whole;
  const words = text.split(' ');
  const company = [1, 2].find((count) => isCompany(words.slice(0, count).join(' '))) ?? 0;
  const model = words.slice(company).join(' ');
  const own = CAR_CLASS.test(model) ? model : text;
  return { ...car, text: own, start: car.start + Math.max(0, car.text.indexOf(own)) };
}

/** "Subaru Outback 2022", also as its owner's: "Robin's Subaru Outback 2022". */
const A_CAR_OF_ITS_YEAR =
  /^(?:19|20)\d\d \p{Lu}|^(?:\p{Lu}\p{L}+'s )?\p{Lu}[\p{L}-]+ [\p{L}\d -]{1,30} (?:19|20)\d\d$/u;

/** "Your car Nissan Juke or similar", where a mail was pasted as one line. */
const YOUR_CAR = /^your (?:car|vehicle) (?=\p{Lu})/iu;

function withoutLead(cell: Cell): Cell {
  const text = cell.text.replace(YOUR_CAR, '');
  return { ...cell, text, start: cell.end - text.length };
}

/** "Centauro, Faro Airport, class C1 Renault Clio or similar, unlimited miles", "Res. 9746650271, VW Golf or similar": the model alone. */
function behindCompany(cell: Cell): SourceSpan & { text: string } {
  const [company = '', ...others] = cell.text.split(', ');
  const model = others.find((part) => MODEL.test(part));
  if (!model || !(startsWithCompany(company) || /\d{6}/.test(company))) return span(cell);
  const start = cell.start + cell.text.indexOf(model);
  return { text: model, start, end: start + model.length };
}

/** "Grupo C", "Kategorie B". */
const GROUP =
  /^(?:group|grupo|gruppe|gruppo|groupe|category|categoría|categoria|kategorie|categorie|catégorie|class|clase|klasse) [A-Z]\d?(?: - [^\n]{3,40})?$/i;
/** "Group F - Ford Escape or similar". */
const GROUP_BEFORE = /^(?:group|grupo|gruppe|gruppo|groupe|class|clase) [A-Z]\d? - (?=\p{Lu})/iu;
const SIMILAR_ALONE = anyCase(`^(?:${wordsFor('or-similar')})[.)]?$`);
/** "Economique (EDMR)". */
const CODED = / \([A-Z]{4}\)$/;
const MODEL_LABEL = anyCase(
  /^(?:[-•*] )?(?:sample |example )?(?:models?|examples?|modell[oe]?|modelo|modèle|beispiel(?:fahrzeug|modell)?|voorbeeld(?:auto)?|esempio|ejemplo|exemplo|exemple)\s?:\s{0,9}/iu,
);
/** "Gruppo", "O teu carro", alone on its line above the class. */
const CAR_HEAD = anyCase(
  `${YOUR}(?:${wordsFor('car')}|${wordsFor('car-class')}|${wordsFor('car-class', 'head')})\\W{0,3}$`,
);
const LONGEST_CLASS = 45;

/** "Midsize Hyundai Elantra", and below it "or similar"; "Full Size", and below it "Nissan Altima or similar". */
function withSimilar({ lines }: Reading, car: PrintedCar): PrintedCar {
  const at = lines.findIndex(({ start, end }) => start <= car.start && end >= car.end);
  const line = lines[at];
  if (!line || (line.end !== car.end && !isClassInCells(line, car))) return car;
  if (MODEL.test(car.text))
    return line.start === car.start ? belowClass(lines, at, car) : besideClass(lines, at, car);
  const next = lines[at + 1];
  if (!next) return car;
  const isCoded = CLASS_CODE.test(next.cells.at(-1)?.text ?? '');
  const words = isCoded ? (next.cells[0]?.text ?? '') : next.text.trim();
  const model = words.replace(MODEL_LABEL, '').replace(GROUP_BEFORE, '');
  if (SIMILAR_ALONE.test(model)) return { ...car, text: `${car.text} ${model}`, end: next.end };
  const isClass =
    car.isLabelled || CAR_CLASS.test(car.text) || GROUP.test(car.text) || CODED.test(car.text);
  const isModel = MODEL.test(model) && model.length < 60 && isCar(model) && isClass;
  const own = line.end === car.end ? car.text : line.text.trim();
  return isModel ? { ...car, text: `${own}, ${model}`, end: next.end } : car;
}

const CLASS_LABEL = anyCase(
  `^\\W{0,3}(?:${wordsFor('car-class')}|${wordsFor('car-class', 'head')})\\s?:\\s{0,3}`,
);

/** "Samochód: Renault Clio lub podobny", and on the line above or below it "Klasa: Ekonomiczny (ECMR)". */
function besideClass(lines: readonly Line[], at: number, model: PrintedCar): PrintedCar {
  const line = [lines[at + 1], lines[at - 1]].find((one) => one && CLASS_LABEL.test(one.text));
  const words = line?.text.replace(CLASS_LABEL, '') ?? '';
  const isClass = words.length < LONGEST_CLASS && isCar(words) && !MODEL.test(words);
  return line && isClass && !CAR_CLASS.test(model.text)
    ? { ...model, text: `${words}, ${model.text}` }
    : model;
}

/** "Grupo F2 | Monovolume 7 lugares": the class is told by all of its line. */
function isClassInCells(line: Line, car: PrintedCar): boolean {
  return line.start === car.start && GROUP.test(car.text) && line.text.length < LONGEST_CLASS;
}

/** "Gruppo", "Medium", "Fiat 500X o similare": the class stands between its head and the model. */
function belowClass(lines: readonly Line[], at: number, model: PrintedCar): PrintedCar {
  const [head, above] = [lines[at - 2], lines[at - 1]];
  if (!above || CAR_HEAD.test(above.text)) return aboveClass(lines[at + 1], model);
  const isNamed =
    CAR_CLASS.test(above.text) || GROUP.test(above.text) || (head && CAR_HEAD.test(head.text));
  const isClass = isNamed && above.text.length < LONGEST_CLASS && !/[:!?\d]/.test(above.text);
  if (!isClass || !isCar(above.text)) return aboveClass(lines[at + 1], model);
  const text = `${above.text}, ${model.text.replace(GROUP_BEFORE, '')}`;
  return { text, start: above.start, end: model.end };
}

/** "Dacia Duster or similar", and below it "Intermediate SUV" alone or as the first of what the car has. */
function aboveClass(below: Line | undefined, model: PrintedCar): PrintedCar {
  const [cell] = below?.cells ?? [];
  const words = cell?.text.split(/ [·|] | {2,}/, 1)[0] ?? '';
  if (!cell || !CLASS_ALONE.test(words) || CAR_CLASS.test(model.text)) return model;
  const end = cell.start + words.length;
  return { text: `${words}, ${model.text}`, start: model.start, end };
}

const CLASS_ALONE =
  /^(?:mini|economy|compact|intermediate|mid[- ]?size|standard|full[- ]?size|premium|luxury|people carrier|kleinwagen|kompaktklasse|mittelklasse|oberklasse|citadine|compacte|berline|económico|compacto|utilitaria|compatta)(?: (?:suv|car|van|wagon|estate|elite|kombi|break|familiale?))?$/i;

function span(cell: SourceSpan & { text: string }) {
  // "Intermediate SUV, you are the only driver".
  const words = cell.text.replace(
    /(?<=similar)\. \p{Lu}.*$|, (?:you|we|with|com|con|mit|avec|met|med) .*$/u,
    '',
  );
  const text = A_CAR_OF_ITS_YEAR.test(words) ? words.replace(/^\p{Lu}\p{L}+'s /u, '') : words;
  const start = cell.start + words.length - text.length;
  return { text, start, end: start + text.length };
}

/** "CDMR", which stands before the class's words. */
export const CLASS_CODE =
  /^[MNEHCDIJSRFGPULWOX][BCDWVLSTFJXPQZEMRHYNGK][MNCABD][RNDQHIECLSABMFVZUX]$/;

/** "CAR  Dollar Rent A Car", "Car - Booked", "Reservierungsnummer: 5518834", a company's fleet. */
const NO_CAR =
  /^subject:|^\p{L}{3,12} (?:collection|fleet)$|^\p{L}{5,30}(?:nummer|number|nr\.?): |^(?:van|car|suv|truck)$|\brent-?\s?a-?\s?car\b|^(?:booked|confirmed|reserved|ticketed)$/iu;

function isCar(text: string): boolean {
  return (
    !isCompany(text) &&
    text.length >= 3 &&
    text.length < 100 &&
    !CLASS_CODE.test(text) &&
    !NO_CAR.test(text) &&
    findDates(text).length === 0 &&
    !/[$€£]\s?\d|[!?]$|\b(?:rate|policy|total|protection|insurance|charges?|please|you|your|reservation|confirmation|location|rental|plan)\b/i.test(
      text,
    )
  );
}
