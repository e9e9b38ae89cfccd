import { type RefObject, useLayoutEffect, useRef } from 'react';
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
  /** The control that gets the focus if it is lost with the row that moves or goes. */
  const next = useRef<{ itemId: string | null; control: string } | null>(null);
  /** The last row that was ticked and moved away: the one after it slid under the finger. */
  const moved = useRef({ itemId: '', at: Number.NEGATIVE_INFINITY });

  useLayoutEffect(() => {
    const goal = next.current;
    next.current = null;
    if (!goal || document.activeElement !== document.body) return;
    const { itemId, control } = goal;
    const inRow = `[data-item="${CSS.escape(itemId ?? '')}"] ${control}`;
    const element = list.current?.querySelector<HTMLElement>(inRow);
    if (element) element.focus({ preventScroll: true });
    else field.current?.focus();
  });

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
      next.current = { itemId: item.id, control: 'input[type="checkbox"]' };
      checklist.toggle(item, !item.completed);
    },
    onRetry: () => checklist.tryAgain(item),
    onRemove: () => {
      const index = items.indexOf(item);
      const neighbour = items[index + 1] ?? items[index - 1];
      next.current = { itemId: neighbour?.id ?? null, control: '> button:last-child' };
      checklist.remove(item);
    },
  });
  const open = items.filter(({ completed }) => !completed);
  const done = items.filter(({ completed }) => completed);

  return (
    <div ref={list} className="mt-3">
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
