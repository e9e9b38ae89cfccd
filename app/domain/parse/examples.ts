import { shiftDay } from '~/domain/time/calendar-day';
import type { DetailType } from '~/domain/travel/travel-detail';

export interface PasteExample {
  kind: DetailType;
  label: string;
  /** The confirmation's text for a gig on that day ("2026-12-04"). */
  text(gigDay: string): string;
}

/** Invented confirmations to try smart paste with, dated around the gig. */
export const PASTE_EXAMPLES: readonly PasteExample[] = [
  {
    kind: 'flight',
    label: 'Delta flight',
    text: (gigDay) => {
      const day = longDay(shiftDay(gigDay, -1));
      return `Delta Air Lines
Your Flight Receipt

Flight Confirmation #: GQ7XKM

${day}
DL 1432
Main Cabin (V)
Depart: Atlanta, GA (ATL) 7:05 AM
Arrive: Denver, CO (DEN) 8:22 AM
Seat: 14C

Thank you for choosing Delta.`;
    },
  },
  {
    kind: 'hotel',
    label: 'Marriott stay',
    text: (gigDay) => `Reservation Confirmation

Courtyard Denver Downtown
934 16th Street, Denver, Colorado 80202 USA
+1 303-555-0142

Confirmation Number: 83749201

Check-In: ${longDay(shiftDay(gigDay, -1))} 03:00 PM
Check-Out: ${longDay(shiftDay(gigDay, 1))} 11:00 AM

Guestroom: 1 King, Sofa bed
Number of rooms: 1
Guests per room: 1 Adult

Thank you for booking with Marriott Bonvoy.`,
  },
  {
    kind: 'car',
    label: 'Alamo rental',
    text: (gigDay) => `Alamo Rent A Car
Your reservation is confirmed!

Confirmation Number: 1098274615

Pick-Up
Denver International Airport (DEN)
${longDay(shiftDay(gigDay, -1))} at 9:30 AM

Return
Denver International Airport (DEN)
${longDay(shiftDay(gigDay, 1))} at 4:00 PM

Vehicle: Midsize SUV - Nissan Rogue or similar`,
  },
];

/** What is offered where a train, bus, ferry or shuttle is expected. */
export const RIDE_EXAMPLES: readonly PasteExample[] = [
  {
    kind: 'other',
    label: 'Amtrak train',
    text: (gigDay) => `Amtrak: eTicket and Receipt

Reservation Number: 4C81D7

Train 171 Northeast Regional
${longDay(shiftDay(gigDay, -1))}
Depart: Boston, MA - South Station 8:10 AM
Arrive: New York, NY - Moynihan Train Hall 12:23 PM
Car 3, Seat 12A
1 Reserved Coach Seat

Thank you for choosing Amtrak.`,
  },
];

/** "Thursday, June 4, 2026". */
function longDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
