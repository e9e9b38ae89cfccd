import { cx } from 'class-variance-authority';
import { SquareCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';
import { LazyPart } from '~/components/ui/lazy-part';
import type { SelectMode } from './use-select-mode';

interface SelectActionsProps {
  mode: SelectMode;
  /** What "all" means here, in the order of the screen. */
  gigIds: readonly string[];
  /** Where the heading has room: buttons with an edge, and a bar no wider than it must be. */
  roomy?: boolean;
  /** Where it has hardly any: words alone. */
  compact?: boolean;
  /** Other actions of the heading; away in Select mode. */
  children?: ReactNode;
}

const loadSelectBar = () => import('./select-bar');

/** The way into Select mode, and while it is on its bar: in the heading, on a phone at the thumb. */
export function SelectActions({
  mode,
  gigIds,
  roomy = false,
  compact = false,
  children,
}: SelectActionsProps) {
  const { selected, start, leave } = mode;
  const button = useRef<HTMLButtonElement>(null);
  const selecting = selected !== null;
  const wasSelecting = useRef(false);

  useEffect(() => {
    const lostFocus = document.activeElement === document.body;
    if (wasSelecting.current && !selecting && lostFocus) {
      button.current?.focus({ preventScroll: true });
    }
    wasSelecting.current = selecting;
  }, [selecting]);

  if (selecting) {
    return (
      <LazyPart
        load={loadSelectBar}
        props={{ mode, selected, gigIds, roomy }}
        onGiveUp={leave}
        fallback={
          <Button variant="ghost" size="sm" onClick={leave} className="ml-auto">
            Cancel
          </Button>
        }
      />
    );
  }
  return (
    <div className={roomy ? 'flex gap-2 md:gap-2.5' : '-mr-2 ml-auto flex items-center gap-0.5'}>
      {gigIds.length > 0 ? (
        <Button
          ref={button}
          variant={roomy ? 'secondary' : 'ghost'}
          size={roomy ? 'md' : 'sm'}
          onClick={start}
          className={cx(
            roomy ? 'max-md:[&_svg]:hidden' : 'max-md:px-2 max-lg:[&_svg]:hidden',
            compact && 'px-2 [&_svg]:hidden',
          )}
        >
          <SquareCheck aria-hidden="true" />
          Select
        </Button>
      ) : null}
      {children}
    </div>
  );
}
