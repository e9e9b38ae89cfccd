import { fill, type ParsedDetail } from '../parsed-detail';
import type { Reading } from '../reading';
import { CLASS_CODE, findCar } from '../segments/cars/car-classes';
import { findRoom } from '../segments/hotels/rooms';
import { mergeDetails } from './merge';

/** Markup is exact about its kind of booking: text then only fills gaps of it, and adds other kinds. */
export function supplementing(
  structured: readonly ParsedDetail[],
  fromText: readonly ParsedDetail[],
): ParsedDetail[] {
  if (structured.length === 0) return [...fromText];
  const kinds = new Set(structured.map((detail) => detail.type));
  return fromText.filter(
    (detail) =>
      !kinds.has(detail.type) ||
      mergeDetails([...structured.map(copy), copy(detail)]).length === structured.length,
  );
}

/** A stay whose markup has no room: the text around it may print one without the stay's days. */
export function fillRoom(structured: readonly ParsedDetail[], reading: Reading) {
  const [hotel, ...others] = structured.filter(({ type }) => type === 'hotel');
  if (!hotel || others.length > 0 || hotel.roomInfo !== null) return;
  const room = findRoom(reading);
  fill(hotel, 'roomInfo', room?.text ?? null, reading, [room]);
}

/** A rental whose markup has no more than its class's code: the text around it may name the car. */
export function fillCar(structured: readonly ParsedDetail[], reading: Reading) {
  const [rental, ...others] = structured.filter(({ type }) => type === 'car');
  if (!rental || others.length > 0 || !CLASS_CODE.test(rental.carType ?? '')) return;
  const car = findCar(reading);
  if (car && !CLASS_CODE.test(car.text)) fill(rental, 'carType', car.text, reading, [car]);
}

function copy(detail: ParsedDetail): ParsedDetail {
  return {
    ...detail,
    sources: { ...detail.sources },
    spans: { ...detail.spans },
    ambiguities: [...detail.ambiguities],
  };
}
