import { createContext, useContext } from 'react';

/** The nonce of the answer being rendered; empty in the browser, where nothing needs it any more. */
const NonceContext = createContext('');

export const NonceProvider = NonceContext.Provider;

export function useNonce(): string {
  return useContext(NonceContext);
}
