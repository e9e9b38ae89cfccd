import { type ReactNode, type RefObject, useCallback, useState } from 'react';

interface KeepServerHtmlProps {
  /** What holds what the server drew; nothing where it drew nothing. */
  place: RefObject<HTMLElement>;
  otherwise: ReactNode;
}

/**
 * What the server drew, for a part that will not be hydrated any more: React throws away what still
 * waits for its script when a context changes around it, as the address does. The nodes themselves
 * are put back before anybody sees that they were gone; their links lead where they lead.
 */
export function KeepServerHtml({ place, otherwise }: KeepServerHtmlProps) {
  // While this is rendered for the first time they are still where the server put them.
  const [nodes] = useState(() => [...(place.current?.childNodes ?? [])]);
  const putBack = useCallback(
    (holder: HTMLElement | null) => {
      for (const node of nodes) holder?.appendChild(node);
    },
    [nodes],
  );
  return nodes.length > 0 ? <div ref={putBack} className="contents" /> : otherwise;
}

/** React's own words for that, and their number where it is built without them. */
export function isPutBack(error: unknown): boolean {
  return (
    error instanceof Error && /#421;|received an update before it finished/.test(error.message)
  );
}
