import { AIRLINE_NAMES } from '../../vocabulary/airlines';

export interface PrintedReference {
  start: number;
  end: number;
  value: string;
  /** Higher is closer to what the counter asks for. */
  rank: number;
  label: string;
}

/** No confirmation prints more of them; it bounds the work on text that is none. */
export const MOST_REFERENCES = 60;

/** Words in capitals that stand where a code does, an airline's name among them: "QANTAS", "IBERIA". */
export const WORD_CODES = new Set([
  ...AIRLINE_NAMES.map(({ spelling }) => spelling.toUpperCase()),
  ...'NUMBER STATUS DETAIL DETAILS FLIGHT TRAVEL PLEASE SELECT MANAGE CHANGE UPDATE CANCEL REVIEW ONLINE MOBILE POLICY TICKET HOTELS RETURN DEPART ARRIVE GUESTS SUMMARY CONFIRMED CONFIRMATION RESERVATION BOOKING INFORMATION PASSENGER TRAVELER CHECK CODE NAME DATE EMAIL HERE BELOW RECEIVED LETTER COMPLETE ISSUED MONDAY TUESDAY FRIDAY SUNDAY JANUARY AUGUST AIRLINE THANKS DELTA UNITED SPIRIT ALASKA AMERICAN SOUTHWEST MARRIOTT HILTON ITINERARY RECEIPT VIEW YOUR CONTACT COMPANY PROGRAM PAYMENT CARRIER AGENCY HOTEL GUEST TOTAL LOGIN PRINT AMADEUS GALILEO SABRE WORLDSPAN TRAVELPORT APOLLO PENDING APPROVED GROUND'.split(
    ' ',
  ),
]);

/** "RYq7k2m9xd", not "Terminal2" or "Summer2027". */
const MIXED_CASE = /^(?=[A-Za-z\d]{8,16}$)[A-Z]{1,3}(?=[a-z\d]*\d[a-z]{1,4}\d)[a-z\d]+$/;

/** Not a ticket, a phone, a year or a word. */
export function looksLikeCode(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  if (/^X+$/i.test(value)) return false;
  if (/^\d{13}$/.test(value) || /^\d{3}-\d{10}$/.test(value)) return false;
  if (/^\d{3}-\d{3}-\d{4}$/.test(value) || /^1?-?8\d\d-/.test(value)) return false;
  if (/^(?:19|20)\d\d(?:-\d\d?){0,2}$/.test(value)) return false;
  if (/^\d{1,2}-?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(value)) return false;
  if (digits > 0)
    return digits === value.length
      ? value.length >= 5
      : value.length >= 5 &&
          (value.toUpperCase() === value ||
            (digits > 2 && value.length > 7 && /^[a-z\d]+$/.test(value)) ||
            MIXED_CASE.test(value));
  return /^(?:[A-Z]{6}|HM[A-Z]{8})$/.test(value) && !WORD_CODES.has(value);
}
