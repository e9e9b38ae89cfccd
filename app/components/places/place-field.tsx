import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Spinner } from '~/components/ui/feedback/spinner';
import { Field, Input, type TextFieldProps } from '~/components/ui/form/field';
import { Popover, PopoverAnchor, PopoverContent } from '~/components/ui/overlay/popover';
import type { Suggestion } from '~/domain/places/suggestions/suggestion';
import { nextActive } from './list-keys';
import { optionId, PlaceList } from './place-list';
import { usePlaceSuggestions } from './use-place-suggestions';

interface PlaceFieldProps
  extends Pick<
    TextFieldProps,
    'id' | 'name' | 'label' | 'errors' | 'placeholder' | 'maxLength' | 'required' | 'className'
  > {
  value: string;
  /** Whether the text is a suggestion that was picked, so that its coordinates are known. */
  picked?: boolean;
  /** What stands under it while nothing is to be said about the suggestions. */
  hint?: string;
  /** The person's own words: whatever was picked before no longer counts. */
  onType: (text: string) => void;
  onPick: (suggestion: Suggestion) => void;
}

const NOTES = {
  none: 'We couldn’t find that place. We’ll keep it the way you typed it.',
  failed: 'Suggestions are not available right now. You can type the place yourself.',
  picked: 'Found on the map.',
};

/**
 * A place in the person's own words, with suggestions as they type. Arrows and Enter or a click
 * pick one; nothing has to be picked, and no answer has to be waited for.
 */
export function PlaceField({
  id,
  name,
  label,
  errors,
  className,
  value,
  picked = false,
  hint = 'Venue, city and state: it finds its own place on the map.',
  onType,
  onPick,
  ...input
}: PlaceFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { state, suggestions } = usePlaceSuggestions(typed);
  const shown = open && suggestions.length > 0;
  const none = state === 'ready' && suggestions.length === 0;
  const note = picked ? 'picked' : none ? 'none' : state === 'failed' ? 'failed' : 'idle';

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function pick(suggestion: Suggestion) {
    close();
    setTyped(null);
    onPick(suggestion);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const suggestion = shown ? suggestions[active] : undefined;
    const next = nextActive(event.key, shown ? active : -1, suggestions.length);
    if (next !== null) {
      event.preventDefault();
      setOpen(true);
      setActive(next);
    } else if (event.key === 'Enter' && suggestion) {
      event.preventDefault();
      pick(suggestion);
    } else if (event.key === 'Escape' && shown) {
      // The list's own: the form or the dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <Field {...{ id, errors, label, className }} hint={note === 'idle' ? hint : NOTES[note]}>
      {(control) => (
        <Popover open={shown}>
          <PopoverAnchor asChild>
            <span className="relative block">
              <MapPin aria-hidden="true" className={iconStyle} />
              <Input
                {...input}
                {...control}
                name={name}
                role="combobox"
                aria-expanded={shown}
                aria-controls={shown ? listId : undefined}
                aria-autocomplete="list"
                aria-activedescendant={shown && active >= 0 ? optionId(listId, active) : undefined}
                autoComplete="off"
                spellCheck={false}
                value={value}
                onChange={({ target }) => {
                  onType(target.value);
                  setTyped(target.value);
                  setOpen(true);
                  setActive(-1);
                }}
                onKeyDown={onKeyDown}
                // Once the focus has arrived: a dialog takes back the focus that is nowhere while
                // something goes.
                onBlur={() => setTimeout(close)}
                className={state === 'loading' ? 'px-10' : 'pl-10'}
              />
              {state === 'loading' ? (
                <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-3">
                  <Spinner />
                </span>
              ) : null}
              <span role="status" className="sr-only">
                {shown ? placesFound(suggestions.length) : note === 'idle' ? null : NOTES[note]}
              </span>
            </span>
          </PopoverAnchor>
          <PopoverContent
            role="presentation"
            align="start"
            sideOffset={6}
            onOpenAutoFocus={keepFocus}
            onCloseAutoFocus={keepFocus}
            onInteractOutside={keepFocus}
            onEscapeKeyDown={keepFocus}
            onMouseDown={keepFocus}
            // A dialog holds still whatever is not in it; the list is drawn over it.
            onWheel={(event) => event.stopPropagation()}
            onTouchMove={(event) => event.stopPropagation()}
            className="flex w-(--radix-popover-trigger-width) flex-col overflow-hidden! p-0!"
          >
            <PlaceList id={listId} {...{ suggestions, active }} typed={typed ?? ''} onPick={pick} />
          </PopoverContent>
        </Popover>
      )}
    </Field>
  );
}

/* The text field keeps the focus, and decides by itself when the list goes. */
function keepFocus(event: { preventDefault: () => void }) {
  event.preventDefault();
}

function placesFound(count: number) {
  return count === 1 ? '1 place found' : `${count} places found`;
}

const iconStyle = 'pointer-events-none absolute inset-y-0 left-3 my-auto size-[18px] text-ink-3';
