import type { ParsedDetail, ParsedText } from '../parsed-detail';

/** The flat answer for one mail: every key present, null where the mail says nothing. */
export interface ParsedEmail {
  confirmationNumber: string | null;
  provider: string | null;
  departureLocation: string | null;
  arrivalLocation: string | null;
  hotelAddress: string | null;
  pickupLocation: string | null;
  checkInDate: string | null;
  checkOutDate: string | null;
  times: string[];
  accessCode: string | null;
  roomNumber: string | null;
  seatInfo: string | null;
  specialInstructions: string | null;
  additionalInfo: string | null;
  notes: string | null;
}

export function toParsedEmail({ details, text }: ParsedText): ParsedEmail {
  const flights = details.filter((detail) => detail.type === 'flight');
  const stay = details.find((detail) => detail.type === 'hotel');
  const rental = details.find((detail) => detail.type === 'car');
  const main = details[0];
  return {
    confirmationNumber: main?.confirmationNumber ?? null,
    provider: main?.provider ?? null,
    departureLocation: flights[0]?.departureLocation ?? null,
    arrivalLocation: flights[0]?.arrivalLocation ?? null,
    hotelAddress: stay?.location ?? null,
    pickupLocation: rental?.location ?? null,
    checkInDate: stay?.checkInDate ?? null,
    checkOutDate: stay?.checkOutDate ?? null,
    times: timesOf(details),
    accessCode: labelled(
      text,
      /\b(?:access|door|entry|gate|key ?pad|lock(?: ?box)?|smart lock|building|garage) (?:code|pin)\b/i,
      /^#?[A-Z0-9*#-]{3,12}/i,
    ),
    roomNumber: labelled(
      text,
      /\b(?:room|suite|apartment|apt|unit) (?:number|no\.?|#)/i,
      /^#?\d{1,5}[A-Z]?\b/i,
    ),
    seatInfo: joined(flights.map((flight) => flight.seatInfo)),
    specialInstructions: labelled(
      text,
      /\b(?:special (?:instructions|requests?)|check-?in instructions|arrival instructions|instructions)(?=\s?[:\n\t])/i,
      /^\S[^\n]{2,400}/,
    ),
    additionalInfo: joined([
      ...flights.map((flight) => flight.flightNumber),
      stay?.roomInfo,
      rental?.carType,
    ]),
    notes: joined(details.map((detail) => detail.notes)),
  };
}

/** Every date-time of the trip once, in order. */
function timesOf(details: readonly ParsedDetail[]): string[] {
  const all = details.flatMap((detail) => [
    detail.departureDateTime,
    detail.arrivalDateTime,
    detail.checkInDate,
    detail.checkOutDate,
    detail.pickupDate,
    detail.returnDate,
  ]);
  return [...new Set(all.filter((time) => time !== null))].sort();
}

/** The value behind a label, on its line or the next. */
function labelled(text: string, label: RegExp, value: RegExp): string | null {
  const match = label.exec(text);
  if (!match) return null;
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 600);
  const gap =
    /^[ \t]{0,4}(?:is\b|:|#|-)?[ \t:#]{0,4}(?:\n[ \t]{0,4}){0,2}/i.exec(after)?.[0].length ?? 0;
  return value.exec(after.slice(gap))?.[0].trim() ?? null;
}

function joined(parts: readonly (string | null | undefined)[]): string | null {
  return [...new Set(parts.filter((part) => part))].join(', ') || null;
}
