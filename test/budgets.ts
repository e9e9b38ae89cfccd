/*
 * What a page may cost, as far as it does not depend on the machine. A test that fails here says that
 * something became heavier: make it lighter, or raise the budget and say why in the commit.
 */

const KB = 1000;

/**
 * The scripts of the first view, gzip: the dashboard's, on top of which comes the map's own, those of
 * signing in and of a gig's page.
 */
export const SCRIPTS = {
  files: 12,
  bytes: 120 * KB,
  mapBytes: 56 * KB,
  authBytes: 160 * KB,
  gigBytes: 165 * KB,
};

/** The HTML of the dashboard as it leaves the server, by view and how many gigs there are. */
export const DASHBOARD_HTML = [
  { view: 'map', gigs: 200, bytes: 100 * KB },
  { view: 'list', gigs: 200, bytes: 92 * KB },
  { view: 'calendar', gigs: 200, bytes: 172 * KB },
  { view: 'map', gigs: 5_000, bytes: 110 * KB },
  { view: 'list', gigs: 5_000, bytes: 100 * KB },
  { view: 'calendar', gigs: 5_000, bytes: 190 * KB },
];

/**
 * How often D1 is waited for, with how many statements, and how many of its rows that reads: in all,
 * and for each gig that is shown: its own row and the entries of indexes that lead there, its flight,
 * hotel and car. The settings count the gigs on the map and those that are not.
 */
export const D1_READS = [
  { what: 'the dashboard', path: '/', trips: 1, statements: 5, rows: 12, rowsPerGig: 6 },
  { what: 'the settings', path: '/settings', trips: 1, statements: 7, rows: 16, rowsPerGig: 2 },
  // With what each gig's fit follows from: its travel, the preferences, what is silenced.
  { what: 'GET /api/gigs', path: '/api/gigs', trips: 1, statements: 1, rows: 20, rowsPerGig: 12 },
  {
    what: 'the fit of a gig',
    path: '/api/gigs/:id/fit',
    trips: 1,
    statements: 1,
    rows: 20,
    rowsPerGig: 8,
  },
  {
    what: 'the fit of all gigs',
    path: '/api/fit',
    trips: 1,
    statements: 1,
    rows: 20,
    rowsPerGig: 8,
  },
  {
    what: 'a year at a glance',
    path: '/api/years/2026',
    trips: 1,
    statements: 1,
    rows: 20,
    rowsPerGig: 9,
  },
  {
    what: 'the page of a gig',
    path: '/gigs/:id',
    trips: 1,
    statements: 5,
    rows: 16,
    rowsPerGig: 0,
  },
];

/**
 * What an answer that has not changed reads: the session, its user and the version of the data, which
 * each statement looks at.
 */
export const UNCHANGED_ROWS = 14;
