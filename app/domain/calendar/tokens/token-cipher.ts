import { GoogleError } from '../google-error';

/** Encrypts what must not be readable in the database. */
export interface TokenCipher {
  encrypt(text: string, place: string): Promise<string>;
  /**
   * Null when it was tampered with or moved to another place. Throws a GoogleError when its key is
   * missing, which is not the fault of whoever the token belongs to.
   */
  decrypt(stored: string, place: string): Promise<{ text: string; outdated: boolean } | null>;
  /** How everything begins that was encrypted with a key that is known but no longer in use. */
  oldPrefixes: readonly string[];
}

interface Keys {
  /** Base64 of 32 bytes each, by key id. */
  keys: Record<string, string>;
  current: string;
}

const VERSION = 'v1';
const IV_BYTES = 12;

/**
 * AES-256-GCM as `v1.<key id>.<iv>.<ciphertext>`. The place ("table|column|row") is authenticated
 * along, so that a value copied into another row is not taken there. Older keys still decrypt.
 */
export function createTokenCipher({ keys, current }: Keys): TokenCipher {
  const imported = new Map<string, Promise<CryptoKey>>();
  const keyFor = (kid: string) => {
    const secret = Object.hasOwn(keys, kid) ? keys[kid] : undefined;
    if (secret === undefined) return null;
    const key =
      imported.get(kid) ??
      crypto.subtle.importKey('raw', fromBase64(secret), 'AES-GCM', false, ['encrypt', 'decrypt']);
    imported.set(kid, key);
    return key;
  };
  return {
    oldPrefixes: Object.keys(keys)
      .filter((kid) => kid !== current)
      .map((kid) => `${VERSION}.${kid}.`),
    async encrypt(text, place) {
      const key = await keyFor(current);
      if (!key) throw new Error('the current token key is missing');
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const bytes = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: utf8(place) },
        key,
        utf8(text),
      );
      return [VERSION, current, toBase64(iv), toBase64(new Uint8Array(bytes))].join('.');
    },
    async decrypt(stored, place) {
      const [version, kid, iv, bytes] = stored.split('.');
      if (version !== VERSION || !kid || iv === undefined || bytes === undefined) return null;
      const key = await keyFor(kid);
      if (!key) throw new GoogleError('notConfigured', { reason: 'tokenKeyMissing' });
      try {
        const text = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv: fromBase64(iv), additionalData: utf8(place) },
          key,
          fromBase64(bytes),
        );
        return { text: new TextDecoder().decode(text), outdated: kid !== current };
      } catch {
        return null;
      }
    },
  };
}

/** True for a key of 32 bytes in base64. */
export function isTokenKey(text: string): boolean {
  try {
    return fromBase64(text).byteLength === 32;
  } catch {
    return false;
  }
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)) as Uint8Array<ArrayBuffer>;
}
