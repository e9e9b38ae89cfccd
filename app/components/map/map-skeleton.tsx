/**
 * North America as the map begins, in pixels from its middle: the embedded outline, with all but
 * its coarsest corners left out.
 */
const LAND =
  'M96 337l-48-30l-39 4l-81-40l-10-41l-41-38l-42-71l-21-10l4 25l58 87l-63-57l11-9l-35-54l27-3l42 19l52-6l37 37l19-11l43 49l2 55l20 35l49 3l14-31l36-7l-20 69l53 0l12 10l-7 45l18 25l30-7l25 11l-6 16l-17-20l-16 20l-55-30l-21-40zM640-460l-4 79l-14 3l9 13l-11 5l-11-15l-11-3l2-13l-25 11l-10-13l1-20l-17-9l6-15l-7 6l-12-21l12-8l-15 0l20 0l-260 0zM222-52l-46 19l16-21l0-30l22 8l-13-19l-42-10l-3-24l-19-13l-19-2l-20 14l-59-23l-318 7l-20-33l-13 6l-19-12l11-10l-13 1l10-20l-13 18l-5-39l-11 11l-9-9l9-34l-6 8l-1-21l-19-10l-37-64l-27 15l-19-33l-22 1l0-89l566 0l114 0l-116 0l50 0l-35 0l-8 10l-32-10l34 22l-28 18l-20 77l6 17l12-10l7 39l24-6l59 44l32-2l4 43l20 30l18 2l5-19l-14-47l36-33l-4-29l-19-20l14-25l-10-24l9-42l31 12l12-9l25 31l22 4l-2 21l-11 3l14 14l-9 13l20 0l-6 17l35-13l13-40l15 43l17 12l-6 9l12 16l-12-2l24 21l-3 14l37 10l-34 25l25-19l27 20l1 20l-50 34l-73 1l-36 35l-15-4l14 6l-11 16zM358-83l-8-31l-16-6l-19 36l-43 4l92-69l26 4l-24 14l19 6l-7 11l49 30l-49 27l-8-13l31-16l-18 0l7-7zM195 127l16 51l-5 22l-36-62l-50-10l-20 8l4 15l-61-11l-27 28l0 19l8-30l-11 7l1 26l-20-7l-27-43l-22 9l-35-36l-52 6l-42-19l-27 3l-40-28l-42-81l9-94l-14-32l23 0l1 18l-1-33l316-6l5 12l56 12l-27 21l48-12l-8 11l20 4l20-4l17 13l-40 3l-12 20l12-11l-6 56l13-8l1-39l17-18l17 13l-7 21l14-2l-9 32l11 6l38-18l1-11l32-4l15-23l46-4l19-37l16 6l10 37l-39 20l-7 20l11 11l-41 9l20-1l-25 5l-8 25l-10-9l-2 36l-9-31l3 18l-11-5l20 37l-14-5l12 7l-14 9l10-1l-53 38zM-640-460l157 0l0 89l22-1l18 33l26-18l39 67l19 10l-6 28l-54-96l4 24l-13-17l-6 17l-36-29l4-12l-57 6l-3-15l-21 4l10-7l-10-3l4-10l-20 3l0 25l-15-4l-30 19l12-12l-10 0l5-21l26-4l-6-14l-51 48l9 12l-17 18l0 74zM457 460l-262 0l49-9l-8-39l27-39l42-21l1 39l3-22l29-5l45 16l35-8l-6 9l59 46l37 2l40 31l92 0z';

interface MapSkeletonProps {
  /** Nothing is on its way. */
  still: boolean;
  bottomInset?: number;
}

/** The map before it is there: what follows lies in the same place and is only finer. */
export function MapSkeleton({ still, bottomInset = 0 }: MapSkeletonProps) {
  return (
    <>
      {still ? null : (
        <p role="status" className="sr-only">
          Loading the map
        </p>
      )}
      <svg aria-hidden="true" className="absolute inset-0 size-full bg-water">
        <svg
          aria-hidden="true"
          x="50%"
          y="50%"
          className="overflow-visible fill-land stroke-border"
        >
          <path d={LAND} transform={`translate(0 ${-bottomInset / 2})`} />
        </svg>
      </svg>
      <div
        aria-hidden="true"
        className="absolute top-4 right-4 h-12 w-[140px] rounded-stub border border-line bg-surface md:h-[140px] md:w-12 md:pointer-fine:h-[122px] md:pointer-fine:w-[42px]"
      />
    </>
  );
}
