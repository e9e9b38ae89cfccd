import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Checkbox } from '~/components/ui/checkbox';
import { IconButton } from '~/components/ui/icon-button';
import type { ChecklistItem } from '~/domain/checklist/checklist-item';
import { type Checklist, isDraft } from './use-checklist';

interface ChecklistRowsProps {
  checklist: Pick<Checklist, 'toggle' | 'remove'>;
  /** In their order: open before completed. */
  items: ChecklistItem[];
  /** Has the focus when the last item goes. */
  field: RefObject<HTMLInputElement>;
}

/** What is open, and under it what is completed. */
export function ChecklistRows({ checklist, items, field }: ChecklistRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  /** The control that gets the focus if it is lost with the row that moves or goes. */
  const next = useRef<{ itemId: string | null; control: 'input' | 'button' } | null>(null);

  useLayoutEffect(() => {
    const goal = next.current;
    next.current = null;
    if (!goal || document.activeElement !== document.body) return;
    const { itemId, control } = goal;
    const row = itemId && list.current?.querySelector(`[data-item="${CSS.escape(itemId)}"]`);
    if (!row) field.current?.focus();
    else row.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
  });

  const rowProps = (item: ChecklistItem) => ({
    item,
    onToggle: () => {
      next.current = { itemId: item.id, control: 'input' };
      checklist.toggle(item, !item.completed);
    },
    onRemove: () => {
      const index = items.indexOf(item);
      const neighbour = items[index + 1] ?? items[index - 1];
      next.current = { itemId: neighbour?.id ?? null, control: 'button' };
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

interface ChecklistRowProps {
  item: ChecklistItem;
  onToggle: () => void;
  onRemove: () => void;
}

function ChecklistRow({ item, onToggle, onRemove }: ChecklistRowProps) {
  const id = useId();
  const draft = isDraft(item);
  return (
    <li data-item={item.id} className="flex items-start gap-3 border-line py-1 not-last:border-b">
      <label
        htmlFor={id}
        className={cx(
          'flex min-h-11 min-w-0 flex-1 items-start gap-3 rounded-control py-2.5 text-15',
          item.completed ? 'text-ink-3 line-through decoration-line-strong' : 'text-ink',
        )}
      >
        {/* Nothing can be done to an item that is still on its way. */}
        <Checkbox id={id} checked={item.completed} disabled={draft} onChange={onToggle} />
        <span className="min-w-0 [overflow-wrap:anywhere]">{item.text}</span>
      </label>
      <IconButton
        label={`Delete ${item.text}`}
        disabled={draft}
        onClick={onRemove}
        className="mt-0.5 -mr-2 disabled:bg-transparent"
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
