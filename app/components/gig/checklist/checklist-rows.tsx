import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { ChecklistRow, type ChecklistRowProps } from './checklist-row';
import type { ListedItem } from './optimistic-items';
import type { Checklist } from './use-checklist';
import { useItemEditors } from './use-item-editors';

interface ChecklistRowsProps {
  checklist: Pick<Checklist, 'tryAgain' | 'toggle' | 'remove' | 'reword' | 'reload'>;
  /** In their order: open before completed. */
  items: ListedItem[];
  /** Has the focus when the last item goes. */
  field: RefObject<HTMLInputElement>;
}

/** How long a second click of a double one may take. */
const DOUBLE_CLICK_MS = 400;

/** What is open, and under it what is completed. */
export function ChecklistRows({ checklist, items, field }: ChecklistRowsProps) {
  const editors = useItemEditors(checklist);
  const list = useRef<HTMLDivElement>(null);
  /** The last row that was ticked and moved away: the one after it slid under the finger. */
  const moved = useRef({ itemId: '', at: Number.NEGATIVE_INFINITY });

  const { following, goToAfter } = useFollowingFocus(list, field);

  const rowProps = (item: ListedItem): ChecklistRowProps => ({
    item,
    editor: editors.editorOf(item),
    onEdit: () => editors.edit(item),
    onToggle: ({ timeStamp, nativeEvent }) => {
      const { itemId, at } = moved.current;
      // Keys follow the row that moved.
      const pointed = nativeEvent instanceof UIEvent && nativeEvent.detail > 0;
      if (pointed && itemId !== item.id && timeStamp - at < DOUBLE_CLICK_MS) return;
      moved.current = { itemId: item.id, at: timeStamp };
      checklist.toggle(item, !item.completed);
    },
    onRetry: () => checklist.tryAgain(item),
    onRemove: () => {
      const index = items.indexOf(item);
      const neighbour = items[index + 1] ?? items[index - 1];
      goToAfter(item.id, neighbour?.id ?? null);
      checklist.remove(item);
    },
  });
  const open = items.filter(({ completed }) => !completed);
  const done = items.filter(({ completed }) => completed);

  return (
    <div ref={list} {...following} className="mt-3">
      {open.length > 0 ? (
        <ul aria-label="Open">
          {open.map((item) => (
            <ChecklistRow key={item.id} {...rowProps(item)} />
          ))}
        </ul>
      ) : null}
      {done.length > 0 ? (
        <>
          <h3 className="mt-4 mb-0.5 font-text text-ink-3 text-label">Completed ({done.length})</h3>
          <ul aria-label="Completed">
            {done.map((item) => (
              <ChecklistRow key={item.id} {...rowProps(item)} />
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/** The controls of a row that keep the focus when it moves. */
const CONTROLS = ['input[type="checkbox"]', '> button:last-child'];

/**
 * The focus goes with a row that moves between the lists, and to another when its row goes: both
 * remove the element that has it.
 */
function useFollowingFocus(list: RefObject<HTMLElement>, field: RefObject<HTMLElement>) {
  const focused = useRef<{ element: Element; itemId: string; control: string } | null>(null);
  const successors = useRef(new Map<string, string | null>());

  useLayoutEffect(() => {
    const lost = focused.current;
    if (!lost || lost.element.isConnected || document.activeElement !== document.body) return;
    const find = (itemId: string | null | undefined) =>
      list.current?.querySelector<HTMLElement>(
        `[data-item="${CSS.escape(itemId ?? '')}"] ${lost.control}`,
      );
    const element = find(lost.itemId) ?? find(successors.current.get(lost.itemId));
    if (element) element.focus({ preventScroll: true });
    else field.current?.focus();
  });

  const following = {
    onFocus({ target }: FocusEvent) {
      const row = target.closest<HTMLElement>('[data-item]');
      const control = CONTROLS.find(
        (selector) => row?.querySelector(`:scope ${selector}`) === target,
      );
      const itemId = row?.dataset.item;
      focused.current = itemId && control ? { element: target, itemId, control } : null;
    },
    // Not told of elements that React removes.
    onBlur() {
      focused.current = null;
    },
  };
  return {
    following,
    /** Which row has the focus once this one is gone; null for the field. */
    goToAfter: (itemId: string, nextId: string | null) => successors.current.set(itemId, nextId),
  };
}
