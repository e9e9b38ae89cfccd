import { randomText } from './grants';

export const ISSUER = 'https://accounts.google.com';

interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicJwk: JsonWebKey;
}

const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
};

let signingKey: SigningKey | undefined;

/** Made at the first use, as workerd allows no random numbers while a Worker loads. */
async function getSigningKey(): Promise<SigningKey> {
  if (signingKey) return signingKey;
  const pair = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new Error('RSA keys come in pairs');
  const publicJwk = (await crypto.subtle.exportKey('jwk', pair.publicKey)) as JsonWebKey;
  // Another request may have been quicker.
  signingKey ??= { kid: randomText().slice(0, 40), privateKey: pair.privateKey, publicJwk };
  return signingKey;
}

/** The claims as a JWT signed with RS256, for an hour from now. */
export async function signIdToken(
  claims: Record<string, unknown>,
  { clientId, nonce }: { clientId: string; nonce: string | null },
): Promise<string> {
  const { kid, privateKey } = await getSigningKey();
  const iat = Math.floor(Date.now() / 1000);
  const payload = {
    iss: ISSUER,
    azp: clientId,
    aud: clientId,
    ...claims,
    ...(nonce && { nonce }),
    iat,
    exp: iat + 3600,
  };
  const signed = `${encode({ alg: 'RS256', kid, typ: 'JWT' })}.${encode(payload)}`;
  const bytes = new TextEncoder().encode(signed);
  return `${signed}.${base64Url(await crypto.subtle.sign(ALGORITHM.name, privateKey, bytes))}`;
}

/** `/oauth2/v3/certs`: the key that verifies the tokens. */
export async function answerCerts(): Promise<Response> {
  const { kid, publicJwk } = await getSigningKey();
  const { kty, n, e } = publicJwk;
  return Response.json({ keys: [{ kty, alg: 'RS256', use: 'sig', kid, n, e }] });
}

function encode(part: Record<string, unknown>): string {
  return base64Url(new TextEncoder().encode(JSON.stringify(part)));
}

export function base64Url(bytes: ArrayBuffer | Uint8Array): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
