import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Piece } from './source-marks';

interface SourceTextProps {
  pieces: Piece[];
  /** "this flight" */
  kind: string;
}

/** The pasted text with the words that were read marked and numbered. On a phone it is folded. */
export function SourceText({ pieces, kind }: SourceTextProps) {
  const [unfolded, setUnfolded] = useState(false);
  return (
    <section
      aria-label="What you pasted"
      className="flex min-h-0 flex-col border-line bg-bg px-5 py-3 max-md:border-b md:border-r md:px-7 md:py-5"
    >
      <header className="flex items-center justify-between gap-3">
        <h3 className="font-semibold font-text text-15 max-md:hidden">What you pasted</h3>
        <button
          type="button"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
          className="-ml-1 inline-flex h-11 items-center gap-1.5 rounded-[8px] px-1 font-semibold text-15 text-ink md:hidden"
        >
          What you pasted
          <ChevronDown
            aria-hidden="true"
            className={cx(
              'size-[18px] transition-transform duration-120',
              unfolded && 'rotate-180',
            )}
          />
        </button>
        <p className="text-14 text-ink-3">Kept with {kind}</p>
      </header>
      {/* A block of its own, so that a screen reader does not run it into the fields. */}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by the keyboard
        tabIndex={0}
        className={cx(
          'mt-3 min-h-0 flex-1 overflow-y-auto overscroll-contain rounded-control border border-line bg-surface px-4 py-3.5',
          'whitespace-pre-wrap [tab-size:104px] text-14 text-ink-2 leading-[1.65rem] [overflow-wrap:anywhere] max-md:max-h-80',
          !unfolded && 'max-md:hidden',
        )}
      >
        {pieces.map((piece) =>
          piece.number === null ? (
            <span key={piece.start}>{piece.text}</span>
          ) : (
            <Mark key={piece.start} piece={piece} />
          ),
        )}
      </div>
    </section>
  );
}

function Mark({ piece }: { piece: Piece }) {
  return (
    <mark
      className={cx(
        'box-decoration-clone rounded-[5px] border-b-[1.5px] px-1 py-px font-medium',
        piece.ambiguous
          ? 'border-warn-line bg-warn-tint text-ink'
          : 'border-brand bg-brand-tint text-ink',
      )}
    >
      {piece.text}
      <sup
        className={cx(
          'ml-0.5 font-semibold text-[0.6875rem] leading-none',
          piece.ambiguous ? 'text-warn-ink' : 'text-brand-ink',
        )}
      >
        {piece.number}
      </sup>
    </mark>
  );
}
