import { cx } from 'class-variance-authority';
import { Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Checkbox } from '~/components/ui/form/checkbox';
import { DeleteSelected } from './delete-selected';
import type { SelectMode } from './use-select-mode';

interface SelectBarProps {
  mode: SelectMode;
  selected: ReadonlySet<string>;
  gigIds: readonly string[];
  /** As wide as it must be, not as wide as it can be. */
  roomy: boolean;
}

/** Select mode: how many, all or none, the way back, and what to do with them. */
export default function SelectBar({ mode, selected, gigIds, roomy }: SelectBarProps) {
  const bar = useRef<HTMLElement>(null);
  const allId = useId();
  const [asking, setAsking] = useState(false);
  const count = selected.size;
  const all = gigIds.length > 0 && gigIds.every((id) => selected.has(id));
  useSelectKeys({ onLeave: mode.leave, onDelete: () => count > 0 && setAsking(true) });

  // The button that was clicked is gone.
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);

  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label="Select gigs"
      data-select-bar=""
      className={cx(barStyle, !roomy && 'md:flex-1')}
    >
      <label
        htmlFor={allId}
        className="flex h-control min-w-0 items-center gap-2.5 font-semibold text-15 text-ink"
      >
        <Checkbox
          id={allId}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !all;
          }}
          checked={all}
          onChange={() => mode.setAll(gigIds, !all)}
          className={someStyle}
        />
        <span aria-live="polite" className="truncate">
          {count} selected
        </span>
        <span className="sr-only">, {all ? 'select none' : 'select all'}</span>
      </label>
      <Button variant="ghost" onClick={mode.leave} className="ml-auto">
        Cancel
      </Button>
      <Button variant="danger" disabled={count === 0} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        Delete ({count})
      </Button>
      {asking ? (
        <DeleteSelected
          gigIds={[...selected]}
          onClose={() => setAsking(false)}
          onLeft={mode.replace}
          onDeleted={mode.leave}
        />
      ) : null}
    </section>
  );
}

const barStyle = cx(
  'flex items-center gap-1.5 border-line bg-raised',
  'max-md:fixed max-md:inset-x-0 max-md:bottom-bottom-bar max-md:z-20 max-md:border-t max-md:px-4 max-md:py-2',
  'md:rounded-stub md:border md:py-1 md:pr-1 md:pl-3.5 md:shadow-float',
);

/** Some but not all: a dash instead of the tick. */
const someStyle = cx(
  'has-[:indeterminate]:[&_input]:border-brand has-[:indeterminate]:[&_input]:bg-brand',
  'before:pointer-events-none before:absolute before:inset-0 before:z-2 before:m-auto before:h-[2.5px] before:w-2.5 before:rounded-full before:bg-on-brand before:opacity-0',
  'has-[:indeterminate]:before:opacity-100',
);

/** Escape leaves and Delete asks, unless a dialog, a menu or a field wants the key. */
function useSelectKeys(actions: { onLeave: () => void; onDelete: () => void }) {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const taken = event.defaultPrevented || document.querySelector('[data-modal]');
      if (taken || isTyping(event.target)) return;
      if (event.key === 'Escape') latest.current.onLeave();
      if (event.key === 'Delete') latest.current.onDelete();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select')
  );
}
