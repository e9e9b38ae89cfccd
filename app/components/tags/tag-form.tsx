import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { INLINE_EDITOR } from '~/components/forms/keep-escape';
import { Button } from '~/components/ui/button';
import { TextField } from '~/components/ui/form/field';
import { IconButton } from '~/components/ui/icon-button';
import { TagChip } from '~/components/ui/tag-chip';
import type { Tag } from '~/domain/gigs/gig';
import {
  isSameTagName,
  TAG_NAME_LENGTH,
  tagNameProblem,
  tagNameTaken,
  tidyTagName,
} from '~/domain/tags/tag-name';
import { ColorSwatches } from './color-swatches';

interface TagFormProps {
  tag: Tag;
  /** All tags, for a name that is taken. */
  tags: readonly Tag[];
  onSave: (patch: Partial<Pick<Tag, 'name' | 'color'>>) => void;
  onDelete: () => void;
  onBack: () => void;
}

/** The name and the colour of one tag, for every gig that bears it. */
export function TagForm({ tag, tags, onSave, onDelete, onBack }: TagFormProps) {
  const [typed, setTyped] = useState(tag.name);
  const [color, setColor] = useState(tag.color);
  const [errors, setErrors] = useState<string[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const name = tidyTagName(typed);

  useEffect(() => {
    // Where the keyboard would come up over the colours, they are seen first.
    const typing = matchMedia('(pointer: fine)').matches;
    if (typing) field.current?.select();
    else back.current?.focus();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const taken = tags.some(({ id, ...other }) => id !== tag.id && isSameTagName(other.name, name));
    const problem = tagNameProblem(name) ?? (taken ? tagNameTaken(name) : null);
    if (problem) {
      setErrors([problem]);
      field.current?.focus();
      return;
    }
    const patch = {
      ...(name !== tag.name && { name }),
      ...(color !== tag.color && { color }),
    };
    if (Object.keys(patch).length > 0) onSave(patch);
    onBack();
  }

  return (
    <form
      {...INLINE_EDITOR}
      noValidate
      aria-label={`Edit ${tag.name}`}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onBack()}
      className="md:flex md:flex-1 md:flex-col"
    >
      <div className="mb-3 flex items-center gap-1">
        <IconButton ref={back} label="Back to all tags" className="-ml-2.5" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <TagChip name={name || tag.name} color={color} />
      </div>
      <TextField
        ref={field}
        label="Name"
        value={typed}
        maxLength={TAG_NAME_LENGTH}
        autoComplete="off"
        errors={errors}
        onChange={(event) => {
          setTyped(event.target.value);
          setErrors([]);
        }}
      />
      <div className="mt-4">
        <ColorSwatches label="Colour" value={color} onChange={setColor} />
      </div>
      <div className="flex flex-wrap items-center gap-2 pt-4 md:mt-auto">
        <Button size="sm" variant="danger-outline" onClick={onDelete}>
          Delete
        </Button>
        <Button size="sm" variant="ghost" className="ml-auto" onClick={onBack}>
          Cancel
        </Button>
        {/* The one solid purple of the view is elsewhere. */}
        <Button type="submit" size="sm" variant="tint">
          Save
        </Button>
      </div>
    </form>
  );
}
