const MOST_TEXTS = 4;

/** Every kind of booking is looked for in the same few texts: what was found in the last ones is cached. */
export function cacheLast<Found>(
  find: (clean: string) => readonly Found[],
): (clean: string) => readonly Found[];
export function cacheLast<Found>(find: (clean: string) => Found): (clean: string) => Found;
export function cacheLast<Found>(find: (clean: string) => Found): (clean: string) => Found {
  const found = new Map<string, Found>();
  return (clean) => {
    const cached = found.get(clean);
    if (cached) return cached;
    const fresh = find(clean);
    const oldest = found.keys().next().value;
    if (oldest !== undefined && found.size >= MOST_TEXTS) found.delete(oldest);
    found.set(clean, fresh);
    return fresh;
  };
}
