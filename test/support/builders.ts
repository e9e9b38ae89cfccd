/* The least that each API takes, and whatever a test wants to say about it. */

export function aGig(fields: Record<string, unknown> = {}) {
  return { title: 'Harbor Lights Series', location: 'Portland, ME', date: '2026-06-05', ...fields };
}

export function aFlight(gigId: string, fields: Record<string, unknown> = {}) {
  return {
    gigId,
    detailType: 'flight',
    provider: 'Delta Air Lines',
    flightNumber: 'DL1432',
    confirmationNumber: 'K7WMRD',
    departureLocation: 'DFW',
    departureDateTime: '2026-06-04T07:05',
    arrivalLocation: 'PWM',
    arrivalDateTime: '2026-06-04T11:48',
    ...fields,
  };
}

export function aHotel(gigId: string, fields: Record<string, unknown> = {}) {
  return {
    gigId,
    detailType: 'hotel',
    provider: 'Courtyard Portland Downtown',
    confirmationNumber: '83749201',
    arrivalLocation: '321 Commercial St, Portland, ME',
    arrivalDateTime: '2026-06-04T15:00',
    departureDateTime: '2026-06-06T11:00',
    ...fields,
  };
}
