/** A value above the components that read and write it. */
export function shareValue<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    write(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
