import { Check } from 'lucide-react';
import { useId } from 'react';
import { TAG_COLORS } from '~/domain/tags/tag-colors';

interface ColorSwatchesProps {
  label: string;
  /** "#rrggbb" */
  value: string;
  onChange: (color: string) => void;
  /** Enter on a colour. */
  onEnter?: () => void;
}

/** The colours a tag may have, as radio buttons; one that came from elsewhere stands beside them. */
export function ColorSwatches({ label, value, onChange, onEnter }: ColorSwatchesProps) {
  const name = useId();
  const offered = TAG_COLORS.some(({ color }) => color === value);
  const swatches = offered ? TAG_COLORS : [...TAG_COLORS, { name: 'Its own colour', color: value }];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-14 text-ink">{label}</legend>
      <div className="grid w-fit grid-cols-6 -mx-1.5">
        {swatches.map((swatch) => (
          <label
            key={swatch.color}
            title={swatch.name}
            className="relative grid size-11 place-items-center md:pointer-fine:size-10"
          >
            <input
              type="radio"
              name={name}
              value={swatch.color}
              checked={swatch.color === value}
              aria-label={swatch.name}
              onChange={() => onChange(swatch.color)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !onEnter) return;
                event.preventDefault();
                onEnter();
              }}
              style={{ background: swatch.color }}
              className="size-7 appearance-none rounded-full transition-shadow duration-120 checked:shadow-[0_0_0_2px_var(--raised),0_0_0_4px_var(--ink)] focus-visible:outline-offset-4"
            />
            {swatch.color === value ? (
              <Check
                aria-hidden="true"
                strokeWidth={3}
                className="pointer-events-none absolute size-4 text-white"
              />
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
