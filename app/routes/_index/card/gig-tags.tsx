import { useState } from 'react';
import { LazyPart } from '~/components/ui/lazy-part';
import { TagChip } from '~/components/ui/tag-chip';
import type { Tag } from '~/domain/gigs/gig';

const SHOWN = 2;

/** Popovers weigh more than a card does, so they arrive with the first click. */
const loadAllTags = () => import('~/components/all-tags');

/** The first two tags, and the rest behind "+N more". */
export function GigTags({ tags }: { tags: Tag[] }) {
  const [opened, setOpened] = useState(false);
  const more = tags.length - SHOWN;
  const chip = (
    <button type="button" className={moreStyle} onClick={() => setOpened(true)}>
      +{more} more
      <span className="sr-only"> tags</span>
    </button>
  );
  return (
    <>
      {tags.slice(0, SHOWN).map((tag) => (
        <TagChip key={tag.id} name={tag.name} color={tag.color} />
      ))}
      {more <= 0 ? null : opened ? (
        <LazyPart
          load={loadAllTags}
          props={{ tags, trigger: chip }}
          fallback={chip}
          onGiveUp={() => setOpened(false)}
        />
      ) : (
        chip
      )}
    </>
  );
}

const moreStyle =
  'hit-area relative z-10 h-[22px] rounded-full px-1 font-semibold text-13 text-brand-ink hover:underline';
