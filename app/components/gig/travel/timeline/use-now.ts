import { useEffect, useState } from 'react';

/** The present in milliseconds, each minute anew. Only for what the server does not render. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
