/** A place for something a screen is to find again when it comes back. */
export interface ViewState<Value> {
  read: () => Value | undefined;
  write: (value: Value) => void;
}

const clearings: (() => void)[] = [];

/**
 * Lives until the page is loaded anew, so that a view is as it was left. Written by a browser only:
 * on a server it would be everybody's.
 */
export function viewState<Value>(): ViewState<Value> {
  let value: Value | undefined;
  onClearViewState(() => {
    value = undefined;
  });
  return {
    read: () => value,
    write: (next) => {
      value = next;
    },
  };
}

/** Has a function called when the next person begins afresh. */
export function onClearViewState(clear: () => void) {
  clearings.push(clear);
}

/** The next person begins afresh. */
export function clearViewState() {
  for (const clear of clearings) clear();
}
