/* Confirmations of invented trips to Portland, Maine, around 5 June 2026. None is a quick example. */

export const DELTA = `Thank you for choosing Delta, Robin Vale
Your Trip Confirmation #: HQ7T2P

Thu, 04JUN	DEPART	ARRIVE
DELTA 2215
Main Cabin (V)	ATLANTA
8:20am	PORTLAND, ME
11:07am

Passenger Info
NAME	FLIGHT	SEAT
ROBIN VALE	DELTA 2215	18C
Ticket #: 0062345678901
Baggage: first checked bag $35.00 USD
`;

export const MARRIOTT = `Thank you for booking with us, Robin Vale.
Reservation Confirmation
Courtyard Portland Downtown/Waterfront
321 Commercial Street
Portland, Maine 04101 USA

Confirmation Number: 90412277
Check-In: Thursday, June 4, 2026 03:00 PM
Check-Out: Saturday, June 6, 2026 11:00 AM
Guestroom: 1 King Bed, Water View
Total for stay: 412.80 USD
`;

/** Out and back in one mail. */
export const ROUND_TRIP = `Thank you for choosing Delta, Robin Vale
Your Trip Confirmation #: HQ7T2P

Thu, 04JUN	DEPART	ARRIVE
DELTA 2215
Main Cabin (V)	ATLANTA
8:20am	PORTLAND, ME
11:07am

Sat, 06JUN	DEPART	ARRIVE
DELTA 1820
Main Cabin (V)	PORTLAND, ME
1:20pm	ATLANTA
4:24pm

Passenger Info
NAME	FLIGHT	SEAT
ROBIN VALE	DELTA 2215	18C
ROBIN VALE	DELTA 1820	12A
`;

export const AMTRAK = `Amtrak: eTicket and Receipt for Your Trip - ROBIN VALE

Reservation Number: 7B41F2

Train 682 Downeaster
Thursday, June 4, 2026
Depart: Boston, MA - North Station 9:05 AM
Arrive: Portland, ME - Transportation Center 11:35 AM
Car 2, Seat 14A

Total charged: $32.00
`;
