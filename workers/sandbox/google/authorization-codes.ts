import { findGrant, randomText, saveGrant } from './grants';

export interface AuthorizationCode {
  code: string;
  grant: ReturnType<typeof saveGrant>;
  /** What the tokens will be able to do. */
  scopes: string[];
  redirectUri: string;
  codeChallenge: string | null;
  nonce: string | null;
  withRefreshToken: boolean;
  /** Milliseconds since 1970. */
  expiresAt: number;
  used: boolean;
}

const LIFETIME_MS = 10 * 60_000;

const codes = new Map<string, AuthorizationCode>();

interface Consent {
  sub: string;
  clientId: string;
  /** What the client asked for. */
  requested: string[];
  /** What the user left ticked of it. */
  allowed: string[];
  /** `include_granted_scopes`: the tokens cover what was allowed earlier too. */
  includeGranted: boolean;
  offline: boolean;
  promptConsent: boolean;
  redirectUri: string;
  codeChallenge: string | null;
  nonce: string | null;
}

/** Saves what the user allowed and issues the code for it. */
export function issueCode(consent: Consent): AuthorizationCode {
  const { sub, clientId, requested, allowed } = consent;
  const earlier = findGrant(sub, clientId)?.scopes ?? [];
  // Google asks again when it is told to, or when something is asked for that was not allowed yet.
  const consentShown = consent.promptConsent || requested.some((scope) => !earlier.includes(scope));
  const all = [...allowed, ...earlier.filter((scope) => !requested.includes(scope))];
  const code: AuthorizationCode = {
    code: `4/sandbox-${randomText()}`,
    grant: saveGrant(sub, clientId, all),
    scopes: consent.includeGranted ? all : allowed,
    redirectUri: consent.redirectUri,
    codeChallenge: consent.codeChallenge,
    nonce: consent.nonce,
    withRefreshToken: consent.offline && consentShown,
    expiresAt: Date.now() + LIFETIME_MS,
    used: false,
  };
  codes.set(code.code, code);
  return code;
}

export function findCode(code: string): AuthorizationCode | null {
  return codes.get(code) ?? null;
}

export function expireCodes(): void {
  for (const code of codes.values()) code.expiresAt = 0;
}

export function resetCodes(): void {
  codes.clear();
}
