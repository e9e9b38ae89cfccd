/** The plectrum that is the logo and the map pin. Its tip is at (20, 49). */
export const PICK_PATH =
  'M20 0C8 0 0 6.2 0 15.6c0 2.9.8 5.5 2.2 8l12.2 21.9C15.6 47.7 17.7 49 20 49s4.4-1.3 5.6-3.5l12.2-21.9c1.4-2.5 2.2-5.1 2.2-8C40 6.2 32 0 20 0Z';

export const PICK_WIDTH = 40;
export const PICK_HEIGHT = 49;

/** The ticket inside the logo, with its notches and its perforation. */
export const TICKET_PATH =
  'M10.6 10.5h18.8a2 2 0 0 1 2 2v2.9a3.1 3.1 0 0 0 0 6.2v2.9a2 2 0 0 1-2 2H10.6a2 2 0 0 1-2-2v-2.9a3.1 3.1 0 0 0 0-6.2v-2.9a2 2 0 0 1 2-2Z' +
  'M16.3 12.9v2.2h2.2v-2.2zM16.3 17.4v2.2h2.2v-2.2zM16.3 21.9v2.2h2.2v-2.2z';
