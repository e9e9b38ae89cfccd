import { Tags } from 'lucide-react';
import { useRef, useState } from 'react';
import { tagGroups } from '~/components/all-tags';
import { Fact, FactRow } from '~/components/forms/inline/editable-row';
import { LazyPart } from '~/components/ui/lazy-part';
import { TagChip } from '~/components/ui/tag-chip';
import type { Gig } from '~/domain/gigs/gig';
import { withPending } from './tag-list';
import { useTagWork } from './use-tag-work';

/** Few visits change a tag: the editor arrives with the first click. */
const loadTagEditor = () => import('./tag-editor');

/** A gig's tags among its facts. */
export function TagsRow({ gig }: { gig: Gig }) {
  const work = useTagWork(gig);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const tags = tagGroups(withPending(work.tags, work.pending)).flat();
  return (
    <FactRow icon={Tags}>
      <Fact label="Tags" buttonRef={opener} onEdit={() => setOpen(true)} expanded={open}>
        {tags.length > 0 ? (
          <span className="flex flex-wrap gap-1.5 pt-1 pb-0.5">
            {tags.map((tag) => (
              <TagChip key={tag.id} name={tag.name} color={tag.color} />
            ))}
          </span>
        ) : (
          <span className="text-ink-3">None yet</span>
        )}
      </Fact>
      {open ? (
        <LazyPart
          load={loadTagEditor}
          onGiveUp={() => setOpen(false)}
          props={{ gig, work, opener, onClose: () => setOpen(false) }}
        />
      ) : null}
    </FactRow>
  );
}
