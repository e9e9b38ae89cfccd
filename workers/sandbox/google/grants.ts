import { findUser, findUserByEmail, type GoogleUser } from './google-users';
import { parseScopes } from './scopes';

/** What a user has allowed a client, whichever tokens were issued from it. */
interface Grant {
  sub: string;
  clientId: string;
  scopes: string[];
}

interface Token {
  grant: Grant;
  /** May be fewer than the grant's. */
  scopes: string[];
  /** The authorization code it goes back to. */
  code: string;
}

interface AccessToken extends Token {
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Just under an hour, as Google says it. */
export const ACCESS_TOKEN_SECONDS = 3599;

// In the memory of one isolate, as the sandbox runs locally in a single one.
let grants: Grant[] = [];
const accessTokens = new Map<string, AccessToken>();
const refreshTokens = new Map<string, Token>();

/** Whose token it is and what it may do; null when it is unknown, expired or revoked. */
export function grantOf(
  accessToken: string,
): { user: GoogleUser; scopes: readonly string[]; clientId: string } | null {
  const token = accessTokens.get(accessToken);
  if (!token || token.expiresAt <= Date.now()) return null;
  const user = findUser(token.grant.sub);
  return user && { user, scopes: token.scopes, clientId: token.grant.clientId };
}

/** The token of a request's `Authorization: Bearer`, or null. */
export function bearerToken(request: Request): string | null {
  return request.headers.get('Authorization')?.match(/^Bearer +(\S+)$/i)?.[1] ?? null;
}

export function findGrant(sub: string, clientId: string): Grant | null {
  return grants.find((grant) => grant.sub === sub && grant.clientId === clientId) ?? null;
}

/** Creates the grant of a user and client, or changes what it allows. */
export function saveGrant(sub: string, clientId: string, scopes: string[]): Grant {
  const existing = findGrant(sub, clientId);
  if (existing) {
    existing.scopes = scopes;
    return existing;
  }
  const grant = { sub, clientId, scopes };
  grants.push(grant);
  return grant;
}

export function isLive(grant: Grant): boolean {
  return grants.includes(grant);
}

export function issueAccessToken({ grant, scopes, code }: Token): string {
  const token = `ya29.sandbox-${randomText()}`;
  const expiresAt = Date.now() + ACCESS_TOKEN_SECONDS * 1000;
  accessTokens.set(token, { grant, scopes, code, expiresAt });
  return token;
}

export function issueRefreshToken({ grant, scopes, code }: Token): string {
  const token = `1//sandbox-${randomText()}`;
  refreshTokens.set(token, { grant, scopes, code });
  return token;
}

export function findRefreshToken(token: string): Token | null {
  if (token === DEMO_REFRESH_TOKEN && !demoIsOver) issueDemoToken();
  return refreshTokens.get(token) ?? null;
}

/** What `scripts/seed-demo.ts` gives the demo account of `npm start`: it works until it is revoked. */
const DEMO_REFRESH_TOKEN = '1//sandbox-demo';
const DEMO_EMAIL = 'demo@gigbound.example';
const DEMO_CLIENT = 'sandbox';
const DEMO_SCOPES = 'openid email calendar.calendarlist.readonly calendar.events';

let demoIsOver = false;

function issueDemoToken() {
  const user = findUserByEmail(DEMO_EMAIL);
  if (!user || refreshTokens.has(DEMO_REFRESH_TOKEN)) return;
  const short = DEMO_SCOPES.split(' ').map((name) =>
    name.startsWith('calendar') ? `https://www.googleapis.com/auth/${name}` : name,
  );
  const scopes = parseScopes(short.join(' '));
  const earlier = findGrant(user.sub, DEMO_CLIENT)?.scopes ?? [];
  const grant = saveGrant(user.sub, DEMO_CLIENT, [...new Set([...earlier, ...scopes])]);
  refreshTokens.set(DEMO_REFRESH_TOKEN, { grant, scopes, code: 'demo' });
}

/** Ends everything the user allowed the client. False when the token is unknown or has expired. */
export function revokeGrantOf(token: string): boolean {
  const access = accessTokens.get(token);
  const live = access && access.expiresAt > Date.now() ? access : refreshTokens.get(token);
  if (!live) return false;
  revoke(live.grant);
  return true;
}

export function revokeGrantsOfUser(sub: string): void {
  if (sub === findUserByEmail(DEMO_EMAIL)?.sub) demoIsOver = true;
  for (const grant of grants.filter((each) => each.sub === sub)) revoke(grant);
}

function revoke(grant: Grant): void {
  grants = grants.filter((each) => each !== grant);
  if (refreshTokens.get(DEMO_REFRESH_TOKEN)?.grant === grant) demoIsOver = true;
  deleteTokens((token) => token.grant === grant);
}

export function revokeTokensOfCode(code: string): void {
  deleteTokens((token) => token.code === code);
}

function deleteTokens(isRevoked: (token: Token) => boolean): void {
  for (const tokens of [accessTokens, refreshTokens]) {
    for (const [text, token] of tokens) if (isRevoked(token)) tokens.delete(text);
  }
}

export function expireAccessTokens(): void {
  for (const token of accessTokens.values()) token.expiresAt = 0;
}

/** What tests may read: no token is in it. */
export function listGrants() {
  return grants.map((grant) => ({
    ...grant,
    email: findUser(grant.sub)?.email ?? null,
    accessTokens: countTokens(accessTokens, grant),
    refreshTokens: countTokens(refreshTokens, grant),
  }));
}

function countTokens(tokens: ReadonlyMap<string, Token>, grant: Grant): number {
  return [...tokens.values()].filter((token) => token.grant === grant).length;
}

export function resetGrants(): void {
  grants = [];
  demoIsOver = false;
  accessTokens.clear();
  refreshTokens.clear();
}

export function randomText(): string {
  return crypto.randomUUID().replaceAll('-', '') + crypto.randomUUID().replaceAll('-', '');
}
