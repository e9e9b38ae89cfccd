import { cx } from 'class-variance-authority';
import { Building2, House, type LucideIcon, MapPin, Plane } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Suggestion } from '~/domain/places/suggestions/suggestion';
import { matchedParts } from './matched-parts';

interface PlaceListProps {
  id: string;
  suggestions: Suggestion[];
  typed: string;
  /** -1 for none. */
  active: number;
  onPick: (suggestion: Suggestion) => void;
}

const KINDS: Record<Suggestion['kind'], LucideIcon> = {
  city: MapPin,
  airport: Plane,
  address: House,
  venue: Building2,
};

/** The places to choose from; the text field above keeps the focus and hears the keys. */
export function PlaceList({ id, suggestions, typed, active, onPick }: PlaceListProps) {
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: moves with the active one
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Places"
        className="max-h-60 min-h-0 overflow-y-auto overscroll-contain p-1"
      >
        {suggestions.map((suggestion, index) => (
          <PlaceOption
            key={suggestion.label}
            id={optionId(id, index)}
            {...{ suggestion, typed }}
            active={index === active}
            onPick={() => onPick(suggestion)}
          />
        ))}
      </div>
      {suggestions.some(({ kind }) => kind === 'address' || kind === 'venue') ? (
        <p className="shrink-0 border-line border-t px-3.5 py-1.5 text-13 text-ink-3">
          © OpenStreetMap contributors
        </p>
      ) : null}
    </>
  );
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

interface PlaceOptionProps {
  id: string;
  suggestion: Suggestion;
  typed: string;
  active: boolean;
  onPick: () => void;
}

function PlaceOption({ id, suggestion, typed, active, onPick }: PlaceOptionProps) {
  const Icon = KINDS[suggestion.kind];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={active}
      data-active={active ? '' : undefined}
      onClick={onPick}
      className={cx(
        'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-[8px] px-2.5 py-2 text-15 text-ink',
        active ? 'bg-brand-tint' : 'hover:bg-hover dark:hover:bg-sunken',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.9} className="size-[18px] shrink-0 text-ink-3" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {matchedParts(suggestion.label, typed).map(({ text, matched }, index) =>
          matched ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
            <strong key={index} className="font-bold">
              {text}
            </strong>
          ) : (
            text
          ),
        )}
        <span className="sr-only">, {suggestion.kind}</span>
      </span>
    </div>
  );
}
