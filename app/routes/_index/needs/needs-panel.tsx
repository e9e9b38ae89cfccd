import { cx } from 'class-variance-authority';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { problemMessage } from '~/components/data/call-api';
import { setFitView } from '~/components/fit/fit-view';
import { useFits } from '~/components/fit/use-fits';
import { GigIcon } from '~/components/gig-icons';
import { PanelError } from '~/components/ui/feedback/panel-error';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { viewState } from '~/components/view-state';
import {
  NEEDS_DAYS,
  type Need,
  needsCount,
  needsSign,
  needsYou,
} from '~/domain/fit/views/needs-you';
import { NeedsList } from './needs-list';
import { type NeedsProps, needsRowStyle } from './needs-props';

const lastOpen = viewState<boolean>();

/** One line that says how much needs the person; it opens to say what. */
export default function NeedsPanel({ gigs, today, ...links }: NeedsProps) {
  const { fits, error, reload } = useFits(gigs, today);
  const needs = useMemo(() => fits && needsYou(fits, gigs, today), [fits, gigs, today]);
  useEffect(() => {
    setFitView({ needs: needs ? needsSign(needs) : null });
    return () => setFitView({ needs: null });
  }, [needs]);

  if (!needs) {
    return error ? (
      <PanelError onRetry={reload} className="min-h-12 py-2!">
        {problemMessage(error, 'What needs you could not be read.')}
      </PanelError>
    ) : (
      <div role="status" className={needsRowStyle}>
        <span className="sr-only">Checking what needs you</span>
        <Skeleton className="h-4 w-1/2" />
      </div>
    );
  }
  return (
    <section aria-label="Needs you">
      {needs.length === 0 ? (
        <p className={cx(needsRowStyle, 'text-ink-2')}>
          <CircleCheck aria-hidden="true" className="size-[18px] shrink-0 text-ok-ink" />
          Nothing needs you in the next {NEEDS_DAYS} days.
        </p>
      ) : (
        <Disclosure needs={needs} today={today} {...links} />
      )}
    </section>
  );
}

type DisclosureProps = Omit<NeedsProps, 'gigs'> & { needs: Need[] };

function Disclosure({ needs, ...list }: DisclosureProps) {
  const [open, setOpen] = useState(lastOpen.read() ?? false);
  const id = useId();
  const worst = needsSign(needs)?.severity ?? 'warning';
  function toggle() {
    lastOpen.write(!open);
    setOpen(!open);
  }
  return (
    <div className="rounded-stub border border-line bg-surface shadow-low">
      <h2 className="font-text">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
          className={cx(
            needsRowStyle,
            open && 'rounded-b-none!',
            'min-h-[46px]! border-0! bg-transparent! shadow-none! transition-colors duration-120 hover:bg-hover! focus-visible:-outline-offset-3',
          )}
        >
          <GigIcon
            name={worst}
            className={cx(
              'size-[18px] shrink-0',
              worst === 'problem' ? 'text-bad-ink' : 'text-warn-ink',
            )}
          />
          <span className="shrink-0 font-semibold text-ink">Needs you</span>
          <span className="min-w-0 flex-1 truncate text-right font-normal text-13 text-ink-2">
            {needsCount(needs)}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cx('size-[18px] shrink-0 text-ink-3', open && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={id} hidden={!open}>
        <NeedsList
          needs={needs}
          className="max-h-[min(50dvh,430px)] overflow-y-auto overscroll-contain border-line border-t"
          {...list}
        />
      </div>
    </div>
  );
}
