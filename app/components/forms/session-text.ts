/**
 * A text that lives until this tab is closed, over reloads and signing in again. A browser may not
 * let anything be kept: then it is simply not there.
 */
export function sessionText(key: string) {
  const attempt = <Result>(action: () => Result): Result | null => {
    try {
      return action();
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt(() => sessionStorage.getItem(key)),
    write: (value: unknown) => attempt(() => sessionStorage.setItem(key, JSON.stringify(value))),
    remove: () => attempt(() => sessionStorage.removeItem(key)),
  };
}
