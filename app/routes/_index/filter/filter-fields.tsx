import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { GigFilters } from '~/components/filter/gig-filters';
import { Checkbox } from '~/components/ui/form/checkbox';
import { SegmentedControl } from '~/components/ui/form/segmented-control';
import type { Tag } from '~/domain/gigs/gig';
import { toggleTag } from '~/domain/gigs/views/filter-parts';

const SHOW = [
  { value: 'all', label: 'All' },
  { value: 'booked', label: 'Booked' },
  { value: 'possible', label: 'Possible' },
] as const;

/** Every choice shows at once behind the panel. */
export function FilterFields({ filters }: { filters: GigFilters }) {
  const { filter, tags, change } = filters;
  const needsId = useId();
  const tagsId = useId();
  return (
    <>
      <SegmentedControl
        label="Status"
        value={filter.show ?? 'all'}
        onValueChange={(show) => change({ ...filter, show: show === 'all' ? null : show })}
        segments={SHOW}
        className="w-full [&>*]:px-2"
      />
      <label htmlFor={needsId} className="flex min-h-11 items-start gap-3 py-0.5">
        <Checkbox
          id={needsId}
          aria-describedby={`${needsId}-hint`}
          checked={filter.needsTravel}
          onChange={(event) => change({ ...filter, needsTravel: event.currentTarget.checked })}
        />
        <span className="min-w-0">
          <span className="block font-semibold text-15 text-ink">Needs travel</span>
          <span id={`${needsId}-hint`} className="block text-13 text-ink-3">
            Booked, but lacks a flight, hotel or car
          </span>
        </span>
      </label>
      <fieldset aria-labelledby={tagsId} className="min-w-0">
        <p id={tagsId} className="mb-2 font-semibold text-14 text-ink">
          Tags
          {tags.length > 1 ? (
            <span className="font-normal text-13 text-ink-3"> · any of those you choose</span>
          ) : null}
        </p>
        {tags.length === 0 ? (
          <p className="text-14 text-ink-3">None of your gigs has a tag.</p>
        ) : (
          <ul className="-m-1 flex max-h-60 flex-wrap gap-x-1.5 gap-y-2 overflow-y-auto p-1 pointer-coarse:gap-y-3">
            {tags.map((tag) => (
              <li key={tag.name} className="min-w-0 max-w-full">
                <TagToggle
                  tag={tag}
                  on={filter.tags.includes(tag.name)}
                  onToggle={() => change(toggleTag(filter, tag.name))}
                />
              </li>
            ))}
          </ul>
        )}
      </fieldset>
    </>
  );
}

interface TagToggleProps {
  tag: Tag;
  on: boolean;
  onToggle: () => void;
}

function TagToggle({ tag, on, onToggle }: TagToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onToggle}
      className={cx(
        'hit-area relative inline-flex h-[34px] max-w-full items-center gap-1.5 rounded-full border px-3 font-medium text-14 transition-colors duration-180',
        on
          ? 'border-brand bg-brand-tint text-brand-ink'
          : 'border-line-strong bg-surface text-ink-2 hover:bg-hover',
      )}
    >
      {on ? (
        <Check aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={2.6} />
      ) : (
        <span aria-hidden="true" className="grid size-3.5 shrink-0 place-items-center">
          <span className="size-2 rounded-full" style={{ background: tag.color }} />
        </span>
      )}
      <span className="truncate">{tag.name}</span>
    </button>
  );
}
