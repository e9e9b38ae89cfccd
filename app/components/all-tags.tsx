import type { ReactElement } from 'react';
import { TagChip } from '~/components/ui/tag-chip';
import type { Tag } from '~/domain/gigs/gig';
import { Popover, PopoverContent, PopoverTrigger } from './ui/overlay/popover';

/** Every tag of a gig; loaded and opened by the first click on "+N more". */
export default function AllTags({ tags, trigger }: { tags: Tag[]; trigger: ReactElement }) {
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="start" aria-label="All Tags" className="w-64">
        <h4 className="font-semibold text-14 text-ink">All Tags</h4>
        {tagGroups(tags).map((group) => (
          <div key={group[0]?.id} className="mt-2 flex flex-wrap gap-1.5">
            {group.map((tag) => (
              <TagChip key={tag.id} name={tag.name} color={tag.color} />
            ))}
          </div>
        ))}
      </PopoverContent>
    </Popover>
  );
}

/** Tags of one colour stand together once there are more than three and a colour repeats. */
export function tagGroups(tags: Tag[]): Tag[][] {
  const byColor = new Map<string, Tag[]>();
  for (const tag of tags) {
    const color = tag.color.toLowerCase();
    byColor.set(color, [...(byColor.get(color) ?? []), tag]);
  }
  if (tags.length <= 3 || byColor.size === tags.length) return [tags];
  return [...byColor.values()];
}
