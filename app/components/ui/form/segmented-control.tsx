import { cx } from 'class-variance-authority';
import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';
import { segmentStyle } from './segment-style';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

interface SegmentedControlProps<Value extends string> {
  /** What is being chosen, for assistive technology. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  segments: ReadonlyArray<Segment<Value>>;
  className?: string;
}

/** One of a few, all in view: "Map | Calendar | List", "Booked | Possible". */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  segments,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      role="radiogroup"
      aria-label={label}
      value={value}
      // Pressing the chosen one again would empty the group.
      onValueChange={(next) => next && onValueChange(next as Value)}
      className={cx('inline-flex rounded-[13px] bg-sunken p-1', className)}
    >
      {segments.map((segment) => (
        <ToggleGroup.Item
          key={segment.value}
          value={segment.value}
          // A radio's choice follows its focus from one to the next: the arrow keys choose.
          onFocus={({ currentTarget, relatedTarget }) => {
            const moved = currentTarget.parentElement?.contains(relatedTarget);
            if (moved && segment.value !== value) onValueChange(segment.value);
          }}
          className={segmentStyle}
        >
          {segment.icon}
          {segment.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
