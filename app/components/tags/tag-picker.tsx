import { cx } from 'class-variance-authority';
import { Check, Pencil, Plus, Tags } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { EmptyState } from '~/components/ui/feedback/empty-state';
import { Input } from '~/components/ui/form/field';
import { IconButton } from '~/components/ui/icon-button';
import { TagChip } from '~/components/ui/tag-chip';
import type { Tag } from '~/domain/gigs/gig';
import { leastUsedColor } from '~/domain/tags/tag-colors';
import { TAG_NAME_LENGTH, TAGS_PER_PERSON, TOO_MANY_TAGS } from '~/domain/tags/tag-name';
import { ColorSwatches } from './color-swatches';
import { matchingTags, newTagName } from './tag-list';

interface TagPickerProps {
  /** All there are, and those that are just being made. */
  tags: readonly Tag[];
  chosen: ReadonlySet<string>;
  /** Being made: nothing can be done with them yet. */
  pending: ReadonlySet<string>;
  onToggle: (tag: Tag) => void;
  /** Answers whether it worked. */
  onCreate: (name: string, color: string) => Promise<boolean>;
  onEdit: (tag: Tag) => void;
}

const CREATE = 'create';

/** Type to find a tag or to make one; arrows and Enter choose, Tab leads to the pencil. */
export function TagPicker({ tags, chosen, pending, onToggle, onCreate, onEdit }: TagPickerProps) {
  const [typed, setTyped] = useState('');
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [color, setColor] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const shown = matchingTags(useChosenFirst(tags, chosen), typed);
  const name = newTagName(tags, typed);
  const full = tags.length >= TAGS_PER_PERSON;
  const creatable = name !== null && !full;
  const keys = [...shown.map((tag) => tag.id), ...(creatable ? [CREATE] : [])];
  const active = keys.find((key) => key === activeKey) ?? (typed.trim() ? keys[0] : undefined);
  const newColor = color ?? leastUsedColor(tags);
  const idOf = (key: string) => `${id}-${key.replaceAll(' ', '_')}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves with the active one
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  async function create() {
    if (!name || !creatable) return;
    setTyped('');
    setColor(null);
    setActiveKey(null);
    input.current?.focus();
    if (!(await onCreate(name, newColor))) setTyped((since) => since || name);
  }

  function choose(key: string) {
    if (key === CREATE) return void create();
    const tag = shown.find((candidate) => candidate.id === key);
    if (tag && !pending.has(tag.id)) onToggle(tag);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const at = active === undefined ? -1 : keys.indexOf(active);
      const next = event.key === 'ArrowDown' ? at + 1 : at < 0 ? -1 : at - 1;
      setActiveKey(keys.at(next % keys.length) ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active === undefined) return;
      choose(active);
      // So that whatever is typed next takes the place of this.
      input.current?.select();
    }
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Input
        ref={input}
        role="combobox"
        aria-label="Find or create a tag"
        aria-expanded={keys.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : idOf(active)}
        placeholder="Find or create a tag"
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        maxLength={TAG_NAME_LENGTH}
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value);
          setActiveKey(null);
        }}
        className="shrink-0"
      />
      {keys.length === 0 && !typed ? (
        <EmptyState
          icon={<Tags />}
          title="No tags yet"
          description="Type a name to make the first one."
          className="mt-3"
        />
      ) : null}
      <div
        ref={list}
        className={cx(
          '-mx-1.5 mb-3 grid min-h-22 content-start grid-cols-[minmax(0,1fr)_auto] overflow-y-auto overscroll-contain px-1.5',
          keys.length > 0 && 'mt-2',
        )}
      >
        <div id={`${id}-list`} role="listbox" aria-label="Tags" aria-multiselectable="true">
          {shown.map((tag) => (
            <Option
              key={tag.id}
              id={idOf(tag.id)}
              active={tag.id === active}
              selected={chosen.has(tag.id)}
              busy={pending.has(tag.id)}
              onChoose={() => choose(tag.id)}
            >
              <CheckMark checked={chosen.has(tag.id)} />
              <TagChip name={tag.name} color={tag.color} />
            </Option>
          ))}
          {creatable ? (
            <Option
              id={idOf(CREATE)}
              active={active === CREATE}
              selected={false}
              onChoose={() => choose(CREATE)}
            >
              <Plus aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
              <span className="min-w-0 truncate font-medium text-15 text-ink">Create “{name}”</span>
            </Option>
          ) : null}
        </div>
        <div>
          {shown.map((tag, index) => (
            <IconButton
              key={tag.id}
              label={`Edit ${tag.name}`}
              disabled={pending.has(tag.id)}
              // One stop on the way by Tab: the arrows say whose.
              tabIndex={(active ? tag.id === active : index === 0) ? 0 : -1}
              onClick={() => onEdit(tag)}
              className="grid! text-ink-3 disabled:bg-transparent"
            >
              <Pencil aria-hidden="true" className="size-4!" />
            </IconButton>
          ))}
        </div>
      </div>
      {name !== null && full ? <p className="mt-2 text-14 text-ink-2">{TOO_MANY_TAGS}</p> : null}
      {creatable ? (
        <div className="shrink-0 border-line border-t pt-3 md:mt-auto">
          <ColorSwatches
            label="Color of the new tag"
            value={newColor}
            onChange={setColor}
            onEnter={create}
          />
        </div>
      ) : null}
    </div>
  );
}

interface OptionProps {
  id: string;
  active: boolean;
  selected: boolean;
  busy?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ id, active, selected, busy, onChoose, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={busy || undefined}
      data-active={active ? '' : undefined}
      onPointerDown={(event) => event.pointerType === 'mouse' && event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cx(
        'flex h-control cursor-pointer select-none items-center gap-2.5 rounded-[8px] px-2',
        active ? 'bg-brand-tint' : 'hover:bg-hover dark:hover:bg-sunken',
      )}
    >
      {children}
    </div>
  );
}

/** Drawn only: the option says whether it is selected. */
function CheckMark({ checked }: { checked: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-5 shrink-0 place-items-center rounded-[6px] border-[1.5px]',
        checked ? 'border-brand bg-brand' : 'border-line-strong bg-surface',
      )}
    >
      {checked ? <Check strokeWidth={3} className="size-3.5 text-on-brand" /> : null}
    </span>
  );
}

/** What the gig bore when the picker opened stands first, and stays there while it is used. */
function useChosenFirst(tags: readonly Tag[], chosen: ReadonlySet<string>): Tag[] {
  const [first] = useState(chosen);
  return [...tags.filter(({ id }) => first.has(id)), ...tags.filter(({ id }) => !first.has(id))];
}
