/** Everything of the owner's that a request can name. */
export interface OwnedIds {
  gigId: string;
  deletedGigId: string;
  detailId: string;
  itemId: string;
  textId: string;
  tagId: string;
  findingId: string;
  sessionId: string;
  email: string;
}

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Role = 'nobody' | 'owner' | 'other';

/** What each answers: a visitor, the owner, and somebody else who is signed in. */
type Statuses = Record<Role, number>;

export interface Call extends Statuses {
  verb: Verb;
  /** As in `app/routes`; `:name` stands for the owner's id of that name. */
  route: string;
  query?: string;
  /** Its texts may be `:name`, too. */
  body?: unknown;
  /** These ids are not the owner's here but the caller's. */
  own?: (keyof OwnedIds)[];
  /** Where a page leads a visitor, if not to sign in and back. */
  visitorGoesTo?: string;
  /** What stands for a `:name` of another name, or for `*`. */
  params?: Record<string, string>;
}

/** A row of the owner's, which for anybody else is not there. */
const row = (owner: number): Statuses => ({ nobody: 401, owner, other: 404 });
/** What every person has of their own. */
const personal = (status: number): Statuses => ({ nobody: 401, owner: status, other: status });
const open = (status: number): Statuses => ({ nobody: status, owner: status, other: status });

type Rest = Pick<Call, 'query' | 'body' | 'own' | 'visitorGoesTo' | 'params'>;

function call(verb: Verb, route: string, statuses: Statuses, rest: Rest = {}): Call {
  return { verb, route, ...statuses, ...rest };
}

const GIG = { title: 'Another gig', location: 'Austin, TX', date: '2026-07-01' };
const PREFERENCES = {
  homeAirport: 'BOS',
  homeAddress: '1 Main Street, Boston, MA',
  preferredAirlines: 'Delta',
  preferredHotel: 'Hyatt',
  preferredCarRental: 'Hertz',
};
/** The least that counts as a picture: a WebP's first bytes. */
export const PICTURE = 'RIFF0000WEBP';

