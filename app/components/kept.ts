/** A place for something a screen is to find again when it comes back. */
export interface Kept<Value> {
  read: () => Value | undefined;
  write: (value: Value) => void;
}

const clearings: (() => void)[] = [];

/**
 * Kept until the page is loaded anew, so that a view is as it was left. Written by a browser only:
 * on a server it would be everybody's.
 */
export function kept<Value>(): Kept<Value> {
  let value: Value | undefined;
  clearings.push(() => {
    value = undefined;
  });
  return {
    read: () => value,
    write: (next) => {
      value = next;
    },
  };
}

/** The next person begins afresh. */
export function forgetKept() {
  for (const clear of clearings) clear();
}