/** Every verb of every page and every `/api` path; some with several bodies. */
export const CALLS: Call[] = [
  call('GET', '/', { nobody: 302, owner: 200, other: 200 }),
  call('GET', '/auth', { nobody: 200, owner: 302, other: 302 }),
  call('GET', '/auth/forgot', open(200)),
  call('GET', '/auth/reset', open(200)),
  call('GET', '/auth/verify', open(200)),
  call('GET', '/auth/connect-google', open(302), { visitorGoesTo: '/auth?google=expired' }),
  call('GET', '/gigs/:gigId', { nobody: 302, owner: 200, other: 404 }),
  call('GET', '/settings/:section?', { nobody: 302, owner: 200, other: 200 }),
  call('GET', '/privacy-policy', open(200)),
  call('GET', '/terms-of-service', open(200)),
  call('GET', '/*', { nobody: 302, owner: 404, other: 404 }, { params: { '*': 'no/such/page' } }),

  ...(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((verb) =>
    call(verb, '/api/*', open(404), { params: { '*': 'no/such/path' } }),
  ),

  call('GET', '/api/auth/user', open(200)),
  call('GET', '/api/auth/logout', open(302)),
  call('POST', '/api/auth/login', open(400), { body: {} }),
  call('POST', '/api/auth/login', open(401), { body: { username: ':email', password: 'wrong' } }),
  call('POST', '/api/auth/register', open(400), { body: {} }),
  call('POST', '/api/auth/forgot-password', open(400), { body: {} }),
  call('POST', '/api/auth/reset-password', open(400), {
    body: { token: 'no such link', password: 'open sesame' },
  }),
  call('POST', '/api/auth/verify-email', open(400), { body: { token: 'no such link' } }),
  call('GET', '/api/auth/google', open(302)),
  call('GET', '/api/auth/google', open(302), { query: 'connect' }),
  call('GET', '/api/auth/google/callback', open(302), { query: 'code=a&state=b' }),
  call('POST', '/api/auth/google/connect', open(400), { body: { password: 'open sesame' } }),

  call('GET', '/api/gigs', personal(200)),
  call('POST', '/api/gigs', personal(201), { body: GIG }),
  call('POST', '/api/gigs', personal(201), { body: { ...GIG, idempotencyKey: ':gigId' } }),
  call('GET', '/api/gigs/:gigId', row(200)),
  call('PUT', '/api/gigs/:gigId', row(200), { body: { title: 'Taken over' } }),
  call('PUT', '/api/gigs/:gigId', row(409), {
    body: { title: 'Taken over', ifUnchanged: { title: 'Not this' } },
  }),
  call('DELETE', '/api/gigs/:gigId', row(204)),
  call('POST', '/api/gigs/:gigId/restore', row(200), { params: { gigId: ':deletedGigId' } }),
  call(
    'GET',
    '/api/gigs/:gigId',
    { nobody: 401, owner: 404, other: 404 },
    {
      params: { gigId: ':deletedGigId' },
    },
  ),
  call('GET', '/api/gigs/geocode-all', personal(200)),
  call('POST', '/api/gigs/geocode-all', personal(200)),
  call('GET', '/api/fit', personal(200)),
  call('GET', '/api/fit', personal(400), { query: 'from=soon' }),
  call('GET', '/api/years/:year', personal(200), { params: { year: '2026' } }),
  call('POST', '/api/fit', personal(200), { body: GIG }),
  call('GET', '/api/gigs/:gigId/fit', row(200)),
  call('POST', '/api/gigs/:gigId/fit', row(200), { body: { details: [] } }),
  call('PUT', '/api/gigs/:gigId/fit/:findingId/silence', row(200)),
  call('DELETE', '/api/gigs/:gigId/fit/:findingId/silence', row(204)),
  call('GET', '/api/gigs/:gigId/route', row(200)),
  call('GET', '/api/gigs/:gigId/weather', row(200)),
  call('GET', '/api/gigs/:gigId/travel-pricing', row(200)),
  call(
    'POST',
    '/api/gigs/:gigId/sync-travel',
    { nobody: 401, owner: 409, other: 404 },
    {
      body: { filterType: 'hotel' },
    },
  ),

  call('GET', '/api/gigs/:gigId/travel-details', row(200)),
  call('POST', '/api/travel-details', row(201), { body: { gigId: ':gigId', detailType: 'car' } }),
  call('POST', '/api/travel-details', personal(201), {
    body: { gigId: ':gigId', detailType: 'flight', idempotencyKey: ':detailId' },
    own: ['gigId'],
  }),
  call('GET', '/api/travel-details/:detailId', row(200)),
  call('PATCH', '/api/travel-details/:detailId', row(200), { body: { notes: 'Taken over' } }),
  call('PATCH', '/api/travel-details/:detailId', row(200), {
    body: { gigId: ':gigId' },
    own: ['gigId'],
  }),
  call('PATCH', '/api/travel-details/:detailId', row(200), {
    body: { gigId: ':gigId' },
    own: ['detailId'],
  }),
  call('DELETE', '/api/travel-details/:detailId', row(204)),

  call('GET', '/api/gigs/:gigId/confirmation-texts', row(200)),
  call('POST', '/api/gigs/:gigId/confirmation-texts', row(201), { body: { text: 'Taken over' } }),
  call('GET', '/api/confirmation-texts/:textId', row(200)),
  call('DELETE', '/api/confirmation-texts/:textId', row(204)),
  // Another's text is nobody's: the booking is stored without one.
  call('POST', '/api/travel-details', personal(201), {
    body: { gigId: ':gigId', detailType: 'car', confirmationTextId: ':textId' },
    own: ['gigId'],
  }),

  call('GET', '/api/gigs/:gigId/checklist', row(200)),
  call('POST', '/api/gigs/:gigId/checklist', row(201), { body: { text: 'Taken over' } }),
  call('POST', '/api/gigs/:gigId/checklist', personal(201), {
    body: { text: 'Pack', idempotencyKey: ':itemId' },
    own: ['gigId'],
  }),
  call('PATCH', '/api/checklist/:itemId', row(200), { body: { completed: true } }),
  call('PATCH', '/api/checklist/:itemId', row(409), {
    body: { completed: true, ifUnchanged: { text: 'Not this' } },
  }),
  call('DELETE', '/api/checklist/:itemId', row(204)),

  call('GET', '/api/tags', personal(200)),
  call('POST', '/api/tags', personal(201), { body: { name: 'Festival', color: '#9b4ddb' } }),
  call('GET', '/api/tags/:tagId', row(200)),
  call('PATCH', '/api/tags/:tagId', row(200), { body: { name: 'Taken over' } }),
  call('DELETE', '/api/tags/:tagId', row(204)),
  call('GET', '/api/gigs/:gigId/tags', row(200)),
  call('PUT', '/api/gigs/:gigId/tags', row(200), { body: { tagIds: [] } }),
  call('PUT', '/api/gigs/:gigId/tags', row(200), { body: { add: [':tagId'] }, own: ['tagId'] }),
  // The tag is a value here: as for one that nobody has, the field is to blame.
  call(
    'PUT',
    '/api/gigs/:gigId/tags',
    { nobody: 401, owner: 200, other: 400 },
    {
      body: { tagIds: [':tagId'] },
      own: ['gigId'],
    },
  ),

  call('POST', '/api/smart-parse', personal(200), { body: { emailText: 'Nothing to book' } }),
  call('POST', '/api/smart-parse', row(200), {
    body: { emailText: 'Nothing to book', gigId: ':gigId' },
  }),
  call('POST', '/api/parse-email', personal(200), { body: { text: 'Nothing to book' } }),
  call('GET', '/api/address-suggestions', personal(200), { query: 'query=Portland' }),
  call('GET', '/api/airports/nearest', personal(200), { query: 'location=Portland,+ME' }),
  call('GET', '/api/city-image', personal(200), { query: 'city=Portland,+ME' }),

  // Nobody here has connected a calendar.
  call('GET', '/api/calendar/auth-url', personal(200)),
  call('GET', '/api/calendar/callback', open(302), {
    visitorGoesTo: '/auth?redirect=%2Fsettings%2Fcalendar',
  }),
  call('GET', '/api/calendar/settings', personal(200)),
  call('POST', '/api/calendar/settings', personal(409), { body: { twoWaySync: true } }),
  call('GET', '/api/calendar/list', personal(409)),
  call('POST', '/api/calendar/sync', personal(409)),
  call('POST', '/api/calendar/disconnect', personal(409)),
  call('GET', '/api/calendar/conflicts', personal(200)),
  call('POST', '/api/calendar/conflicts/:conflictId', personal(404), {
    params: { conflictId: 'nothing' },
    body: { action: 'keep' },
  }),
  call('GET', '/api/calendar/review', personal(200)),
  call('POST', '/api/calendar/review', personal(409), { body: { action: 'keep' } }),
  call('POST', '/api/calendar/notifications', open(200)),

  call('PATCH', '/api/user', personal(200), { body: { displayName: 'Another name' } }),
  call(
    'DELETE',
    '/api/user',
    { nobody: 401, owner: 204, other: 400 },
    {
      body: { confirm: ':email' },
    },
  ),
  call('GET', '/api/user/export', personal(200)),
  call('GET', '/api/user/export', personal(200), { query: 'format=csv' }),
  call('GET', '/api/user/export', personal(200), { query: 'format=ics' }),
  call('DELETE', '/api/user/google', personal(204)),
  call('PUT', '/api/user/password', personal(200), {
    body: { currentPassword: 'open sesame', newPassword: 'another sesame' },
  }),
  call('GET', '/api/user/picture', row(200)),
  call('PUT', '/api/user/picture', personal(200), { body: PICTURE }),
  call('DELETE', '/api/user/picture', personal(200)),
  call('GET', '/api/user/sessions', personal(200)),
  call('DELETE', '/api/user/sessions', personal(204)),
  call('DELETE', '/api/user/sessions/:sessionId', row(204)),
  call('GET', '/api/user/travel-preferences', personal(200)),
  call('PUT', '/api/user/travel-preferences', personal(200), { body: PREFERENCES }),
  call('POST', '/api/user/verification', personal(202)),
];

/** A text with the ids in it. */
function filled(text: string, ids: Record<string, string>): string {
  return text
    .replace(/:(\w+)\??/g, (whole, name: string) => ids[name] ?? (whole.endsWith('?') ? '' : whole))
    .replace(/\*$/, () => ids['*'] ?? '*');
}

/** The path and the body of a call. */
export function requestOf({ route, query, params, body }: Call, ids: OwnedIds) {
  const values: Record<string, string> = { ...ids };
  for (const [name, value] of Object.entries(params ?? {})) values[name] = filled(value, values);
  const path = filled(route, values) + (query ? `?${query}` : '');
  const json = body === undefined ? undefined : JSON.stringify(body);
  return {
    path: path.length > 1 ? path.replace(/\/$/, '') : path,
    body:
      typeof body === 'string'
        ? body
        : json?.replace(/":(\w+)"/g, (_, name: string) => JSON.stringify(values[name])),
  };
}
